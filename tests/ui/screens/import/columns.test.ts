import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Import from '../../../../src/ui/screens/import/Import.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';
import { readingInPage } from './page-worker.ts';

const words = screens.import;
readingInPage();

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
