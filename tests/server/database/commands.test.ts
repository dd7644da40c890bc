import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { chmod, copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCommand } from '../../../src/server/database/command-line.ts';
import { runCommand } from '../../../src/server/database/commands.ts';
import { FILE, openStorage, type Place } from '../../../src/server/database/storage/open.ts';
import { form } from '../../support/hosts/contract-host.ts';
import {
  DATABASES,
  places,
  postgresAtNight,
  sendAs,
  startPersistentServer,
  statusOf,
} from '../../support/hosts/persistent-server.ts';
import { runServerCommand, startServerProcess } from '../../support/hosts/server-process.ts';

const now = () => new Date('2026-11-28T09:00:00Z');
const run = (place: Place, ...args: string[]) => runCommand(readCommand(args), place, now);
const keyIn = (printed: string): string => printed.split('\n')[0] ?? '';

for (const kind of DATABASES)
  describe(`commands, with ${kind}`, postgresAtNight(kind), () => {
    const place = places(kind);

    test('the first key brings its organisation; it is listed without its secret, and revoked', async () => {
      const where = await place();
      const printed = await run(where, 'key', 'add', 'Nakuru field team', '--country', 'KE');
      const key = keyIn(printed);
      expect(key).toMatch(/^([2-9A-HJ-NP-Z]{6}-){4}[2-9A-HJ-NP-Z]{6}$/);
      expect(await run(where, 'organisation', 'list')).toBe('Nakuru field team  KE  other');
      const id = key.slice(0, 6);
      expect(await run(where, 'key', 'list')).toBe(
        `${id}  send  Nakuru field team  Nakuru field team  since 2026-11-28`,
      );
      const server = await startPersistentServer(where);
      const send = sendAs(server.url, key);
      expect(await statusOf(send('/api-v1/assessments'))).toBe(200);
      expect(await run(where, 'key', 'revoke', id)).toBe(`${id} is let in no more`);
      expect(await statusOf(send('/api-v1/assessments'))).toBe(401);
      await expect(run(where, 'key', 'revoke', id)).rejects.toThrow('There is no key');
      expect(await run(where, 'key', 'list')).toContain('revoked 2026-11-28');
      await server.stop();
    });

    test.each([
      ['key add', ['key', 'add', 'Tablets', '--organisation', 'Lakeside', '--country', 'KE']],
      ['organisation add', ['organisation', 'add', 'Lakeside', '--country', 'KE']],
    ])('%s after a first look makes it their organisation', async (_, command) => {
      const where = await place();
      await (await startPersistentServer(where)).stop();
      await run(where, 'group', 'add', 'Nakuru 3');
      await run(where, ...command);
      expect(await run(where, 'organisation', 'list')).toBe('Lakeside  KE  other');
      expect(await run(where, 'group', 'list')).toContain('Nakuru 3');
    });

    test('an organisation that has people or a key keeps its name', async () => {
      const where = await place();
      const server = await startPersistentServer(where);
      const sent = fetch(
        `${server.url}/api-v1/users/create`,
        form({ sex: 'F', country: 'KE', occupation: '2221' }),
      );
      expect(await statusOf(sent)).toBe(200);
      await server.stop();
      const add = (...options: string[]) => run(where, 'key', 'add', 'Tablets', ...options);
      await expect(add('--organisation', 'Lakeside')).rejects.toThrow(
        'only these organisations: My organisation. To add one: ',
      );
      for (const ignored of [
        ['--contract', 'revenue-share'],
        ['--country', 'UG'],
      ])
        await expect(add(...ignored)).rejects.toThrow('My organisation is there already');
      expect(await run(where, 'key', 'list')).toBe('There is no key yet');
      expect(await add('--contract', 'other')).toContain('This key of My organisation');
    });

    test('of several organisations one has to be named', async () => {
      const where = await place();
      await run(where, 'organisation', 'add', 'One');
      expect(await run(where, 'key', 'list')).toBe('There is no key yet');
      await run(where, 'organisation', 'add', 'Two', '--contract', 'revenue-share', '--country', 'ug');
      await expect(run(where, 'organisation', 'add', 'Two')).rejects.toThrow('named Two already');
      await expect(run(where, 'key', 'add', 'Tablets')).rejects.toThrow('--organisation: One, Two');
      await expect(run(where, 'key', 'add', 'Tablets', '--organisation', 'Three')).rejects.toThrow(
        'only these',
      );
      expect(keyIn(await run(where, 'key', 'add', 'Tablets', '--organisation', 'Two', '--read'))).toMatch(
        /^\w{6}-/,
      );
      await run(where, 'group', 'add', 'Nakuru 3', '--organisation', 'One');
      expect(await run(where, 'group', 'list', '--organisation', 'One')).toMatch(
        /^[\w-]{36} {2}TEAM {2}Nakuru 3$/,
      );
      expect(await run(where, 'group', 'list', '--organisation', 'Two')).toBe('There is no group yet');
    });
  });

