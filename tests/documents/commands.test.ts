import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readCommand } from '../../src/server/database/command-line.ts';
import { freePort } from '../support/hosts/free-port.ts';

/** The folders whose documents are read, besides the top one. */
const FOLDERS = ['src', 'tests', 'data'];

/** Long commands are continued on the next line. */
const continued = (text: string) => text.replaceAll(/ \\\n\s*/g, ' ');

const IN_GATE = 'a step of the gate itself';
const AT_NIGHT = 'a step of npm run test:all';
const RELEASE = 'makes a release';
/** Every other command that a document tells someone to run is run below. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm cit': 'runs this test',
  'npm test': 'runs this test',
  'npm start': 'tests/build/start.test.ts; its steps are those of the gate',
  'npm start -- --port 5000': 'tests/build/start.test.ts',
  'npm run test:all': 'runs this test',
  'npm run test:quick': 'runs this test',
  'npm run test:flaky -- --times 20 --project e2e FILES': 'runs for hours',
  'npm run build': IN_GATE,
  'npm run size': IN_GATE,
  'npm run types': IN_GATE,
  'npm run check': IN_GATE,
  'npm run data': 'writes the shipped data; the gate compares it',
  'npm run data -- --check': IN_GATE,
  'npm run format': 'writes the sources; the gate compares their format',
  'npm run release': 'tests/build/release.test.ts; it builds first',
  'npm run messages -- --note': 'writes the notes of translations; tests/ui/messages compares them',
  'npm run messages -- --write <code> sheet.csv': 'tests/build/messages/translations.test.ts',
  'npm run messages -- --write fr sheet.csv': 'tests/build/messages/translations.test.ts',
  'npm run messages -- --read fr sheet.csv': 'tests/build/messages/translations.test.ts',
  'npm run bench import': AT_NIGHT,
  'npm run bench occupation-finder': AT_NIGHT,
  'npm run eval:occupations -- FILE.tsv': 'tests/eval',
  'npm run eval:occupations --': 'tests/eval',
  'npm run torture -- --rounds 100 --seed 35 --transfer':
    'runs for hours; a few rounds run in npm run test:all',
  'OUTPOST_SERVER=https://api.example.org npm run build':
    'the policy itself: tests/service-worker/readme-scripts.test.ts',
  'OUTPOST_RUNS=100000 OUTPOST_SEED=1 npx vitest run --project unit tests/practice/worlds': 'runs for hours',
  'npm version --no-git-tag-version 0.2.0': RELEASE,
  'OUTPOST_WRITE=yes npx vitest run tests/copies/older-versions': RELEASE,
  'git tag -a v0.2.0': RELEASE,
  'npm run dev': 'a test below',
  'npm ci && npm run build': IN_GATE,
  'npm ci --omit=dev': 'tests/server/database/installed.test.ts',
  'npm run faulty-server': 'a test below',
};

const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|git|curl) \S/;

/** The commands in code spans and in blocks of shell, each with the first document that names it. */
function commandsOf(files: readonly string[]): Map<string, string> {
  const commands = new Map<string, string>();
  for (const file of files) {
    const text = continued(readFileSync(file, 'utf8'));
    const blocks = Array.from(text.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) =>
      block.split('\n'),
    ).flat();
    const spans = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
    for (const line of [...blocks, ...spans]) {
      const command = line.replace(/\s{2,}#.*$/, '').trim();
      if (isCommand.test(command) && !commands.has(command)) commands.set(command, file);
    }
  }
  return commands;
}

const inFolder = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));
const files = [...inFolder('.', false), ...FOLDERS.flatMap((folder) => inFolder(folder, true))];
const commands = commandsOf(files);
const calls = [...commands.keys()].filter((command) => command.startsWith('curl '));
const servers = [...commands.keys()].filter((command) =>
  command.startsWith('npm run faulty-server -- --port'),
);
const tests = [...commands.keys()].filter((command) => command.startsWith('npx vitest run tests/'));
const serving = [...commands.keys()].filter((command) => command.startsWith('npm run serve'));
const plain = ['npm run faulty-server -- --help', 'npm run messages'];

test('every command of a document is run here, or has its reason', () => {
  expect(commands.size).toBeGreaterThan(20);
  const known = [...Object.keys(NOT_RUN), ...calls, ...servers, ...serving, ...tests, ...plain];
  expect([...commands].filter(([command]) => !known.includes(command))).toEqual([]);
  // No reason for what no document says any more.
  expect(known.filter((command) => !commands.has(command))).toEqual([]);
});

const run = (command: string) =>
  spawnSync(command, { shell: true, encoding: 'utf8', env: { ...process.env, VITEST: undefined } });

test.each(plain)('%s', (command) => {
  const { status, stdout } = run(command);
  expect(status).toBe(0);
  expect(stdout).not.toBe('');
});

/** They would go on serving, or want files: what they do is tested in tests/server/database. */
test.each(serving)('%s is understood', (command) => {
  const words = Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '');
  const [, , , dashes, ...args] = words;
  expect(dashes ?? '--').toBe('--');
  expect(readCommand(args)).toHaveProperty('words');
});

/** The tests themselves run beside this one. */
test.each(tests)('%s names tests that there are', (command) => {
  const paths = command.split(' ').filter((word) => word.startsWith('tests/'));
  expect(paths.filter((one) => !existsSync(one))).toEqual([]);
});

/** Runs a command that goes on until it is stopped, and resolves once it has printed something that fits. */
async function going(command: string, ready: RegExp): Promise<string> {
  const child = spawn(command, { shell: true, detached: true, env: { ...process.env, NO_COLOR: '1' } });
  onTestFinished(() => void process.kill(-(child.pid ?? 0)));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (some: Buffer) => {
      printed += some.toString();
      if (ready.test(printed)) resolve();
    });
    child.once('exit', () => reject(new Error(`${command} ended: ${printed}`)));
  });
  return printed;
}

test('the calls with curl are answered by the server of the documents', async () => {
  for (const server of servers) {
    // Literally but for the port, which somebody else may have.
    const port = `${await freePort()}`;
    await going(server.replace('8787', port), /Faults: /);
    const isKeyed = server.includes('--key');
    for (const call of calls.filter((one) => one.includes('apikey') === isKeyed)) {
      const { status, stdout } = run(call.replace('8787', port));
      expect({ call, status }).toEqual({ call, status: 0 });
      expect(() => JSON.parse(stdout) as unknown).not.toThrow();
      expect(stdout.includes('UK')).toBe(call.includes('country=UK'));
    }
  }
});

test('npm run dev serves the source', { tags: ['night'] }, async () => {
  const printed = await going(`npm run dev -- --port ${await freePort()}`, /Local:.*http\S+/);
  const [url = ''] = /http:\/\/localhost:\d+\//.exec(printed) ?? [];
  expect((await fetch(url)).status).toBe(200);
});
