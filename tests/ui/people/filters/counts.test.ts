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
  const view = { text: '' };
  return app.showPart(Counts, '#/people', { ledgers, view, isWide: false, isWhole: false, isSaid: false });
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

test('on a phone on its side one press shows where all stand, and one more what needs somebody alone', async () => {
  const user = await countsOnItsSide(async (app) => {
    await app.aPerson();
    await app.sent(await app.aPerson(), became.refused('No'));
  });
  await user.click(screen.getByRole('button', { name: 'All states' }));
  expect(screen.getByRole('link', { name: '1 waiting' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All states' }));
  expect(screen.queryByRole('link', { name: '1 waiting' })).not.toBeInTheDocument();
});

test('on a phone a line for each state that needs somebody has its people, its assignments, and what to do', async () => {
  const app = await anApp();
  const [one, two] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.unknown);
  await app.sent(two, became.unknown);
  await app.sent(await app.anAssignment(one), became.refused('No'));
  const props = { view: { text: '' }, isWide: false, isWhole: false, isSaid: false };
  app.showPart(Counts, '#/people', { ledgers: await ledger(app.store), ...props });
  const lines = within(screen.getByRole('list', { name: 'What to do next' })).getAllByRole('listitem');
  const links = lines.map((line) =>
    within(line)
      .getAllByRole('link')
      .map((link) => [link.textContent.trim(), link.getAttribute('href')]),
  );
  expect(links).toEqual([
    [
      ['1 unknown', '#/people?state=unknown'],
      ['1 assignment', '#/people?assignments=unknown'],
      ['Decide', '#/sync'],
    ],
    [
      ['1 assignment needs you', '#/people?assignments=needs+you'],
      ['See why', '#/sync'],
    ],
  ]);
  expect(within(screen.getByRole('list', { name: 'People by state' })).getAllByRole('link')).toHaveLength(1);
});

test.each([
  [became.unknown, 'Decide in Sync'],
  [became.refused('No'), 'See why in Sync'],
])(
  'on a desk the sums end with the way to what is to be decided, unless more is said of it below',
  async (end, name) => {
    const app = await anApp();
    await app.sent(await app.aPerson(), end);
    const ledgers = await ledger(app.store);
    for (const isSaid of [false, true]) {
      app.showPart(Counts, '#/people', { ledgers, view: { text: '' }, isWide: true, isWhole: true, isSaid });
      expect(screen.queryAllByRole('link', { name })).toHaveLength(isSaid ? 0 : 1);
      cleanup();
    }
  },
);

test('the assignments are a sum, as the people are', async () => {
  const app = await anApp();
  const [one, two] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
  await app.sent(await app.anAssignment(one), became.refused('No'));
  await app.anAssignment(one);
  await app.anAssignment(two);
  await hold(app.store, [await app.anAssignment(two)]);
  const props = { view: { text: '' }, isWide: true, isWhole: true, isSaid: false };
  app.showPart(Counts, '#/people', { ledgers: await ledger(app.store), ...props });
  const list = within(screen.getByRole('list', { name: 'Assignments' }));
  const texts = list
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  expect(texts).toEqual(['4 assignments', '= 1 needs you', '+ 2 waiting', '+ 1 held']);
});
