import { readFile } from 'node:fs/promises';
import { Dexie } from 'dexie';
import { IDBFactory as FakeFactory, IDBKeyRange as FakeKeyRange } from 'fake-indexeddb';
import { loadCatalogue } from '../../src/catalogue/load.ts';
import { ServerDatabase } from '../../src/practice/server/database.ts';
import { type BakedStory, storyId } from '../../src/practice/story/lay-story.ts';
import { liveThrough } from '../../src/practice/story/story.ts';
import { openStore } from '../../src/store/transaction/store.ts';

/** Any day will do: every time of the story is stored as a number of days before this one, and a time of day. */
const TODAY = new Date(2026, 0, 21, 12);
const DAY = 24 * 60 * 60_000;
const LONGEST_STORY = 60 * DAY;

/** Plays the story in memory, and gives every row that exists at its end, on the device and on the server. */
export async function bakeStory(): Promise<BakedStory> {
  const before = { ...Dexie.dependencies };
  Object.assign(Dexie.dependencies, { indexedDB: new FakeFactory(), IDBKeyRange: FakeKeyRange });
  try {
    return await playStory();
  } finally {
    Object.assign(Dexie.dependencies, before);
  }
}

async function playStory(): Promise<BakedStory> {
  const name = 'the story of practice mode';
  const store = await openStore({ name, now: () => TODAY, newId: ids(), random: () => 0.5 });
  const db = new ServerDatabase(`${name}: server`);
  const fetchJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(`public/data/${file}`, 'utf8'));
  const books = await liveThrough({ store, catalogue: await loadCatalogue(fetchJson) });
  await db.transaction('rw', db.tables, () => books.writeTo(db));
  const story = { device: await rowsOf(store.db), server: await rowsOf(db) };
  store.close();
  db.close();
  return story;
}

type Row = Record<string, unknown>;

function ids(): () => string {
  let last = 0;
  return () => storyId((last += 1));
}

async function rowsOf(db: Dexie): Promise<BakedStory['device']> {
  const tables = db.tables.map(async (table): Promise<[string, Row[]]> => {
    const rows: unknown[] = await table.toArray();
    return [table.name, rows.map((row) => inDays(row) as Row)]; // A row stays an object.
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** A value of a row with its times as days before the story's last one. */
function inDays(value: unknown): unknown {
  if (value instanceof Date) return { date: daysOf(value.getTime()) };
  if (typeof value === 'number') return isTime(value) ? { time: daysOf(value) } : value;
  if (Array.isArray(value)) return value.map(inDays);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inDays(one)]));
  if (typeof value === 'object' && value !== null)
    throw new TypeError('JSON cannot keep a value of the story');
  if (typeof value === 'string' && /\d\d-\d\dT\d\d:/.test(value))
    throw new TypeError(`A time of the story is in a text: ${value}`);
  return value;
}

/** No other number of a row is so large. */
function isTime(value: number): boolean {
  return value > TODAY.getTime() - LONGEST_STORY && value <= TODAY.getTime();
}

/** Whole days before the story's last one as a negative number, and the time of the day, in milliseconds. */
function daysOf(time: number): number {
  const at = new Date(time);
  const days = Math.round((new Date(time).setHours(12, 0, 0, 0) - TODAY.getTime()) / DAY);
  return (
    days * DAY + ((at.getHours() * 60 + at.getMinutes()) * 60 + at.getSeconds()) * 1000 + at.getMilliseconds()
  );
}
