import type { LocalId } from '../../domain/record/reference.ts';
import { bareReceipt } from '../../domain/record/receipt.ts';
import type { ShownState } from '../../domain/record/states.ts';
import { withAsciiDigits } from '../../domain/text/digits.ts';
import { wordsOf } from '../../domain/text/words.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import { below, pageOf, scan, type PeoplePage } from './people.ts';
import type { UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';

export interface PeopleSearch {
  /** What was typed: receipts, references, occupation codes and words, in any order; beginnings of words are enough. */
  text: string;
  /** Codes of occupations whose title fits what was typed, as the catalogue knows them. */
  occupations?: readonly string[];
  /** Only people in this state. */
  state?: ShownState | undefined;
  /** Only people for whom this gives true. */
  only?: ((id: LocalId) => boolean) | undefined;
  before?: number;
  limit: number;
}

/**
 * The most candidates that are read and sorted. With more, walking from the newest person down costs less.
 */
const FEW = 2_000;
/** How many of the newest people are walked through before words that are rare together are intersected. */
const NEWEST = 4_000;

/**
 * Finds people, newest first. A word that few people have is looked up. With words that many have, the newest
 * people are walked through until the page is full. Only words that many have each, but few of the newest together, are
 * intersected: that reads all of their index.
 */
export async function searchPeople({ db }: Store, search: PeopleSearch): Promise<PeoplePage> {
  const { before = Infinity, limit, state, only = () => true } = search;
  const tokens = tokensOf(search.text);
  if (tokens.length === 0) return { rows: [] };
  const codes = new Set(search.occupations);
  const wanted = (row: UserRow) =>
    row.seq < before &&
    (state === undefined || row.state === state) &&
    (fits(row, tokens) || codes.has(row.occupation)) &&
    only(row.id);
  const few = await fewHaving(db, tokens);
  const near = few ? undefined : await scan(db, { before, state, limit, wanted, atMost: NEWEST });
  if (near && (near.isEnd || near.rows.length > limit)) return pageOf(near.rows, limit);
  const ids = await withOccupations(db, few ?? (await havingAll(db, tokens)), codes);
  if (!ids) {
    const { rows } = await scan(db, { before, state, limit, wanted });
    return pageOf(rows, limit);
  }
  const rows = await db.users.bulkGet([...ids]);
  const found = rows.filter((row) => row !== undefined).filter(wanted);
  return pageOf(
    found.sort((one, other) => other.seq - one.seq),
    limit,
  );
}

/**
 * Those of the newest people, in a state or in any, who have a reference.
 * @param lookedAt how many of the newest people are read
 */
export async function newestReferenced(
  { db }: Store,
  lookedAt: number,
  state?: ShownState,
): Promise<UserRow[]> {
  const newest = await below(db, Infinity, state).limit(lookedAt).toArray();
  return newest.filter(({ reference }) => reference !== undefined);
}

/** A receipt is one word whether it is typed with its hyphen or not. */
function tokensOf(typed: string): string[] {
  const text = withAsciiDigits(typed);
  const receipt = /^\s*[a-z0-9]{2}[\s-]?[a-z0-9]{4}\s*$/i.test(text) && /[\s-]/.test(text.trim());
  return wordsOf(receipt ? bareReceipt(text) : text);
}

function fits(row: UserRow, tokens: readonly string[]): boolean {
  return tokens.every((token) => row.words.some((word) => word.startsWith(token)));
}

/** The ids of all who may fit, by words or by occupation. Undefined when they are many. */
async function withOccupations(
  db: OutpostDatabase,
  having: readonly LocalId[] | undefined,
  codes: ReadonlySet<string>,
): Promise<Set<LocalId> | undefined> {
  // An occupation's code is among a person's words.
  const fitting =
    codes.size > 0
      ? await db.users
          .where('words')
          .anyOf([...codes])
          .limit(FEW + 1)
          .primaryKeys()
      : [];
  const ids = having && new Set([...having, ...fitting]);
  return ids && ids.size <= FEW ? ids : undefined;
}

/** The ids of the people who have the rarest word. Undefined where many have each of them. */
async function fewHaving(db: OutpostDatabase, tokens: readonly string[]): Promise<LocalId[] | undefined> {
  for (const token of tokens) {
    const some = await db.users
      .where('words')
      .startsWith(token)
      .limit(FEW + 1)
      .primaryKeys();
    if (some.length <= FEW) return some;
  }
  return undefined;
}

/** The ids of the people who have all of several words. Undefined when they are many, and for one word alone. */
async function havingAll(db: OutpostDatabase, tokens: readonly string[]): Promise<LocalId[] | undefined> {
  const having = (token: string) => db.users.where('words').startsWith(token);
  const [first = '', ...others] = tokens;
  if (others.length === 0) return undefined;
  let ids = await having(first).primaryKeys();
  for (const token of others) {
    const also = new Set(await having(token).primaryKeys());
    ids = ids.filter((id) => also.has(id));
  }
  return ids.length <= FEW ? ids : undefined;
}
