import { cleanup, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import App from '../../../src/ui/frame/App.svelte';
import NoScreen from '../../../src/ui/frame/NoScreen.svelte';
import NotLoaded from '../../../src/ui/frame/NotLoaded.svelte';
import { anApp } from '../an-app.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../wide-window.ts';

test('an address that no screen has says so, why that may be, and where to go on', async () => {
  vi.stubGlobal('scrollTo', () => undefined); // jsdom lays nothing out, so there is nowhere to scroll.
  const app = await anApp();
  app.showPart(App, '#/nowhere', { outpost: app.outpost });
  expect(await screen.findByRole('heading', { name: first.titles.unknown })).toBeVisible();
  expect(await screen.findByText(screens.noScreen)).toBeVisible();
  expect(screen.getByRole('link', { name: first.frame.toRegister })).toHaveAttribute('href', '#/');
});

test('at an address that no screen has, a device with no one on it is not said to keep anything, and practice neither', async () => {
  const app = await anApp();
  const kept = first.frame.kept;
  app.show(NoScreen, '#/nowhere');
  // Its place is kept above the button until it is known.
  await expect.poll(() => screen.queryByText(kept)).toBeNull();
  await app.aPerson();
  expect(await screen.findByText(kept)).toBeVisible();
  cleanup();
  Object.assign(app.outpost, { practice: {} });
  app.show(NoScreen, '#/nowhere');
  await screen.findByRole('link', { name: first.frame.toRegister });
  expect(screen.queryByText(kept)).toBeNull();
});

test('at an address that no screen has, that is said also where no part of the app comes', async () => {
  const app = await anApp();
  app.showPart(NotLoaded, '#/nowhere', { name: 'unknown' });
  expect(screen.getByRole('heading', { name: first.titles.unknown })).toBeVisible();
  expect(screen.getByRole('link', { name: first.frame.toRegister })).toHaveAttribute('href', '#/');
  expect(screen.queryByRole('button', { name: first.frame.reload })).toBeNull();
});

test.each([
  ['tour', first.frame.practice, '#/practice'],
  ['practice', first.titles.more, '#/more'],
  ['assessment', screens.assessments.all, '#/assessments'],
  ['call', first.titles.console, '#/api'],
  ['server', first.titles.more, '#/more'],
] as const)(
  'a screen that did not load, %s, says what to do, with its own back link',
  async (name, back, address) => {
    const app = await anApp();
    app.showPart(NotLoaded, '#/', { name });
    expect(await screen.findByRole('heading', { name: first.frame.notLoaded })).toBeVisible();
    expect(screen.getByText(first.frame.connectOnce)).toBeVisible();
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', address);
  },
);

test('in a wide window an occupation that did not load has the back link of the screen itself', async () => {
  inAWideWindow();
  const app = await anApp();
  app.showPart(NotLoaded, '#/', { name: 'occupation' });
  const link = await screen.findByRole('link', { name: screens.occupations.all });
  expect(link).toHaveAttribute('href', '#/occupations');
  // A wide window hides those that are only for a phone.
  expect(link).not.toHaveClass('on-phone');
});

test('where the screen that a setup link opens did not load, the link is to be kept', async () => {
  const app = await anApp();
  app.showPart(NotLoaded, '#/', { name: 'setup' });
  expect(await screen.findByText(screens.notLoaded.keepLink)).toBeVisible();
});

test('where a section of the settings did not load, the list of the others stays beside it', async () => {
  inAWideWindow();
  const app = await anApp();
  app.showPart(NotLoaded, '#/settings/about', { name: 'about' });
  const heading = await screen.findByRole('heading', { name: first.frame.notLoaded });
  const list = screen.getByRole('navigation', { name: first.titles.settings });
  expect(list.contains(heading)).toBe(false);
  expect(within(list).getByRole('link', { name: /^Server/ })).toHaveAttribute('href', '#/settings/server');
  expect(within(list).getByRole('link', { name: /^About/ })).toHaveAttribute('aria-current', 'page');
});

test.each(['more', 'settings'] as const)(
  'in a wide window, which has the first section there, it is that one which did not load at %s',
  async (name) => {
    inAWideWindow();
    const app = await anApp();
    app.showPart(NotLoaded, '#/settings', { name });
    expect(await screen.findByRole('heading', { name: first.frame.notLoaded })).toBeVisible();
    const list = screen.getByRole('navigation', { name: first.titles.settings });
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent(/^\s*Server/);
  },
);

test('the number that This device would say stands in the list while it did not load', async () => {
  inAWideWindow();
  const app = await anApp();
  await app.aPerson();
  app.showPart(NotLoaded, '#/settings/device', { name: 'device' });
  await screen.findByRole('heading', { name: first.frame.notLoaded });
  const row = screen.getByRole('link', { current: 'page' });
  await expect.poll(() => row.textContent).toContain('1 record only on this device');
});
