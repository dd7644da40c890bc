import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What Chromium keeps its databases in: LevelDB today, SQLite behind a flag. */
export type Backend = 'leveldb' | 'sqlite';

export function flagsFor(backend: Backend): string[] {
  return backend === 'sqlite' ? ['--enable-features=IdbSqliteBackingStore,IdbSqliteOnDiskRollout'] : [];
}

/** Whether the profile has what the backend writes: a flag that a later Chromium does not know would change nothing. */
export async function isKeptBy(backend: Backend, profile: string): Promise<boolean> {
  const places = await readdir(profile, { recursive: true });
  const databases = places.filter((place) => /\/IndexedDB\//.test(place));
  const isLevelDb = databases.some((place) => place.endsWith('.leveldb'));
  return databases.length > 0 && isLevelDb === (backend === 'leveldb');
}

/** What is done to the browser's database while it does not run. */
export type Injury = 'torn log' | 'deleted';

/** Every twentieth round the database is deleted, every other tenth the end of its log is torn. */
export function injuryOf(round: number): Injury | undefined {
  if (round % 20 === 0) return 'deleted';
  return round % 10 === 0 ? 'torn log' : undefined;
}

/**
 * A header of a record that says that 100 bytes follow, and nothing after it: what a crash of the machine leaves. LevelDB reads
 * past it once, appends behind it, and at the start after that reads nothing of the log (google/leveldb#1287).
 */
const HEADER_ONLY = Uint8Array.of(0, 0, 0, 0, 100, 0, 1);

/** Tears the newest log of each LevelDB, or the write-ahead log of each SQLite. @returns how many */
export async function tearLogs(profile: string): Promise<number> {
  const logs = await filesIn(profile, (file) => /\/IndexedDB\/.*(\.leveldb\/\d+\.log|-wal)$/.test(file));
  const newest = new Map(logs.toSorted().map((file) => [path.dirname(file), file]));
  for (const file of newest.values()) await appendFile(file, HEADER_ONLY);
  return newest.size;
}

/** Deletes all databases, as Chromium's storage does by itself now and then. @returns how many folders there were */
export async function deleteDatabases(profile: string): Promise<number> {
  const places = await readdir(profile, { recursive: true, withFileTypes: true });
  const folders = places.filter((place) => place.isDirectory() && place.name === 'IndexedDB');
  for (const { parentPath, name } of folders) await rm(path.join(parentPath, name), { recursive: true });
  return folders.length;
}

async function filesIn(folder: string, isWanted: (file: string) => boolean): Promise<string[]> {
  const places = await readdir(folder, { recursive: true, withFileTypes: true });
  return places
    .filter((place) => place.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(isWanted);
}
