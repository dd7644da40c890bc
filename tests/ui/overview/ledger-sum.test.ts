import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import Overview from '../../../src/ui/overview/Overview.svelte';
import { anApp, became } from '../an-app.ts';

const UUID = serverUuid('bbbbbbbb-0000-4000-8000-000000000001');

/** Four people, each in another state, and one assignment that is unknown. */
async function withLongSum() {
  const app = await anApp();
  const [one, other, third] = [await app.aPerson(), await app.aPerson(), await app.aPerson()];
  await app.aPerson();
  await app.sent(one, became.confirmed(UUID));
  await app.sent(other, became.unknown);
  await app.sent(await app.anAssignment(one), became.unknown);
  await discard(app.store, [third]);
  return app;
}

test('where records are only held, Sync shows them', async () => {
  const app = await anApp();
  const person = await app.aPerson();
  await hold(app.store, [await app.anAssignment(person), person]);
  app.show(Overview, '#/overview');
  expect(
    await screen.findByRole('link', { name: 'See them in Sync (1 person, 1 assignment)' }),
  ).toHaveAttribute('href', '#/sync');
});

test('in little room a long sum begins with what needs somebody, adds up with the others, says where to go, and the rest is one press away', async () => {
  const wide = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('< 60rem') });
  try {
    const app = await withLongSum();
    const user = app.show(Overview, '#/overview');
    const sum = within(await screen.findByRole('list', { name: 'Where everybody stands' }));
    const links = () => sum.getAllByRole('link').map(({ textContent }) => textContent.trim());
    expect(links()).toEqual(['1 unknown', '1 confirmed']);
    expect(sum.getByText('4 people =')).toBeVisible();
    expect(sum.getByRole('button', { name: '2 others' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Decide in Sync (1 person, 1 assignment)' })).toBeVisible();
    const assignments = () => screen.queryByRole('list', { name: 'Assignments' });
    expect(assignments()).toBeNull();
    const all = screen.getByRole('button', { name: 'All states' });
    // Below what it unfolds it would move away under a thumb.
    const list = screen.getByRole('list', { name: 'Where everybody stands' });
    expect(all.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(all);
    expect(links()).toHaveLength(4);
    expect(assignments()).toBeVisible();
    expect(sum.queryByText(/others/)).toBeNull();
    expect(sum.getByText('4 people =')).toBeVisible();
  } finally {
    window.matchMedia = wide;
  }
});

test('a press on the others shows them, and the keyboard goes on at what folds the sum again', async () => {
  const wide = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('< 60rem') });
  try {
    const app = await withLongSum();
    const user = app.show(Overview, '#/overview');
    await user.click(await screen.findByRole('button', { name: '2 others' }));
    const sum = within(screen.getByRole('list', { name: 'Where everybody stands' }));
    expect(sum.getAllByRole('link')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /others/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'All states', expanded: true })).toHaveFocus();
  } finally {
    window.matchMedia = wide;
  }
});

test('where some are to be decided and others to be corrected, the way to Sync is called by what comes first there', async () => {
  const app = await anApp();
  await app.sent(await app.aPerson(), became.unknown);
  await app.sent(await app.aPerson(), became.refused('No longer listed'));
  app.show(Overview, '#/overview');
  expect(await screen.findByRole('link', { name: 'Decide in Sync (2 people)' })).toHaveAttribute(
    'href',
    '#/sync',
  );
});

test('on a phone on its side the assignments stay beside the folded sum where one of them is in trouble', async () => {
  const wide = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(wide(media), { matches: /< [36]0rem/.test(media) });
  try {
    const app = await withLongSum();
    app.show(Overview, '#/overview');
    expect(await screen.findByRole('button', { name: 'All states' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Assignments' })).toHaveTextContent(/^1 assignment = 1 unknown$/);
  } finally {
    window.matchMedia = wide;
  }
});
