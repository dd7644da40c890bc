import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { SOMEBODY } from '../../../data/all-screens.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';

const PHONE = { width: 360, height: 740 };

/** The screen of somebody in a state, with an assignment in another. */
async function openPerson(
  status: Status,
  assignment?: Status,
  context: BrowserContextOptions = {},
): Promise<Page> {
  const [host, browser] = [
    await serveApp(),
    await browse({ context: { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce', ...context } }),
  ];
  const page = await browser.open(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, {
    ...{ count: 1, seed: 7, lived: true },
    statusOf: () => status,
    assignmentOf: () => assignment,
  });
  await page.goto(`${host.url}#/people/${SOMEBODY}`);
  await page.reload();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  return page;
}

test('somebody without a history has no heading over nothing', async () => {
  const [host, browser] = [await serveApp(), await browse({ context: { viewport: PHONE } })];
  const page = await browser.open(host.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fillDevice(page, { count: 1, seed: 7 });
  await page.goto(`${host.url}#/people/${SOMEBODY}`);
  await page.reload();
  await page.getByText('Registered', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'What happened' }).count()).toBe(0);
});

/** Whether all of an element is in the window, and nothing stands over its top, middle or foot. */
const isSeen = (some: Locator) =>
  some.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const over = document.elementFromPoint((left + right) / 2, y);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  });

test('on a phone all three choices about somebody unknown are seen without scrolling', async () => {
  const page = await openPerson('unknown', 'unknown');
  for (const name of ['It arrived', 'It did not arrive', 'Not sure: send again']) {
    expect(await isSeen(page.getByRole('button', { name, exact: true }).first()), name).toBe(true);
  }
});

test('on a phone the way on for a refused assignment is seen without scrolling', async () => {
  const page = await openPerson('confirmed', 'refused');
  expect(await isSeen(page.getByRole('link', { name: 'Edit and send again' }))).toBe(true);
});

test('on a phone what lets go of somebody held stands in one row with the way to all else', async () => {
  const page = await openPerson('held', 'held');
  const top = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
  expect(await top('Stop holding both')).toBe(await top('More'));
});

test.for([
  ['unknown', 'blocked'],
  ['refused', 'blocked'],
  ['confirmed', 'unknown'],
  ['confirmed', 'refused'],
  ['held', 'held'],
  ['ready', 'blocked'],
] as const)(
  'on a phone nothing that gets the focus lies under a bar: %s, with an assignment %s',
  async ([status, assignment]) => {
    const page = await openPerson(status, assignment);
    const all = page.locator('main :is(a[href], button, summary, input):visible');
    const hidden: string[] = [];
    for (const press of ['Tab', 'Shift+Tab']) {
      const one = press === 'Tab' ? all.first() : all.last();
      await one.focus();
      for (let left = await all.count(); left > 0; left -= 1) {
        const focused = page.locator('main :focus');
        if ((await focused.count()) > 0 && !(await isSeen(focused))) {
          hidden.push(`${press}: ${(await focused.innerText()).trim()}`);
        }
        await page.keyboard.press(press);
      }
    }
    expect(hidden).toEqual([]);
  },
);

test.for([
  ['confirmed', 'refused', 'Send again as it is'],
  ['unknown', 'unknown', 'Not sure: send again'],
] as const)(
  'what can be decided does not wait for what sends, and so moves nothing from under a thumb: %s, with an assignment %s',
  async ([status, assignment, name]) => {
    const page = await openPerson(status, assignment, { serviceWorkers: 'block' });
    let answer = (): void => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/config.json', (route) => late.then(() => route.continue()));
    const asked = page.waitForRequest('**/config.json');
    await page.reload();
    await asked;
    await page.getByRole('heading', { name: 'What happened' }).waitFor();
    expect(await page.getByRole('button', { name, exact: true }).count()).toBeGreaterThan(0);
    answer();
  },
);

test('on a phone the end of the page can be scrolled clear of the bars', async () => {
  for (const status of ['ready', 'unknown'] as const) {
    const page = await openPerson(status, 'blocked');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await isSeen(page.locator('main section[aria-labelledby=history] li').last()), status).toBe(true);
  }
});
