import { expect, test } from 'vitest';
import { overviewTable } from '../../../../src/ui/screens/overview/overview-table.ts';

test('the numbers of all pictures are one table, guarded against formulas', async () => {
  const part = { value: 'g', all: 3, onServer: 1 };
  const file = overviewTable(
    [
      { title: 'Groups', parts: [{ ...part, name: '=Nakuru 3' }] },
      { title: 'Sex', parts: [{ ...part, name: 'Female', all: 12_000 }] },
    ],
    ['Chart', 'Name', 'All', 'on the server'],
  );
  expect(await file.text()).toBe(
    "Chart,Name,All,on the server\r\nGroups,'=Nakuru 3,3,1\r\nSex,Female,12000,1\r\n",
  );
});
