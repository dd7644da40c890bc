import { describe, expect, test } from 'vitest';
import { grouped } from '../../../src/domain/grouped.ts';
import type { Checked, LeftOutRow } from '../../../src/import/checked.ts';
import { LANGUAGE_CODES } from '../../../src/domain/text/language.ts';
import { sampleRows, type SampleSheet, sampleSheet } from '../../../src/practice/sample-sheet.ts';
import { seedOf } from '../../support/parts/seed.ts';
import { checking, importCatalogue, tableOf } from '../an-import.ts';

const seed = seedOf('tests/import/check/planted');

/** How many rows are out for each reason. */
function reasons({ toFix, skipped }: Checked): Record<string, number> {
  const first = ({ problems }: LeftOutRow) => problems[0]?.kind ?? 'none';
  return Object.fromEntries(
    [...grouped([...toFix, ...skipped], first)].map(([kind, rows]) => [kind, rows.length]),
  );
}

async function checked({ columns, rows }: SampleSheet, language = LANGUAGE_CODES[0]) {
  return (await checking(tableOf(columns, rows), await importCatalogue(language)))();
}

describe('a thousand rows with 137 planted errors', () => {
  const sheet = sampleRows(1_000, 137, seed.seed);

  test('have errors of a dozen kinds', () => {
    expect(sheet.planted.size).toBeGreaterThanOrEqual(12);
  });

  test('leave all but these rows ready, each error found as what it is', async () => {
    const result = await checked(sheet);
    expect(reasons(result)).toEqual(Object.fromEntries(sheet.planted));
    expect(result.ready).toHaveLength(863);
    expect(result.toFix.length + result.skipped.length).toBe(137);
  });

  test('without errors are all ready', async () => {
    const result = await checked(sampleRows(1_000, 0, seed.seed));
    expect(reasons(result)).toEqual({});
    expect(result.ready).toHaveLength(1_000);
  });
});

test('a row has one planted error at most, whatever the seed', async () => {
  const sheets = Array.from({ length: 20 }, (_, at) => sampleRows(150, 40, seed.seed + at));
  for (const sheet of sheets)
    expect(reasons(await checked(sheet))).toEqual(Object.fromEntries(sheet.planted));
});

describe('the sample sheet of practice mode', () => {
  const [heading = '', ...lines] = sampleSheet().text.trimEnd().split('\r\n');
  // Of its cells only one has quotes, and only this one has a comma, with a space behind it.
  const cells = (line: string) => line.split(/,(?! )/).map((cell) => cell.replaceAll('"', ''));
  const table = tableOf(cells(heading), lines.map(cells));

  test('is the same each time', () => {
    expect(sampleSheet()).toEqual(sampleSheet());
  });

  test.each(LANGUAGE_CODES)('has 40 errors among its 200 rows in %s', async (language) => {
    const result = (await checking(table, await importCatalogue(language)))();
    expect(result.rows).toBe(200);
    expect(result.ready).toHaveLength(160);
    expect(reasons(result)).toEqual(Object.fromEntries(sampleRows(200, 40, 39).planted));
  });
});
