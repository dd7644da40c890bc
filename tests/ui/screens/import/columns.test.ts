import { screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Import from '../../../../src/ui/screens/import/Import.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';
import { rawWorkbook, textRow, type RawSheet } from '../../../import/read/workbooks.ts';
import { readingInPage } from './page-worker.ts';

const words = screens.import;
const reading = readingInPage();
const LIST = textRow(['Sex', 'Job', 'Country']) + textRow(['F', 'tailor', 'KE']);

/** The import with a workbook chosen. */
async function chosen(sheets: readonly RawSheet[]) {
  const app = await anApp();
  const user = app.show(Import, '#/import');
  await user.upload(await screen.findByLabelText(words.choose), rawWorkbook({ sheets }));
  return { ...app, user };
}

const sheetChoice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: words.sheet });
const checkButton = (n: number) => screen.getByRole('button', { name: words.check({ n }) });

/** The import with rows that were pasted, at its columns. */
async function pasted(lines: readonly string[]) {
  const app = await anApp();
  const user = app.show(Import, '#/import');
  await user.click(await screen.findByLabelText(words.paste));
  await user.paste(lines.join('\n'));
  await user.click(screen.getByRole('button', { name: words.readPasted }));
  await screen.findByRole('table');
  return { ...app, user };
}

test('rows above the list are said and shown', async () => {
  const { user } = await pasted([
    'People of Nakuru',
    'By;Amina',
    'Sex;Job;Country;Age;Town',
    'F;tailor;KE;30;Nakuru',
    'M;cook;KE;40;Nakuru',
  ]);
  await user.click(screen.getByText(words.above({ n: 2 })));
  expect(screen.getByText('By · Amina')).toBeVisible();
  expect(screen.getByRole('button', { name: words.check({ n: 2 }) })).toBeVisible();
});

describe('of a workbook with several sheets', () => {
  const kenya = { name: 'Kenya', rows: LIST };
  const uganda = { name: 'Uganda', rows: LIST + textRow(['M', 'cook', 'UG']) };
  const empty = { name: 'Empty', rows: textRow(['Sex', 'Job']) };

  test('a sheet that cannot be read is refused, and the one that is shown stays chosen', async () => {
    const { user } = await chosen([kenya, empty]);
    await user.selectOptions(await sheetChoice(), 'Empty');
    expect(await screen.findByRole('alert')).toHaveTextContent(words.problem.empty);
    expect(await sheetChoice()).toHaveValue('Kenya');
    // A second time it is the browser's own state that says which option is chosen.
    await user.selectOptions(await sheetChoice(), 'Empty');
    await waitFor(async () => expect(await sheetChoice()).toHaveValue('Kenya'));
    expect(checkButton(1)).toBeEnabled();
  });

  test('nothing is checked until the sheet that was chosen is read', async () => {
    const { user } = await chosen([kenya, uganda]);
    const choice = await sheetChoice();
    const release = reading.hold();
    await user.selectOptions(choice, 'Uganda');
    expect(await screen.findByText(words.reading)).toBeVisible();
    expect(checkButton(1)).toBeDisabled();
    expect(choice).toHaveValue('Uganda');
    release();
    await waitFor(() => expect(checkButton(2)).toBeEnabled());
    expect(choice).toHaveValue('Uganda');
  });

  test('a hidden one can be chosen where no other has people', async () => {
    const { user } = await chosen([empty, { ...kenya, state: 'hidden' }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(words.problem.empty);
    await user.selectOptions(await sheetChoice(), words.hiddenSheet({ name: 'Kenya' }));
    expect(await screen.findByRole('table')).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.another }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('combobox', { name: words.sheet })).toBeNull();
  });

  test('nothing opens after reading was stopped in the last moment', async () => {
    reading.whenRead(() => screen.getByRole('button', { name: words.cancel }).click());
    const { user } = await chosen([kenya]);
    const input = await screen.findByLabelText(words.choose);
    await screen.findByRole('button', { name: words.choose });
    reading.whenRead(() => {});
    await user.upload(input, rawWorkbook({ sheets: [empty] }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.problem.empty);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('for empty cells, it is said how many rows they are', async () => {
  await pasted(['Sex;Job;Country', 'F;tailor;KE', 'M;cook;', 'M;driver;n/a']);
  expect(screen.getByText(words.empty.country).nextElementSibling).toHaveTextContent(words.rows({ n: 2 }));
});
