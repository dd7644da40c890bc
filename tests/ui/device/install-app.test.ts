import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Install } from '../../../src/page/install.svelte.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import More from '../../../src/ui/screens/more/More.svelte';
import Settings from '../../../src/ui/screens/settings/Settings.svelte';
import { anApp } from '../an-app.ts';

const CHROMIUM = { vendor: 'Google Inc.', maxTouchPoints: 0 };

test.each([
  ['About', Settings, '#/settings/about'],
  ['the Menu', More, '#/more'],
] as const)(
  '%s installs the app when the browser offers it, and not after that',
  async (_, page, address) => {
    const app = await anApp();
    const browser = new EventTarget();
    const install = new Install({ page: browser, isInstalled: false, browser: CHROMIUM });
    const asked: string[] = [];
    Object.assign(app.outpost, { install });
    const user = app.show(page, address);
    const event = new Event('beforeinstallprompt');
    browser.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(asked.push('asked')) }));
    await user.click(await screen.findByRole('button', { name: screens.install.action }));
    expect(asked).toEqual(['asked']);
    expect(screen.queryByRole('button', { name: screens.install.action })).toBeNull();
  },
);

test('an iPhone’s Menu says how to add the app to the home screen', async () => {
  const app = await anApp();
  Object.assign(app.outpost, { install: { way: 'by hand', ask: () => Promise.resolve() } });
  app.show(More, '#/more');
  expect(await screen.findByText(screens.install.byHand)).toBeVisible();
});
