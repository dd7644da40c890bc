import type { TeamReport } from '../../../contract/team.ts';
import { BYTE_ORDER_MARK, line, separatorFor } from '../../../organisation/export/csv.ts';
import { languageTag } from '../../messages/numbers.ts';

/** Named as in the tables that the server exports. */
const COLUMNS = [
  ...['sex', 'country', 'occupation', 'occupation_name', 'group_name', 'key', 'device'],
  ...['first_uuid', 'first_receipt', 'first_registered'],
  ...['second_uuid', 'second_receipt', 'second_registered'],
];

/** The possible duplicates of a report as a table, a line for each pair. */
export function pairsTable({ duplicates }: TeamReport, occupationName: (code: string) => string): Blob {
  const rows = duplicates.last.map(
    ({ sex, country, occupation, group = '', key = '', code = '', people }) => [
      ...[sex, country, occupation, occupationName(occupation), group, key, code],
      ...people.slice(0, 2).flatMap(({ uuid, receipt = '', at }) => [uuid, receipt, at]),
    ],
  );
  const lines = [COLUMNS, ...rows].map((cells) => line(cells, separatorFor(languageTag())));
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
}
