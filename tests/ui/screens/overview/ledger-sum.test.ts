import { cleanup, screen, within } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import Overview from '../../../../src/ui/screens/overview/Overview.svelte';
import { anApp, became } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const UUID = serverUuid('bbbbbbbb-0000-4000-8000-000000000001');

/** Four people, each in another state, and one assignment that is unknown. */
async function withLongSum() {
  const app = await anApp();
  const [one, other, third] = [await app.aPerson(), await app.aPerson(), await app.aPerson()];
  await app.aPerson();
  await app.sent(one, became.confirmed(UUID));
  await app.sent(other, became.noReply);
  await app.sent(await app.anAssignment(one), became.noReply);
  await discard(app.store, [third]);
  return app;
}

/** The screen is as these queries say. */
function inLittleRoom(query: string): void {
  const wide = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes(query) });
  onTestFinished(() => {
    window.matchMedia = wide;
  });
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

test('in little room a sum names every state, each a link to those people, and folds none', async () => {
  inLittleRoom('< 60rem');
  const app = await withLongSum();
  app.show(Overview, '#/overview');
  const sum = within(await screen.findByRole('list', { name: screens.people.byState }));
  const links = sum.getAllByRole('link').map(({ textContent }) => textContent.trim());
  expect(links).toEqual(['4 registered', '1 no reply', '1 waiting', '1 confirmed', '1 discarded']);
  expect(screen.queryByRole('button', { name: screens.people.allStates })).toBeNull();
  expect(screen.getByRole('link', { name: 'Check in Sync (1 person, 1 assignment)' })).toBeVisible();
});

test('on a phone the sum of the assignments stands at their chart, so that the first chart is in sight', async () => {
  inLittleRoom('< 60rem');
  const app = await withLongSum();
  app.show(Overview, '#/overview');
  const chart = within(await screen.findByRole('region', { name: first.titles.assessments }));
  expect(chart.getByRole('list', { name: screens.person.assignments })).toHaveTextContent(
    /^1 assignment 1 no reply$/,
  );
  expect(screen.getAllByRole('list', { name: screens.person.assignments })).toHaveLength(1);
});

/** Two people and an assignment to decide, and one person to correct. */
async function withTroubles() {
  const app = await anApp();
  const [one, other] = [await app.aPerson(), await app.aPerson()];
  await app.sent(one, became.noReply);
  await app.sent(other, became.confirmed(UUID));
  await app.sent(await app.anAssignment(other), became.noReply);
  await app.sent(await app.aPerson(), became.rejected('No longer listed'));
  await hold(app.store, [await app.aPerson()]);
  app.show(Overview, '#/overview');
}

test('where some are to be decided and others to be corrected, each has its own link to Sync, with its own count', async () => {
  await withTroubles();
  const decide = await screen.findByRole('link', { name: 'Check in Sync (1 person, 1 assignment)' });
  const seeWhy = screen.getByRole('link', { name: 'See why in Sync (1 person)' });
  for (const link of [decide, seeWhy]) expect(link).toHaveAttribute('href', '#/sync');
  // The held ones want no one while others do.
  expect(screen.queryByRole('link', { name: /^See them/ })).toBeNull();
});

test('everyone is a bar only where they stand in several states when the screen is opened', async () => {
  const app = await anApp();
  const person = await app.aPerson();
  await app.aPerson();
  app.show(Overview, '#/overview');
  await screen.findByRole('link', { name: '2 waiting' });
  expect(document.querySelector('.bar')).toBeNull();
  // Nothing moves under a finger.
  await hold(app.store, [person]);
  await screen.findByRole('link', { name: '1 on hold' });
  expect(document.querySelector('.bar')).toBeNull();
  cleanup();
  app.show(Overview, '#/overview');
  await screen.findByRole('link', { name: '1 on hold' });
  expect(document.querySelectorAll('.bar > .part')).toHaveLength(2);
});

test('on a landscape phone the sum of the assignments stands below that of everyone', async () => {
  inLittleRoom('< 30rem');
  const app = await withLongSum();
  app.show(Overview, '#/overview');
  const people = await screen.findByRole('list', { name: screens.people.byState });
  const assignments = screen.getByRole('list', { name: screens.person.assignments });
  expect(assignments).toHaveTextContent(/^1 assignment 1 no reply$/);
  const chart = await screen.findByRole('region', { name: first.titles.assessments });
  expect(chart).not.toContainElement(assignments);
  expect(people.compareDocumentPosition(assignments)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
