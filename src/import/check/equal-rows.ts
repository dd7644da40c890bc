import { isBlank } from '../map/plain.ts';
import type { Mapping } from '../mapping.ts';
import type { Table } from '../table.ts';
import { inSlices, type Pause } from './slices.ts';

const ROWS_IN_A_SLICE = 200;
/** No text of a file has it. */
const BETWEEN_CELLS = '\u0000';

/**
 * For each row that is equal to another one in all columns, a text that only these rows have; nothing for other rows. In a table
 * without a column that tells people apart no row has one: forty female tailors of one group are forty people.
 */
export async function twinsIn(
  { columns, rows }: Table,
  { fields }: Mapping,
  pause: Pause,
): Promise<readonly (string | undefined)[]> {
  const texts: string[] = [];
  const times = new Map<string, number>();
  await inSlices(rows, ROWS_IN_A_SLICE, pause, ({ cells }) => {
    const text = cells.map((cell) => cell.trim()).join(BETWEEN_CELLS);
    texts.push(text);
    times.set(text, (times.get(text) ?? 0) + 1);
  });
  if (times.size === rows.length) return [];
  const different = [...times.keys()].map((text) => text.split(BETWEEN_CELLS));
  const mayTell = columns.map((_, column) => column).filter((column) => mayTellApart(fields[column]));
  for (const column of mayTell) {
    if (await tellsApart(column, different, rows.length, pause))
      return texts.map((text) => ((times.get(text) ?? 0) > 1 ? text : undefined));
  }
  return [];
}

/** Sex, occupation, country, group and assessments never do, even in a table of three rows in which they all differ. */
function mayTellApart(field: Mapping['fields'][number]): boolean {
  return field === undefined || field === 'reference';
}

const NEARLY_ALL = 0.9;

/**
 * Whether nearly every value of a column differs, counting equal rows once. Over all rows more than half must differ: otherwise
 * a table of forty equal rows had a single row, and so only different values.
 */
async function tellsApart(
  column: number,
  rows: readonly (readonly string[])[],
  all: number,
  pause: Pause,
): Promise<boolean> {
  const values = new Set<string>();
  await inSlices(rows, ROWS_IN_A_SLICE, pause, (cells) => {
    const value = cells[column] ?? '';
    if (!isBlank(value)) values.add(value.toLowerCase());
  });
  return values.size >= rows.length * NEARLY_ALL && values.size > all / 2;
}
