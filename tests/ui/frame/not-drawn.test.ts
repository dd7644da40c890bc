import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import App from '../../../src/ui/frame/App.svelte';
import Overview from '../../../src/ui/screens/overview/Overview.svelte';
import People from '../../../src/ui/screens/people/People.svelte';
import RecordLinks from '../../../src/ui/screens/sync/RecordLinks.svelte';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { standingIn, type Standing } from '../../../src/store/queries/standing.ts';
import { anApp, became } from '../an-app.ts';
import { inAWideWindow } from '../wide-window.ts';

type AnApp = Awaited<ReturnType<typeof anApp>>;

/** Makes every drawing of an occupation's title fail. */
function breakTitle({ outpost }: AnApp, code: string): void {
  const { catalogue } = outpost;
  const whole = catalogue.titleOf.bind(catalogue);
  const titleOf = (one: string): string => {
    if (one === code) throw new TypeError('This title cannot be drawn');
    return whole(one);
  };
  Object.assign(catalogue, { titleOf });
}

async function receiptOf({ store }: AnApp, id: LocalId): Promise<string> {
  const row = await store.db.users.get(id);
  return row?.receipt ?? '';
}

const wheres = ({ outpost }: AnApp): string[] => outpost.errors.kept.map(({ where }) => where);

test.each([
  ['in the lines of a phone', 'listitem', false],
  ['in the table of a wide window', 'row', true],
] as const)(
  '%s a person who cannot be drawn leaves the others, and leads to the person',
  async (_, role, isWide) => {
    if (isWide) inAWideWindow();
    const app = await anApp();
    const broken = await app.aPerson({ occupation: '2310' });
    await app.aPerson({ occupation: '2221' });
    await app.aPerson({ occupation: '2221' });
    breakTitle(app, '2310');
    app.show(People, '#/people');
    const link = await screen.findByRole('link', { name: screens.notDrawn.open });
    expect(link).toHaveAttribute('href', `#/people/${broken}`);
    expect(screen.getByText(screens.notDrawn.row)).toBeVisible();
    const list = screen.getByRole(role === 'row' ? 'table' : 'list', { name: first.titles.people });
    // The table has a row with its heads, and one for the day.
    await expect.poll(() => within(list).getAllByRole(role)).toHaveLength(role === 'row' ? 5 : 3);
    expect(wheres(app)).toEqual(['row']);
  },
);

test('a record of Sync that cannot be drawn leaves the others', async () => {
  const app = await anApp();
  for (const id of [await app.aPerson(), await app.aPerson()]) await app.sent(id, became.noReply);
  const { rows } = await standingIn(app.store, 'noReply', 10);
  const [one] = rows;
  if (!one) throw new Error('Nothing is without a reply');
  const broken: Standing = {
    ...one,
    op: { ...one.op, id: 'broken' },
    get name(): Standing['name'] {
      throw new TypeError('This name cannot be drawn');
    },
  };
  app.showPart(RecordLinks, '#/sync', { rows: [...rows, broken] });
  expect(await screen.findByText(screens.notDrawn.row)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(wheres(app)).toEqual(['row']);
});

test('a chart that cannot be drawn leaves the others', async () => {
  const app = await anApp();
  await app.aPerson();
  app.outpost.catalogue.countryName = () => {
    throw new TypeError('This name cannot be drawn');
  };
  app.show(Overview, '#/overview');
  expect(await screen.findByText(screens.notDrawn.chart)).toBeVisible();
  expect(screen.getByRole('button', { name: first.frame.reload })).toBeVisible();
  expect(screen.getByRole('heading', { name: first.fields.sex })).toBeVisible();
  expect(wheres(app)).toEqual(['chart']);
});

test('a screen that cannot be drawn says what to do, and the others can be opened', async () => {
  const app = await anApp();
  const broken = await app.aPerson({ occupation: '2310' });
  const other = await app.aPerson({ occupation: '2221' });
  breakTitle(app, '2310');
  app.showPart(App, `#/people/${broken}`, { outpost: app.outpost });
  expect(await screen.findByText(screens.notDrawn.page)).toBeVisible();
  expect(screen.getByText(first.frame.kept)).toBeVisible();
  expect(screen.getByRole('button', { name: first.frame.reload })).toBeVisible();
  expect(screen.getAllByRole('link', { name: first.titles.people })[0]).toBeVisible();
  expect(wheres(app)).toContain('page');
  // The same screen, with what can be drawn.
  location.hash = `#/people/${other}`;
  expect(await screen.findByRole('heading', { level: 1, name: await receiptOf(app, other) })).toBeVisible();
  expect(screen.queryByText(screens.notDrawn.page)).toBeNull();
});
