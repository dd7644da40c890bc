import { expect, test } from 'vitest';
import type { RowProblem } from '../../../../src/import/checked.ts';
import { errorsOf } from '../../../../src/ui/screens/import/said.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const { error } = screens.import;

test('what is wrong with a row names the column of each problem, or the field that has none', () => {
  const problems: readonly RowProblem[] = [
    { kind: 'sex missing', field: 'sex', column: 1, value: '' },
    { kind: 'occupation missing', field: 'occupation', column: 2, value: '' },
    { kind: 'country missing', field: 'country', value: '' },
    { kind: 'row twice', value: '', meant: '4' },
  ];
  expect(errorsOf({ row: 2, problems, isLeftOut: false }, ['Jina', 'Jinsia', ''])).toBe(
    [
      `Jinsia: ${error['sex missing']}`,
      `C: ${error['occupation missing']}`,
      `Country: ${error['country missing']}`,
      error['row twice']({ meant: '4' }),
    ]
      .join('; ')
      .replaceAll(/[\u2066-\u2069]/g, ''),
  );
});
