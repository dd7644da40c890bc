import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LINK_LIMITS } from '../../../src/organisation/setup/link-limits.ts';
import { readSetupLink } from '../../../src/organisation/setup/read-link.ts';
import { setupLink } from '../../../src/organisation/setup/write-link.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/changes/settings.ts';

const readme = readFileSync('src/build/README.md', 'utf8');
const link = /^https:\S+#\/setup\?\S+$/m.exec(readme)?.[0] ?? '';

test('the setup link of src/build/README.md is one that Outpost writes, with every field, and reads', () => {
  const { setup, problems, ignored } = readSetupLink(link);
  expect({ problems, ignored }).toEqual({ problems: [], ignored: [] });
  expect(Object.keys(setup.settings)).toHaveLength(7);
  const [app = ''] = link.split('#');
  expect(setupLink(app, { ...DEFAULT_SETTINGS, ...setup.settings }, setup.groups)).toBe(link);
});

test('what it says that no link can do, none can', () => {
  expect(readSetupLink(`${link}&key=s`).problems).toEqual([{ kind: 'key', name: 'key' }]);
  expect(readSetupLink(`${link}&idempotencyKey=true`).ignored).toEqual(['idempotencyKey']);
  expect(readme).toContain(`up to ${LINK_LIMITS.groups}.`);
});