describe('a command line', () => {
  test.each([
    [['key', 'add'], 'key add what?'],
    [['key', 'lose', 'A'], 'There is no command “key lose A”'],
    [['backup'], 'backup what?'],
    [['key', 'list', 'all'], 'There is no command “key list all”'],
    [['--port', 'eighty'], '--port is not understood: it takes a whole number'],
    [
      ['--url', 'http://outpost.example'],
      '--url is not understood: it takes an address that begins with https://',
    ],
    [['--read', '--metrics'], 'do not go together'],
    [['group', 'add', 'A', '--type', 'CLUB'], '--type is not understood: it takes GOVT'],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('that is not understood gets a sentence: %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });

  test('with a country that does not exist gets a sentence, and makes nothing', async () => {
    const where = await places('SQLite')();
    await expect(run(where, 'key', 'add', 'Tablets', '--country', 'UK')).rejects.toThrow('such as GB');
    expect(await readdir(where.data)).toEqual([]);
  });

  test('about a folder without a database makes none there, but for what begins with one', async () => {
    const { data } = await places('SQLite')();
    const none = { data: join(data, 'none') };
    const copy = join(data, 'copy.sqlite');
    for (const command of ['key list', 'key revoke A', 'organisation list', 'group add A', 'group list'])
      await expect(run(none, ...command.split(' '))).rejects.toThrow('--data');
    await expect(run(none, 'backup', copy)).rejects.toThrow(`There is no database in ${none.data}`);
    expect(await readdir(data)).toEqual([]);
    expect(await run(none, 'key', 'add', 'Tablets')).toContain(join(none.data, FILE));
  });
});

describe('a backup', () => {
  const place = places('SQLite');
  const PERSON = form({ sex: 'F', country: 'KE', occupation: '2221' });

  test('has what was accepted while the server runs, and is restored into an empty folder alone', async () => {
    const where = await place();
    const key = keyIn(await run(where, 'key', 'add', 'Tablets', '--read'));
    const server = await startPersistentServer(where);
    const send = sendAs(server.url, key);
    expect(await statusOf(send('/api-v1/users/create', PERSON))).toBe(200);
    const file = join(where.data, 'copy.sqlite');
    // While others are being accepted.
    const [, ...accepted] = await Promise.all([
      run(where, 'backup', file),
      ...Array.from({ length: 20 }, () => statusOf(send('/api-v1/users/create', PERSON))),
    ]);
    expect(new Set(accepted)).toEqual(new Set([200]));
    await expect(run(where, 'backup', file)).rejects.toThrow('never overwrites');
    await server.stop();

    const empty = { data: join((await place()).data, 'new') };
    expect(await run(empty, 'restore', file)).toContain('was restored');
    const restored = await startPersistentServer(empty);
    const lines = (await (await sendAs(restored.url, key)('/records/people.ndjson')).text())
      .trim()
      .split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect((await stat(empty.data)).mode & 0o077).toBe(0);
    await restored.stop();
    await expect(run(empty, 'restore', file)).rejects.toThrow('exists already');
  });

  test('that is cut, changed or something else is not restored', async () => {
    const where = await place();
    await run(where, 'key', 'add', 'Tablets');
    const file = join(where.data, 'copy.sqlite');
    await run(where, 'backup', file);
    const bytes = await readFile(file);
    const other = (await place()).data;
    const wrong = join(other, 'wrong.sqlite');
    for (const content of [bytes.subarray(0, 20_000), Buffer.from('people,1'), Buffer.alloc(0)]) {
      await writeFile(wrong, content);
      await expect(run({ data: join(other, 'new') }, 'restore', wrong)).rejects.toThrow(
        'nothing was restored',
      );
    }
    await expect(run({ data: other }, 'restore', join(other, 'none'))).rejects.toThrow('There is no file');
  });

  test('is not restored beside what is left of another database, whose log would be read into it', async () => {
    const where = await place();
    await run(where, 'key', 'add', 'Tablets');
    const file = join(where.data, 'copy.sqlite');
    await run(where, 'backup', file);
    for (const end of ['-wal', '-shm']) {
      const { data } = await place();
      await writeFile(join(data, FILE + end), '');
      await expect(run({ data }, 'restore', file)).rejects.toThrow(`${FILE}${end} exists already`);
      expect(await readdir(data)).toEqual([FILE + end]);
    }
  });

  test('may be the files of a killed server, of which the log has the last records', async () => {
    const where = await place();
    const running = await openStorage(where);
    await run(where, 'key', 'add', 'Tablets');
    const killed = (await place()).data;
    for (const end of ['', '-wal']) await copyFile(join(where.data, FILE + end), join(killed, FILE + end));
    await running.close();
    const restored = { data: join(killed, 'new') };
    await run(restored, 'restore', join(killed, FILE));
    expect(await run(restored, 'key', 'list')).toContain('Tablets');
  });

  test('is restored where a restore was killed before its end', async () => {
    const [where, other] = [await place(), await place()];
    await run(where, 'key', 'add', 'Tablets');
    const file = join(where.data, 'copy.sqlite');
    await run(where, 'backup', file);
    await writeFile(join(other.data, `${FILE}.part`), 'half');
    await run(other, 'restore', file);
    expect(await readdir(other.data)).toEqual([FILE]);
    expect(await run(other, 'key', 'list')).toContain('Tablets');
  });

  test('of PostgreSQL is its own', async () => {
    const where = { data: '', url: 'postgres://localhost/never-asked' };
    await expect(run(where, 'backup', 'FILE')).rejects.toThrow('pg_dump');
    await expect(run(where, 'restore', 'FILE')).rejects.toThrow('pg_restore');
  });
});

describe('the program', () => {
  const place = places('SQLite');

  test('prints help, keys and errors, and tells apart how it ended', async () => {
    const where = await place();
    const help = await runServerCommand(where, '--help');
    expect([help.code, help.output]).toEqual([0, expect.stringContaining('key add NAME')]);
    const wrong = await runServerCommand(where, 'key', 'revoke', 'ABCDEF');
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('There is no database')]);
  });

  test(
    'makes files that nobody else on the machine can read, also in a folder that was there',
    { tags: ['night'] },
    async () => {
      const where = await place();
      await chmod(where.data, 0o755);
      const file = join(where.data, 'copy.sqlite');
      const server = await startServerProcess(where);
      expect((await runServerCommand(where, 'backup', file)).code).toBe(0);
      const made = await readdir(where.data);
      expect(made.toSorted()).toEqual(['copy.sqlite', FILE, `${FILE}-shm`, `${FILE}-wal`]);
      for (const name of made) expect((await stat(join(where.data, name))).mode & 0o077).toBe(0);
      await server.kill('SIGTERM');
    },
  );

  test(
    'finishes what it is answering when it is stopped, however often it is told',
    { tags: ['night'] },
    async () => {
      const where = await place();
      const service = spawn('npm', ['run', '-s', 'serve', '--', '--data', where.data, '--port', '0'], {
        env: { ...process.env, DATABASE_URL: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
        // A group of its own: what runs a service signals all of its processes at once.
        detached: true,
      });
      const ended = once(service, 'close');
      const stop = () => process.kill(-(service.pid ?? 0), 'SIGTERM');
      onTestFinished(() => {
        if (service.exitCode === null && service.signalCode === null) stop();
      });
      const lines = createInterface({ input: service.stdout });
      const line = async (pattern: RegExp): Promise<string> => {
        for await (const [text] of on(lines, 'line', { close: ['close'] }) as AsyncIterable<[string]>)
          if (pattern.test(text)) return text;
        throw new Error(`It ended without ${pattern}`);
      };
      const url = (await line(/^ {2}http:/)).trim();
      const sent = request(`${url}api-v1/users/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', expect: '100-continue' },
      });
      const answered = once(sent, 'response');
      sent.flushHeaders();
      await once(sent, 'continue');
      const stopping = line(/^Stopping/);
      stop();
      await stopping;
      stop();
      sent.end('sex=F&country=KE&occupation=2221');
      const [answer] = (await answered) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(200);
      await ended;
    },
  );
});
