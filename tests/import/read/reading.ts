import { READ_LIMITS, type ReadLimits } from '../../../src/import/read/limits.ts';
import { readTable, type Source } from '../../../src/import/read/read-table.ts';
import type { ReadProblem, Table } from '../../../src/import/table.ts';

interface How {
  sheet?: string;
  limits?: Partial<ReadLimits>;
}

export const read = (source: Source, { sheet, limits }: How = {}) =>
  readTable(source, sheet, { ...READ_LIMITS, ...limits });

/** The table of a source that can be read. */
export async function tableOf(source: Source, how?: How): Promise<Table> {
  const result = await read(source, how);
  if (result.is === 'refused') throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
  return result.table;
}

/** Why a source is not read. */
export async function problemOf(source: Source, how?: How): Promise<ReadProblem | 'none'> {
  const result = await read(source, how);
  return result.is === 'refused' ? result.problem : 'none';
}

/** Headings and cells of a table, line by line. */
export function linesOf({ columns, rows }: Table): (readonly string[])[] {
  return [columns, ...rows.map(({ cells }) => cells)];
}

export const textFile = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv') =>
  new File([content], name);
