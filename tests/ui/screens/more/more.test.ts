import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import More from '../../../../src/ui/screens/more/More.svelte';
import { anApp, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

const settings = async () =>
  within(await screen.findByRole('navigation', { name: first.titles.settings })).getAllByRole('link');

test('while no server is set, Server stands before the other settings, and nowhere else', async () => {
  const app = await anApp();
  app.show(More, '#/more');
  await heading('Menu');
  await screen.findByText(screens.more.noServer);
  expect((await settings())[0]).toHaveAttribute('href', '#/settings/server');
  expect(screen.getAllByRole('link', { name: /^Server/ })).toHaveLength(1);
});

test('once a server is set, Server keeps its place', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(More, '#/more');
  await heading('Menu');
  const addresses = (await settings()).map((link) => link.getAttribute('href'));
  expect(addresses.indexOf('#/settings/server')).toBe(0);
});

test('practice is in the list, as its back link says', async () => {
  const app = await anApp();
  app.show(More, '#/more');
  await heading('Menu');
  expect(screen.getByRole('link', { name: /^Practice Try it with made-up people/ })).toHaveAttribute(
    'href',
    '#/practice',
  );
});

test('in practice its row says what is behind it, in words that no other row of the list has', async () => {
  const app = await anApp();
  Object.assign(app.outpost, { practice: {} });
  app.show(More, '#/more');
  await heading('Menu');
  expect(screen.getByRole('link', { name: /^Practice Compare device and server/ })).toBeVisible();
});

test('a wide window, which has all of it in its rail and in Settings, is led there', async () => {
  inAWideWindow();
  const app = await anApp();
  app.show(More, '#/more');
  await expect.poll(() => location.hash).toBe('#/settings');
  expect(screen.queryByRole('heading', { name: first.titles.more })).toBeNull();
  // Before the page has heard that it is somewhere else.
  location.hash = '#/more';
  await expect.poll(() => location.hash).toBe('#/settings');
});
