import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { sql } from 'kysely';
import { loadShippedCatalogue } from '../node/shipped-catalogue.ts';
import type { Command } from './command-line.ts';
import { addKey, listKeys, revokeKey } from './service/api-keys.ts';
import {
  addGroup,
  addOrganisation,
  chooseOrganisation,
  listGroups,
  listOrganisations,
  organisationOfKey,
} from './service/organisations.ts';
import { FILE, openStorage, type Place, type Storage } from './storage/open.ts';

/** What may be the first command. Every other one needs what was there before. */
const BEGINNINGS = ['key add', 'organisation add'];

/** Carries out a command that is not serving, and returns what to print. @throws Error with a sentence */
export async function runCommand(command: Command, place: Place, now: () => Date): Promise<string> {
  const { words, about, options } = command;
  if (words === 'restore') return restore(about, place);
  // Whether it can be reached does not matter then.
  if (words === 'backup' && place.url !== undefined) throw new Error(PG_DUMP);
  await knownCountry(options.country);
  const file = join(place.data, FILE);
  if (place.url === undefined && !BEGINNINGS.includes(words) && !existsSync(file))
    throw new Error(`There is no database in ${place.data}: name its folder with --data`);
  const storage = await openStorage(place);
  try {
    return await inStorage(storage, command, place.url === undefined ? file : 'PostgreSQL', now);
  } finally {
    await storage.close();
  }
}

async function inStorage(
  storage: Storage,
  command: Command,
  keptIn: string,
  now: () => Date,
): Promise<string> {
  const { words, about, options, right } = command;
  const { db } = storage;
  const given = { now, newId: randomUUID };
  const { name, country, contract } = { ...options, name: options.organisation };
  const facts = { ...(country !== undefined && { country }), ...(contract && { contract }) };
  switch (words) {
    case 'key add': {
      const { id, secret, organisation } = await storage.transaction(async (trx) => {
        const its = await organisationOfKey(trx, given, about, {
          ...(name !== undefined && { name }),
          ...facts,
        });
        const key = await addKey(trx, now(), { organisationId: its.id, name: about, right });
        return { ...key, organisation: its.name };
      });
      return [
        secret,
        '',
        `This key of ${organisation} is shown only now. Type it on each device: Settings > Server.`,
        `It is in ${keptIn}: a server over another database does not know it.`,
        `A server that already runs without keys listens beyond this machine once it is started again.`,
        `To take it back: npm run serve -- key revoke ${id}`,
      ].join('\n');
    }
    case 'key list':
      return table(await keyLines(storage), 'There is no key yet');
    case 'key revoke':
      if (await revokeKey(db, now(), about)) return `${about} is let in no more`;
      throw new Error(`There is no key ${about} that could be revoked: key list shows them`);
    case 'organisation add': {
      await addOrganisation(db, given, { name: about, ...facts });
      return `${about} was added. Next: npm run serve -- key add NAME --organisation "${about}"`;
    }
    case 'organisation list': {
      const all = await listOrganisations(db);
      return table(
        all.map((one) => [one.name, one.country ?? '', one.contract]),
        'There is no organisation yet',
      );
    }
    case 'group add': {
      const { id } = await chooseOrganisation(db, name);
      const group = await addGroup(db, given, id, { name: about, type: options.type });
      return `${about} was added: ${group.uuid}`;
    }
    case 'group list': {
      const { id } = await chooseOrganisation(db, name);
      const all = await listGroups(db, id);
      return table(
        all.map((one) => [one.uuid, one.type, one.name]),
        'There is no group yet',
      );
    }
    default:
      return backup(storage, about);
  }
}

async function keyLines({ db }: Storage): Promise<string[][]> {
  const names = new Map((await listOrganisations(db)).map((one) => [one.id, one.name]));
  return (await listKeys(db)).map(({ id, name, right, organisationId, createdAt, revokedAt }) => [
    ...[id, right, name, names.get(organisationId) ?? ''],
    revokedAt ? `revoked ${day(revokedAt)}` : `since ${day(createdAt)}`,
  ]);
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

async function knownCountry(country: string | undefined): Promise<void> {
  const { countries } = await loadShippedCatalogue();
  if (country === undefined || countries.has(country)) return;
  throw new Error(
    `--country ${country} is no code of ISO 3166-1, such as ${countries.suggest(country) ?? 'KE'}`,
  );
}

const PG_DUMP = 'PostgreSQL makes its own backups: pg_dump "$DATABASE_URL" --format=custom --file=FILE';
const PG_RESTORE =
  'PostgreSQL restores its own backups: pg_restore --dbname="$DATABASE_URL" FILE, into an empty database';

/** Another connection reads one moment of the database, while the server goes on writing. */
async function backup(storage: Storage, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup never overwrites a file`);
  await writeWhole(file, (part) => sql`VACUUM INTO ${part}`.execute(storage.db));
  return `${file} has everything that the server had accepted`;
}

async function restore(file: string, { data, url }: Place): Promise<string> {
  if (url !== undefined) throw new Error(PG_RESTORE);
  const target = join(data, FILE);
  // SQLite would read the log of another database into the restored one.
  const left = ['', '-wal', '-shm'].map((end) => target + end).find((one) => existsSync(one));
  if (left !== undefined) throw new Error(`${left} exists already: restore into an empty folder, by --data`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const source = openWhole(file);
  if (!source) throw new Error(`${file} is no whole backup of this server: nothing was restored`);
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    // By SQLite, because a log beside the file may have the last records.
    await writeWhole(target, (part) => source.prepare('VACUUM INTO ?').run(part));
  } finally {
    source.close();
  }
  return `${target} was restored`;
}

/** Writes a file under another name first, so that a kill never leaves a part of it under its own. */
async function writeWhole(file: string, write: (part: string) => unknown): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await write(part);
    const written = openSync(part, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Opens a file if it is a database of this server, without a fault in it. */
function openWhole(file: string): Database.Database | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const check: unknown = database.prepare('PRAGMA integrity_check').raw(true).get();
    const tables = database.prepare("SELECT count(*) FROM sqlite_master WHERE name = 'idempotency_keys'");
    const count: unknown = tables.raw(true).get();
    if (String(check) === 'ok' && String(count) === '1') return database;
  } catch {
    // It is something else.
  }
  database?.close();
  return undefined;
}

/** Columns as wide as their widest text. */
function table(lines: readonly (readonly string[])[], none: string): string {
  if (lines.length === 0) return none;
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((cells) => (cells[at] ?? '').length))) ?? [];
  return lines
    .map((cells) =>
      cells
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
