import { screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { saveSettings } from '../../../../src/store/changes/settings.ts';
import Settings from '../../../../src/ui/screens/settings/Settings.svelte';
import { anApp, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

beforeEach(inAWideWindow);

const rows = () =>
  within(screen.getByRole('navigation', { name: first.titles.settings })).getAllByRole('link');

test('Server and This device stand first, whether a server is set or not', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/about');
  const inOrder = () => rows().map((row) => row.querySelector('.name')?.textContent);
  const ORDER = ['Server', first.titles.device, first.titles.you, 'Groups', first.titles.look, 'About'];
  await expect.poll(() => rows()[0]?.textContent).toContain(screens.more.noServer);
  expect(inOrder()).toEqual(ORDER);
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect.poll(() => rows()[0]?.textContent).toMatch(/^\s*Server\s+Not checked yet/);
  expect(inOrder()).toEqual(ORDER);
});

test('a server that is not set has the flag of the head, and one that no one has asked yet has none', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/about');
  const flag = () => rows()[0]?.querySelector('.about svg');
  await expect.poll(flag).toBeTruthy();
  expect(flag()?.querySelector('.full')).toBeNull();
  await saveSettings(app.store, { serverAddress: 'https://server.test' });
  await expect.poll(flag).toBeNull();
});

test('Practice and the developer console are reached below the list', async () => {
  const app = await anApp();
  app.show(Settings, '#/settings/server');
  await heading('Server');
  expect(screen.getByRole('link', { name: /^Practice / })).toHaveAttribute('href', '#/practice');
  expect(screen.getByRole('link', { name: /^Developer console / })).toHaveAttribute('href', '#/api');
});

test('while the storage is closed, nothing is said of what is in it, and nothing stands out', async () => {
  const app = await anApp();
  await app.aPerson();
  app.outpost.trouble.problem = new StoreProblem('outdated', '');
  app.show(Settings, '#/settings/look');
  await heading(first.titles.look);
  const about = () => rows().map((row) => row.querySelector('.about')?.textContent.trim());
  expect(about()).toEqual([undefined, undefined, undefined, undefined, 'English', 'Version 0.0.0']);
  expect(document.querySelector('.about.urgent, .about svg')).toBeNull();
});
