import { expect, test } from 'vitest';
import { Install } from '../../src/page/install.svelte.ts';

const CHROMIUM = { vendor: 'Google Inc.', maxTouchPoints: 5 };
const APPLE = 'Apple Computer, Inc.';

function aPage({ isInstalled = false, browser = CHROMIUM } = {}) {
  const page = new EventTarget();
  const install = new Install({ page, isInstalled, browser });
  const asked: string[] = [];
  const offer = () => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    page.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve(asked.push('asked')) }));
    return event;
  };
  return { page, install, asked, offer };
}

test('the browser’s offer is kept until a person wants it, and used once', async () => {
  const { install, asked, offer } = aPage();
  expect(install.way).toBeUndefined();
  expect(offer().defaultPrevented).toBe(true);
  expect([install.way, asked]).toEqual(['offered', []]);
  await install.ask();
  expect([install.way, asked]).toEqual([undefined, ['asked']]);
  await install.ask();
  expect(asked).toEqual(['asked']);
  offer();
  expect(install.way).toBe('offered');
});

test('nothing is offered once the app is installed', () => {
  const { page, install, offer } = aPage();
  offer();
  page.dispatchEvent(new Event('appinstalled'));
  expect(install.way).toBeUndefined();
  const opened = aPage({ isInstalled: true });
  opened.offer();
  expect(opened.install.way).toBeUndefined();
});

test.each([
  ['an iPhone', { vendor: APPLE, maxTouchPoints: 5 }, false, 'by hand'],
  ['an iPhone’s home screen', { vendor: APPLE, maxTouchPoints: 5 }, true, undefined],
  ['Safari on a Mac', { vendor: APPLE, maxTouchPoints: 0 }, false, undefined],
  ['Firefox', { vendor: '', maxTouchPoints: 5 }, false, undefined],
])('in %s', (_, browser, isInstalled, way) => {
  expect(aPage({ browser, isInstalled }).install.way).toBe(way);
});
