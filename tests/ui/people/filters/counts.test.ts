import { screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import Counts from '../../../../src/ui/people/filters/Counts.svelte';
import { anApp, became } from '../../an-app.ts';

const upright = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = upright;
});

/** What stands above the list on a phone on its side. */
async function countsOnItsSide(prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<unknown>) {
  window.matchMedia = (media) => Object.assign(upright(media), { matches: media.includes('height < 30rem') });
  const app = await anApp();
  await prepare(app);
  const ledgers = await ledger(app.store);
  app.showPart(Counts, '#/people', { ledgers, view: { text: '' }, isWide: false, isWhole: false });
}

test('a phone on its side shows where all stand while nobody needs anything', async () => {
  await countsOnItsSide((app) => app.aPerson());
  expect(screen.getByRole('link', { name: '1 waiting' })).toBeVisible();
});

test('a phone on its side shows only what needs somebody where there is any', async () => {
  await countsOnItsSide(async (app) => {
    await app.aPerson();
    await app.sent(await app.aPerson(), became.refused('No'));
  });
  expect(screen.getByRole('link', { name: '1 needs you' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '1 waiting' })).not.toBeInTheDocument();
});
