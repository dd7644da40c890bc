import { launch, type Page } from 'puppeteer-core';
import { programPath } from '../run/debian-packages.ts';
import { ENGINE_PATIENCE, type Engine, type EngineBrowser, type EngineTab } from './engine.ts';

/** Firefox ESR by WebDriver BiDi, for which it needs no driver process. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: ['firefox-esr'],
  start: (profile) => startFirefox(profile),
};

/** `preferences` as on its page about:config. */
export async function startFirefox(
  profile: string,
  preferences: Readonly<Record<string, string | number | boolean>> = {},
): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programPath('firefox-esr') ?? 'firefox-esr',
    userDataDir: profile,
    headless: true,
    extraPrefsFirefox: preferences,
    defaultViewport: null,
    timeout: ENGINE_PATIENCE,
  });
  return {
    version: await browser.version(),
    newTab: async () => tab(await browser.newPage()),
    close: () => browser.close(),
  };
}

function tab(page: Page): EngineTab {
  page.setDefaultTimeout(ENGINE_PATIENCE);
  return {
    goTo: (url) => page.goto(url).then(() => undefined),
    reload: () => page.reload().then(() => undefined),
    run: (body, ...args) => page.evaluate(`(async (...args) => { ${body} })(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressEnter: () => page.keyboard.press('Enter'),
    show: () => page.bringToFront(),
  };
}
