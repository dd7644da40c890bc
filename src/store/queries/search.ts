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

/**
 * Finds people, newest first. A word that few people have is looked up. With words that many have, the newest
 * people are walked through, which soon fills the page. Words that are frequent each but rare together are
 * intersected first.
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
  const ids = await candidateIds(db, tokens, codes);
  if (!ids) return scan(db, before, limit, wanted, state);
  const rows = await db.users.bulkGet([...ids]);
  const found = rows.filter((row) => row !== undefined).filter(wanted);
  return pageOf(
    found.sort((one, other) => other.seq - one.seq),
    limit,
  );
}

/**
 * Those of the newest people, in a state or in any, who have a reference.
 * @param lookedAt how many of the newest are looked at
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
async function candidateIds(
  db: OutpostDatabase,
  tokens: readonly string[],
  codes: ReadonlySet<string>,
): Promise<Set<LocalId> | undefined> {
  const having = await idsHaving(db, tokens);
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

/** The ids of the people who have the rarest word, or, where all words are frequent, all of them. */
async function idsHaving(db: OutpostDatabase, tokens: readonly string[]): Promise<LocalId[] | undefined> {
  const having = (token: string) => db.users.where('words').startsWith(token);
  for (const token of tokens) {
    const some = await having(token)
      .limit(FEW + 1)
      .primaryKeys();
    if (some.length <= FEW) return some;
  }
  const [first = '', ...others] = tokens;
  if (others.length === 0) return undefined;
  let ids = await having(first).primaryKeys();
  for (const token of others) {
    const also = new Set(await having(token).primaryKeys());
    ids = ids.filter((id) => also.has(id));
  }
  return ids.length <= FEW ? ids : undefined;
}
