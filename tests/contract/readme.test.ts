import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointNames, endpoints, type Endpoint } from '../../src/contract/endpoints.ts';

test('src/contract/README.md lists just the endpoints of the table, in its order', () => {
  const rows = readFileSync('src/contract/README.md', 'utf8').match(/^\| `(GET|POST) \/.*$/gm) ?? [];
  const expected = endpointNames.map((name) => {
    const { method, path, summary, extension }: Endpoint = endpoints[name];
    const note = extension ? ' (extension: the live service has it, its document does not)' : '';
    return `| \`${method} ${path}\` | ${summary}${note} |`;
  });
  expect(rows).toEqual(expected);
});
