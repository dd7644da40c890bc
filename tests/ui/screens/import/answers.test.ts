import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { keepFormPreset } from '../../../../src/store/changes/presets-and-pins.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';
import { anImporter, checked } from './a-list.ts';

const words = screens.import;
const LIST = ['No;Sex;Job;Country;Born in', 'N-1;F;7531;Kenya;Kenya', 'N-2;M;7531;Keyna;Keyna'];

const button = (label: string, about: string) => ({ name: new RegExp(`^${label} ?: ${about}$`) });
const ready = (n: number) => screen.findByRole('button', { name: words.import({ n }) });

test('an answer holds after a step back, until its field is in another column', async () => {
  inAWideWindow();
  const { user, check } = await checked(await anImporter(), LIST);
  const useKenya = { name: /^Use .?Kenya/ };
  await user.click(screen.getByRole('button', useKenya));
  await ready(2);
  await user.click(screen.getByRole('link', { name: words.steps.columns }));
  await user.click(await check());
  await ready(2);
  await user.click(screen.getByRole('link', { name: words.steps.columns }));
  await check();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Born in/ }), 'Country');
  await user.click(await check());
  await ready(1);
  expect(screen.getByRole('button', useKenya)).toBeVisible();
});

test('a price holds after a step back, too', async () => {
  const app = await anImporter({ contract: 'revenue-share' });
  await keepFormPreset(app.store.db, { assessments: [], prices: { eachPrice: '12', extrasPrice: '0' } });
  const { user, check } = await checked(app, ['Sex;Job;Country;Assessments', 'F;7531;KE;AI']);
  const price = () => screen.findByLabelText(first.purchase.eachPrice);
  expect(await price()).toHaveValue('12');
  await user.clear(await price());
  await user.type(await price(), '15');
  await user.click(screen.getByRole('link', { name: words.steps.columns }));
  await user.click(await check());
  expect(await price()).toHaveValue('15');
});

test('Change asks again about job titles that were answered one by one', async () => {
  inAWideWindow();
  const list = ['No;Sex;Job;Country', 'N-1;F;7531;KE', 'N-2;M;driver;KE', 'N-3;M;operator;KE'];
  const { user } = await checked(await anImporter(), list);
  for (const title of screen.getAllByRole('radiogroup')) {
    const [best] = title.querySelectorAll('input');
    if (best) await user.click(best);
  }
  await ready(3);
  await user.click(screen.getByRole('button', button(words.acts.change, words.kinds['occupation doubtful'])));
  await ready(1);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('Change asks again about the one group that was left out, and about countries that were chosen', async () => {
  inAWideWindow();
  const list = ['No;Sex;Job;Country;Group', 'N-1;F;7531;Kenya;', 'N-2;M;7531;Keyna;Nowhere'];
  const { user } = await checked(await anImporter(), list);
  await user.click(screen.getByRole('button', button(words.acts.noGroup, 'Nowhere')));
  await user.click(screen.getByRole('button', { name: /^Use .?Kenya/ }));
  await ready(2);
  await user.click(screen.getByRole('button', button(words.acts.change, words.kinds['group unknown'])));
  await ready(1);
  await user.click(screen.getByRole('button', button(words.acts.noGroup, 'Nowhere')));
  await ready(2);
  await user.click(screen.getByRole('button', button(words.acts.change, words.kinds['country unknown'])));
  await ready(1);
  expect(screen.getByRole('button', { name: /^Use .?Kenya/ })).toBeVisible();
});
