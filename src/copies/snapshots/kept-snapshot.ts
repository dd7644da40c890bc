import type { OutpostDatabase } from '../../store/transaction/database.ts';
import { encodeLine } from '../mirror/file/line.ts';
import { readLog, type Log } from '../mirror/file/log.ts';
import { MIRRORED_TABLES } from '../mirror/file/mirrored-tables.ts';
import { readAtOneMoment } from '../one-moment.ts';
import { readSnapshot } from '../mirror/snapshot.ts';

/** The part of the browser's cache storage that snapshots need. */
export type SnapshotCaches = Pick<CacheStorage, 'open' | 'delete' | 'has'>;

/** Two addresses, written in turn, so that a kill while one is written leaves the other. The app has no pages there. */
const PLACES = ['second-copy/a', 'second-copy/b'] as const;
type Place = (typeof PLACES)[number];
const WRITTEN_AT = 'written-at';

/** A snapshot as it was found. */
export interface KeptSnapshot {
  log: Log;
  place: Place;
  /** When it was written, in milliseconds. */
  at: number;
}

/** The name of the cache. It begins with the database's name, so that erasing the deployment finds it. */
export function snapshotCache(database: string): string {
  return `${database} snapshots`;
}

/** All snapshots that can be read. */
export async function readKept(caches: SnapshotCaches, database: string): Promise<KeptSnapshot[]> {
  const name = snapshotCache(database);
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = await Promise.all(PLACES.map(async (place) => ({ place, kept: await cache.match(place) })));
  const read = found.map(async ({ place, kept }): Promise<KeptSnapshot[]> => {
    const log = kept && readLog(new Uint8Array(await kept.arrayBuffer()));
    return log ? [{ log, place, at: Number(kept.headers.get(WRITTEN_AT)) }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Where the next snapshot is written: never over the newest whole one. */
export function nextPlace(kept: readonly Pick<KeptSnapshot, 'log' | 'place' | 'at'>[]): Place {
  const [newest] = kept
    .filter(({ log }) => log.snapshot.from !== undefined)
    .sort((one, other) => other.at - one.at);
  return newest?.place === PLACES[0] ? PLACES[1] : PLACES[0];
}

export function otherPlace(place: Place): Place {
  return place === PLACES[0] ? PLACES[1] : PLACES[0];
}

/**
 * Writes everything as it is at one moment.
 * @returns the number of the last change in it
 * @throws DOMException where there is no room
 */
export async function writeSnapshot(
  caches: SnapshotCaches,
  db: OutpostDatabase,
  place: Place,
  epoch: string,
  now: number,
): Promise<number> {
  // Unlike a file of the mirror, a snapshot has no later changes that could bring rows up to date.
  const { lines, from } = await readAtOneMoment(db, allRows, MIRRORED_TABLES);
  const head = encodeLine({ kind: 'head', format: 1, epoch, schema: db.rowsVersion });
  const end = encodeLine({ kind: 'whole', epoch, from });
  const cache = await caches.open(snapshotCache(db.name));
  await cache.put(
    place,
    new Response(new Blob([head, ...lines, end]), { headers: { [WRITTEN_AT]: String(now) } }),
  );
  return from;
}

async function allRows(db: OutpostDatabase) {
  const lines: ReturnType<typeof encodeLine>[] = [];
  const from = await readSnapshot(db, (table, rows) => {
    lines.push(encodeLine({ kind: 'rows', table, rows }));
    return Promise.resolve();
  });
  return { lines, from };
}
