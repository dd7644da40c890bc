import { cleanup, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
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

test('the first number of the assignments says what is counted, and the others their states alone', async () => {
  const app = await anApp();
  const [one, two] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.refused('No'));
  await app.anAssignment(one);
  await app.anAssignment(two);
  await hold(app.store, [await app.anAssignment(two)]);
  const written = async (isTrouble: boolean) => {
    const ledgers = await ledger(app.store);
    if (!isTrouble) ledgers.assignments.states['needs you'] = 0;
    app.showPart(Counts, '#/people', { ledgers, view: { text: '' }, isWide: true, isWhole: true });
    const list = within(screen.getByRole('list', { name: 'Assignments' }));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
    cleanup();
    return texts;
  };
  expect(await written(true)).toEqual(['1 assignment needs you', '2 waiting', '1 held']);
  expect(await written(false)).toEqual(['2 assignments: waiting', '1 held']);
});
