import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import More from '../../../src/ui/more/More.svelte';
import { anApp, heading } from '../an-app.ts';

const settings = async () =>
  within(await screen.findByRole('navigation', { name: 'Settings' })).getAllByRole('link');

test('while no server is set, Server stands before the other settings, and nowhere else', async () => {
  const app = await anApp();
  app.show(More, '#/more');
  await heading('More');
  await screen.findByText('Not set: nothing is sent');
  expect((await settings())[0]).toHaveAttribute('href', '#/settings/server');
  expect(screen.getAllByRole('link', { name: /^Server/ })).toHaveLength(1);
});

test('once a server is set, Server has its place among the settings', async () => {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  app.show(More, '#/more');
  await heading('More');
  const addresses = (await settings()).map((link) => link.getAttribute('href'));
  expect(addresses.indexOf('#/settings/server')).toBe(4);
});

test('practice is in the list, as its way back says', async () => {
  const app = await anApp();
  app.show(More, '#/more');
  await heading('More');
  expect(screen.getByRole('link', { name: /^Practice Try it with made-up people/ })).toHaveAttribute(
    'href',
    '#/practice',
  );
});
