import type { Dexie } from 'dexie';
import { z } from '../../contract/zod.ts';
import type { FetchJson } from '../../catalogue/fetch-json.ts';

/** Below `data/`. The build writes it (`data/practice-story/`). */
export const STORY_FILE = 'practice-story.json';

const Rows = z.record(z.string(), z.array(z.looseObject({})));

/**
 * Every row of the finished story, by table, on the device and on the server. Times are written as `{time}` (a number) or `{date}`
 * (a `Date`), in milliseconds from the midnight at which the story's last day begins; earlier days are negative.
 */
export const BakedStory = z.object({ device: Rows, server: Rows });
export type BakedStory = z.infer<typeof BakedStory>;

/** The beginning of every ID in the story's file. It is replaced each time the story is told, so that no two devices have the same people. */
const PREFIX = '5709a11d';
/** How many characters at the beginning of an ID, with the hyphen, are replaced each time the story is told. */
export const TELLING = PREFIX.length + 1;
const DAY = 24 * 60 * 60_000;

/** The ID of the n-th thing that the story creates, counted from 1. */
export function storyId(count: number): string {
  return `${PREFIX}-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

/** Reads the story, and moves its times so that its last day is today and nothing is in the future. */
export async function loadStory(
  fetchJson: FetchJson,
  { now, newId }: { now: () => Date; newId: () => string },
): Promise<BakedStory> {
  const baked = JSON.stringify(await fetchJson(STORY_FILE));
  // Ids stand in the bodies of requests and answers too.
  const own = baked.replaceAll(`${PREFIX}-`, `${newId().slice(0, PREFIX.length)}-`);
  const today = now();
  return BakedStory.parse(JSON.parse(own, (_, value: unknown) => withTimes(value, today)));
}

const Time = z.strictObject({ time: z.number() });
const Day = z.strictObject({ date: z.number() });

/** Replaces a part of the story that stands for a time with that time. */
function withTimes(value: unknown, today: Date): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('time' in value) {
    const { success, data } = Time.safeParse(value);
    return success ? timeOf(data.time, today).getTime() : value;
  }
  const { success, data } = 'date' in value ? Day.safeParse(value) : { success: false, data: undefined };
  return success && data ? timeOf(data.date, today) : value;
}

function timeOf(fromToday: number, today: Date): Date {
  const days = Math.floor(fromToday / DAY);
  const time = new Date(today);
  time.setDate(time.getDate() + days);
  time.setHours(0, 0, 0, fromToday - days * DAY);
  return time < today ? time : new Date(today);
}

/** Writes rows of the story, table by table, inside a transaction of the caller. */
export async function layRows(db: Dexie, rows: BakedStory['device']): Promise<void> {
  await Promise.all(db.tables.map((table) => table.bulkPut(rows[table.name] ?? [])));
}
