import type { Field } from '../../../import/mapping.ts';
import { MAX_REFERENCE } from '../../../contract/limits.ts';
import type { LeftOutRow, RowProblem } from '../../../import/checked.ts';
import type { ReadProblem, TableRow } from '../../../import/table.ts';
import { first } from '../../messages/first.ts';
import { number, size } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';

const words = screens.import;

/** Why a file was not read, and what to do. */
export function readProblemSaid(problem: ReadProblem): string {
  switch (problem.kind) {
    case 'too large':
    case 'too large unpacked':
      return words.problem[problem.kind]({ most: size(problem.most) });
    case 'too many rows':
    case 'too many columns':
    case 'too many cells':
      return words.problem[problem.kind]({ most: number(problem.most) });
    case 'cell too long':
      return words.problem[problem.kind]({ row: number(problem.row), most: number(problem.most) });
    case 'other format':
      return words.problem[problem.format];
    default:
      return words.problem[problem.kind];
  }
}

/**
 * What is wrong with a row, in which column, and what to do, in the cell of a file.
 * @param columns the headings of the file
 */
export function errorsOf({ problems }: LeftOutRow, columns: readonly string[]): string {
  // On a screen, signs keep words of the other direction apart; in a file they would be part of the text.
  return problems
    .map((problem) => {
      const name = placeName(problem, columns);
      const sentence = errorOf(problem);
      return name === undefined ? sentence : screens.onePerson.of({ name, sentence });
    })
    .join('; ')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

/** The column of a problem, or the field that has none; nothing for what is wrong with the whole row. */
function placeName({ column, field }: RowProblem, columns: readonly string[]): string | undefined {
  if (column !== undefined) return columns[column] || columnName(column);
  return field && fieldName(field);
}

function errorOf({ kind, value, meant = '' }: RowProblem): string {
  const { error } = words;
  switch (kind) {
    case 'occupation missing':
    case 'sex missing':
    case 'country missing':
    case 'hidden row':
      return error[kind];
    case 'leading zero':
      return error[kind]({ value, meant });
    case 'reference twice':
    case 'row twice':
      return error[kind]({ meant });
    case 'reference too long':
      return error[kind]({ most: number(MAX_REFERENCE) });
    default:
      return error[kind]({ value });
  }
}

/** The name of a field of a person, as it stands above a column. */
export function fieldName(field: Field): string {
  return field === 'assessments' ? words.assessments : first.fields[field];
}

/** A column without a heading, as spreadsheets call it: A, B, … Z, AA. @param column counted from 0 */
export function columnName(column: number): string {
  const before = column < 26 ? '' : columnName(Math.floor(column / 26) - 1);
  return before + String.fromCharCode(65 + (column % 26));
}

/** A row as one line. */
export function cellsSaid({ cells }: Pick<TableRow, 'cells'>): string {
  return cells
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, 200);
}

/** Why rows were left out, in two or three words. @param reason see `LeftOutRow` of the store */
export function reasonName(reason: string): string {
  return Object.entries(words.kinds).find(([kind]) => kind === reason)?.[1] ?? words.kinds.refused;
}
