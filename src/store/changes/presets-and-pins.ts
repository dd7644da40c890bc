import type { FormPreset } from '../../domain/record/form-preset.ts';
import { commit } from '../transaction/commit.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import type { Store } from '../transaction/store.ts';

export interface RecentOccupation {
  /** ISCO-08 code. */
  code: string;
  /** The words by which it was found the last time. */
  words?: string;
}

const PRESET = 'form preset';
const PINS = 'pinned occupations';
/** How many of the newest people are searched for recent occupations. */
const RECENT_PEOPLE = 300;

/** What the form starts with. It assigns nothing before a person has chosen so. */
export async function formPreset({ db }: Store): Promise<FormPreset> {
  const row = await db.meta.get(PRESET);
  // Only `keepFormPreset` writes it.
  return (row?.value ?? { assessments: [] }) as FormPreset;
}

/** Stores what the form should start with next time. Part of a transaction. */
export async function keepFormPreset(db: OutpostDatabase, value: FormPreset): Promise<void> {
  await db.meta.put({ key: PRESET, value });
}

/** The occupations of the people registered last, newest first, each once. Discarded people do not count. */
export async function recentOccupations({ db }: Store, limit: number): Promise<RecentOccupation[]> {
  const rows = await db.users.orderBy('seq').reverse().limit(RECENT_PEOPLE).toArray();
  const recent = new Map<string, RecentOccupation>();
  for (const { occupation, occupationWords, status } of rows) {
    const known = recent.get(occupation);
    // A person whose occupation was chosen with one press has no words.
    if (status === 'discarded' || (known && (known.words || !occupationWords))) continue;
    recent.set(occupation, { code: occupation, ...(occupationWords && { words: occupationWords }) });
  }
  return [...recent.values()].slice(0, limit);
}

/** The codes that a person has pinned, in the order of pinning. */
export async function pinnedOccupations({ db }: Store): Promise<string[]> {
  const row = await db.meta.get(PINS);
  // Only `pinOccupation` writes it.
  return (row?.value ?? []) as string[];
}

/** Pins an occupation, or unpins it. */
export async function pinOccupation(store: Store, code: string, pinned: boolean): Promise<void> {
  await commit(store, [], async () => {
    const others = (await pinnedOccupations(store)).filter((other) => other !== code);
    await store.db.meta.put({ key: PINS, value: pinned ? [...others, code] : others });
  });
}
