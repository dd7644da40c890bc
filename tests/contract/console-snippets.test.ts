import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { prepareRequest, type Encoding } from '../../src/api/client.ts';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';
import { curlOf, fetchOf } from '../../src/ui/screens/console/copy/snippets.ts';
import { company } from '../support/hosts/contract-host.ts';
import { startReferenceServer } from '../support/hosts/reference-server.ts';

const run = promisify(execFile);
const KEY = `a"key' with $HOME`;
/** Has everything that means something to a shell, to a form or to JSON. */
const NASTY = `O'Brien & "Söhne" $(id) \`id\` %41 a=b+c; \\n @/etc/passwd 100% ¿?`;

type Case = [name: EndpointName, params: Record<string, string>, fields?: Record<string, unknown>];

const cases: Case[] = [
  ['assessments', {}],
  ['assessment', { key: 'ai' }],
  ['assessment', { key: "a'b c/d" }],
  ['occupationsInGroup', { int: '3' }],
  ['occupationsInGroup', {}],
  ['createUser', {}, { sex: 'F', country: 'ke', occupation: '2221', group_uuid: company.uuid }],
  ['createUser', {}, { sex: NASTY, country: 'UK', occupation: '@/etc/passwd' }],
  ['createUser', {}, {}],
  [
    'assign',
    {},
    {
      user_uuid: company.uuid,
      auto_reserve: 1,
      auto_assign: [
        { key: 'AI', target: 'self' },
        { key: NASTY, target: '' },
      ],
    },
  ],
  ['createGroup', {}, { name: NASTY, type: 'TEAM' }],
];

/** Runs a copied text with the key in its variable, and gives what it prints. */
async function bash(text: string): Promise<string> {
  const { stdout } = await run('bash', ['-c', text.replace(/^curl '/, "curl -s '")], {
    env: { ...process.env, KEY },
  });
  return stdout;
}

async function program(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'outpost-snippet-'));
  const file = path.join(folder, 'copied.mjs');
  await writeFile(
    file,
    `const KEY = process.env.KEY;\n${text}\nprocess.stdout.write(JSON.stringify(answer));\n`,
  );
  const { stdout } = await run(process.execPath, [file], { env: { ...process.env, KEY } });
  await rm(folder, { recursive: true });
  return stdout;
}

const SENDS_THE_SAME = '%s of %j with %j: curl in bash and fetch in a program send what the console sends';
/** Whether it has all that could mean something where it is copied to. */
const isNasty = (one: Case) => JSON.stringify(one).includes(JSON.stringify(NASTY).slice(1, -1));

test.each(cases.filter(isNasty))(`${SENDS_THE_SAME}, as a form`, (...one) =>
  expectTheSameSent('form', ...one),
);
test.each(cases.filter((one) => !isNasty(one)))(
  `${SENDS_THE_SAME}, as a form`,
  { tags: ['night'] },
  (...one) => expectTheSameSent('form', ...one),
);
test.each(cases.filter(isNasty))(`${SENDS_THE_SAME}, as JSON`, (...one) => expectTheSameSent('json', ...one));
test.each(cases.filter((one) => !isNasty(one)))(`${SENDS_THE_SAME}, as JSON`, { tags: ['night'] }, (...one) =>
  expectTheSameSent('json', ...one),
);

async function expectTheSameSent(encoding: Encoding, ...[name, params, fields]: Case): Promise<void> {
  const server = await startReferenceServer({ key: KEY, groups: [company], newId: () => company.uuid });
  try {
    const request = prepareRequest(
      endpoints[name],
      { params, ...(fields && { fields }) },
      { baseUrl: server.url, encoding },
    );
    const { url, ...init } = request;
    const response = await fetch(url, { ...init, headers: { ...init.headers, apikey: KEY } });
    const expected = await response.text();
    expect(expected).not.toContain('credentials');
    expect(await bash(curlOf(request, 'apikey'))).toBe(expected);
    expect(await program(fetchOf(request, 'apikey'))).toBe(expected.trimEnd());
    const bodies = server.ledger().map(({ body }) => body);
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
    expect(bodies).toHaveLength(response.ok && fields ? 3 : 0);
  } finally {
    await server.close();
  }
}

test('the key is named by its variable alone, and a call without one carries none', () => {
  const request = prepareRequest(
    endpoints.assessments,
    {},
    { baseUrl: 'https://a.example', encoding: 'form' },
  );
  expect(curlOf(request, 'apikey')).toContain('-H "apikey: $KEY"');
  expect(curlOf(request, undefined)).not.toContain('KEY');
  expect(fetchOf(request, undefined)).not.toContain('KEY');
});

test.each(['apikey', 'X-Key_2', '`id`', '$HOME', "it's", 'a|b&c#d', '!!*%', '~^+.'])(
  'a shell runs nothing of a header that a link may name: %s',
  async (header) => {
    const request = prepareRequest(
      endpoints.assessments,
      {},
      { baseUrl: `https://a.example/'\`id\``, encoding: 'form' },
    );
    const told = await bash(`curl () { printf '%s\\n' "\${@: -1}"; }\n${curlOf(request, header)}`);
    expect(told).toBe(`${header}: ${KEY}\n`);
  },
);
