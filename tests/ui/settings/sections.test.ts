import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { StoreProblem } from '../../../src/store/core/store-problem.ts';
import { spaceOf } from '../../../src/ui/parts/storage/space.svelte.ts';
import Settings from '../../../src/ui/settings/Settings.svelte';
import { anApp } from '../an-app.ts';

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('with a full disk the button that saves says what to do first, as do the ways to add a group', async () => {
  const app = await anApp();
  spaceOf(app.store).tell(new StoreProblem('quota', 'No room'));
  app.show(Settings, '#/settings/you');
  const save = await screen.findByRole('button', { name: 'Save settings' });
  expect(save.parentElement).toHaveTextContent('Make room first.');
  location.hash = '#/settings/groups';
  expect(await screen.findByRole('region', { name: 'Add groups' })).toHaveTextContent('Make room first.');
});

test('how assessments are paid for comes before the country, which says what it is for only with prices', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/you');
  const prices = await screen.findByRole('radio', { name: 'Each assessment has a price' });
  const country = await screen.findByRole('combobox', { name: 'Organisation’s country' });
  expect(isBefore(prices, country)).toBe(true);
  expect(screen.queryByText(/^Prices use the currency/)).toBeNull();
  await user.click(prices);
  expect(screen.getByText(/^Prices use the currency/)).toBeVisible();
});

test('language and look say that they need no button', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/look');
  expect(await screen.findByText('What you choose here holds at once, on this device.')).toBeVisible();
});

test('About says where Outpost was loaded from, and has its facts before the way to the welcome', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/about');
  const term = await screen.findByText('Loaded from');
  expect(term.nextElementSibling).toHaveTextContent(new URL('./', document.baseURI).href);
  expect(isBefore(term, screen.getByRole('button', { name: 'Show the welcome again' }))).toBe(true);
});

test.each([
  ['nothing answers', 'Not connected', 'stands out'],
  ['working', 'Connected', 'is quiet'],
] as const)('where %s, the list says "%s", which %s', async (finding, words, how) => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  const { sync } = app;
  if (!sync) throw new Error('This app cannot send');
  const state = { ...sync.state, connection: { finding, checkedAt: 0 } };
  Object.defineProperty(sync, 'state', { value: state });
  app.show(Settings, '#/settings/about');
  const list = await screen.findByRole('navigation', { name: 'Settings' });
  const row = within(list).getByRole('link', { name: /^Server/ });
  await expect.poll(() => row.textContent).toContain(words);
  expect(row.querySelector('.urgent') !== null).toBe(how === 'stands out');
});
