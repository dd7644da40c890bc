import type { LocalId } from '../domain/record/reference.ts';
import type { GroupRow } from '../store/rows/group.ts';
import type { UserRow } from '../store/rows/user.ts';
import type { Store } from '../store/core/store.ts';

/** Gives the words for the codes of a row, and the server's UUID for its group. */
export interface ExportFacts {
  occupationName: (code: string) => string;
  group: (id: LocalId) => GroupRow | undefined;
}

/** The columns, in this order. Values that are sent have the contract's names, the others our own. */
const COLUMNS = {
  receipt: ({ receipt }) => receipt,
  reference: ({ reference }) => reference,
  sex: ({ sex }) => sex,
  country: ({ country }) => country,
  occupation: ({ occupation }) => occupation,
  occupation_name: ({ occupation }, { occupationName }) => occupationName(occupation),
  occupation_words: ({ occupationWords }) => occupationWords,
  group_uuid: (user, facts) => groupUuid(user, facts),
  group_name: ({ groupId }, { group }) => groupId && group(groupId)?.name,
  state: ({ state }) => state,
  uuid: ({ serverUuid }) => serverUuid,
  made: ({ createdAt }) => new Date(createdAt).toISOString(),
} satisfies Record<string, (user: UserRow, facts: ExportFacts) => string | undefined>;

/** The server's UUID of the group; undefined while the server does not know the group. */
function groupUuid({ groupId }: UserRow, { group }: ExportFacts): string | undefined {
  const row = groupId && group(groupId);
  return row && (row.origin === 'device' ? row.serverUuid : row.id);
}

/** Lines of a CSV file (RFC 4180), each with its line end. */
function csvLines(users: readonly UserRow[], facts: ExportFacts): string {
  return users
    .map((user) => line(Object.values(COLUMNS).map((column) => column(user, facts) ?? '')))
    .join('');
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Nobody sees these at the beginning of a cell, and spreadsheets skip them. */
const UNSEEN = String.raw`[\s"\p{DI}\p{Cf}\p{Cc}\u2800]*`;
/** The characters with which a spreadsheet begins a formula, full-width ones included. */
const FORMULA = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
/** A cell may begin behind any of these, too: spreadsheets of many countries part cells by semicolons, and any by tabs. */
const BEGINNING = String.raw`^|[;\t\r\n]`;
const DANGEROUS = new RegExp(`((?:${BEGINNING})${UNSEEN})(${FORMULA})`, 'gu');

/** A cell as RFC 4180 writes it. The apostrophe makes a spreadsheet show a formula instead of running it. */
export function cell(text: string): string {
  const guarded = text.replaceAll(DANGEROUS, "$1'$2");
  const harmless = /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** How many rows are read at a time: enough to be quick, few enough to leave the page responsive. */
const LOT = 1_000;

/** A CSV file with these people, in the order given. People who are no longer in the store are left out. */
export async function exportPeople(
  { db }: Store,
  ids: readonly LocalId[],
  occupationName: ExportFacts['occupationName'],
): Promise<Blob> {
  const groups = new Map((await db.groups.toArray()).map((row) => [row.id, row]));
  const facts: ExportFacts = { occupationName, group: (id) => groups.get(id) };
  // Spreadsheets take a file for UTF-8 only when it begins with this mark.
  const parts = ['\uFEFF', line(Object.keys(COLUMNS))];
  for (let from = 0; from < ids.length; from += LOT) {
    const rows = await db.users.bulkGet(ids.slice(from, from + LOT));
    parts.push(
      csvLines(
        rows.filter((row) => row !== undefined),
        facts,
      ),
    );
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
