import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { DIST } from '../../support/browser/build-app.ts';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { pick, rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { configure, KEY } from '../../support/parts/sending-device.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const answer = (page: Page) => page.getByRole('region', { name: screens.console.answer });
const status = (page: Page) => answer(page).locator('strong');
const send = (page: Page) => page.getByRole('button', { name: screens.console.send, exact: true }).click();
const open = (page: Page, call: string) => showScreen(page, `#/api/${call}`);

/** A device on which nothing is made by what is sent. */
const device = sharedDevice();

/** A device that knows a server. */
async function withServer() {
  const server = await startReferenceServer({ key: KEY, closeConnections: true });
  onTestFinished(() => server.close());
  const [app, browser] = [await serveApp(), await browse()];
  browser.allow(server.url);
  const page = await browser.open(app.url);
  await configure(page, server.url);
  return { page, server };
}

test('the console loads without a host, and asks this device', { tags: ['night'] }, async () => {
  const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
  const page = await browser.open(app.url);
  await whenKept(page);
  await app.stop();
  // From More, one read.
  await page.evaluate(() => (location.hash = '#/more'));
  await page.getByRole('link', { name: first.titles.console }).click();
  await page.getByRole('link', { name: '/api-v1/assessment/{key}' }).click();
  await page.getByRole('combobox', { name: 'key' }).selectOption('TR');
  await send(page);
  await expectThat(status(page)).toHaveText('200');
  await expectThat(answer(page)).toContainText('"Team Roles"');
});

test('the console is refused and writes, on this device and at the server', { tags: ['night'] }, async () => {
  const { page, server } = await withServer();

  // On this device: a refused write, and one that is kept.
  await open(page, 'createUser');
  await page.getByRole('combobox', { name: screens.record.values.sex }).selectOption('F');
  await send(page);
  await expectThat(status(page)).toHaveText('422');
  await expectThat(answer(page)).toContainText('"occupation-missing"');
  await pick(page, 'country (required)', 'Kenya');
  await pick(page, 'occupation (required)', 'nurse');
  await send(page);
  await expectThat(status(page)).toHaveText('200');
  expect(await rowsOf(page, 'users')).toMatchObject([{ sex: 'F', country: 'KE' }]);

  // On the server, which a person chooses each time, nothing is kept here and a purchase is confirmed.
  await open(page, 'createGroup');
  await page.getByRole('radio', { name: screens.console.ways.server }).check();
  await page.getByRole('button', { name: 'A team', exact: true }).click();
  await send(page);
  await expectThat(status(page)).toHaveText('200');
  await page.getByRole('link', { name: screens.console.next.createUser }).click();
  await expectThat(page.getByRole('radio', { name: /^Through this device/ })).toBeChecked();
  await page.getByRole('radio', { name: screens.console.ways.server }).check();
  await page.getByRole('combobox', { name: screens.record.values.sex }).selectOption('M');
  await pick(page, 'country (required)', 'Kenya');
  await pick(page, 'occupation (required)', 'nurse');
  await send(page);
  await expectThat(status(page)).toHaveText('200');
  await page.getByRole('link', { name: screens.console.next.assign }).click();
  await expectThat(page.getByRole('radio', { name: /^Through this device/ })).toBeChecked();
  await page.getByRole('radio', { name: screens.console.ways.server }).check();
  await page.getByRole('button', { name: 'Add to auto_assign' }).click();
  await page.getByRole('combobox', { name: 'key' }).selectOption('AI');
  await page.getByRole('textbox', { name: 'target' }).fill('self');
  await send(page);
  await expectThat(status(page)).toHaveText('422');
  const tick = page.getByRole('checkbox', { name: 'I confirm the purchase of 1 assessment' });
  await tick.check();
  await send(page);
  await expectThat(status(page)).toHaveText('200');
  await expectThat(tick).not.toBeChecked();

  const operations = server.ledger().map(({ operation }) => operation);
  expect(operations.filter((one) => one !== 'createUser')).toEqual(['createGroup', 'assign']);
  expect(await rowsOf(page, 'assignments')).toEqual([]);
});

test('the console is fetched when it is opened, in at most 40 kB over the wire', async () => {
  const [host, browser] = [await serveApp(), await browse()];
  const page = await browser.open(host.url);
  // With what comes behind the form, for whoever does not open the console either.
  await showScreen(page, '#/');
  await showScreen(page, '#/more');
  const before = host.asked.length;
  expect(host.asked.filter((name) => /console|openapi/.test(name))).toEqual([]);

  await page.getByRole('link', { name: first.titles.console }).click();
  await page.getByRole('link', { name: '/api-v1/users/create' }).click();
  await page.getByRole('button', { name: screens.console.send, exact: true }).waitFor();
  await atRest(page);
  // By what is in data/ occupations are found, and Register fetches it too.
  const asked = host.asked.slice(before).filter((name) => !name.startsWith('data/'));
  expect(asked.filter((name) => /console-.*js$/.test(name))).toHaveLength(1);
  expect(asked).toContain('openapi.json');
  // As a host compresses them, with some room for the head of each answer.
  const sizes = asked.map((name) => brotliCompressSync(readFileSync(path.join(DIST, name))).length + 400);
  const bytes = sizes.reduce((one, other) => one + other);
  console.log(`the console: ${bytes} bytes over the wire, of ${asked.join(', ')}`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test('an answer of a megabyte is read, and only its beginning is drawn', { tags: ['night'] }, async () => {
  const { page, server } = await withServer();
  await open(page, 'createGroup');
  await page.getByRole('radio', { name: screens.console.ways.server }).check();
  await page.getByRole('button', { name: 'A team', exact: true }).click();
  server.faults.set({ fault: 'big-body', operation: 'createGroup', bytes: 1_000_000 });
  await send(page);
  await expectThat(status(page)).toHaveText('200');
  await atRest(page);
  const drawn = async () => (await answer(page).innerText()).length;
  expect(await drawn()).toBeLessThan(5000);
  await answer(page).getByRole('button', { name: screens.console.more, exact: true }).click();
  await expect.poll(drawn).toBeGreaterThan(900_000);
});

test(
  'the answer comes into sight wherever its form is, and no path is broken within a word',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/api');
    const begins = page.locator('main a .whole');
    await expectThat(begins).toHaveCount(8);
    expect(await begins.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
      Array(8).fill(1),
    );
    for (const shape of [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(shape);
      await showScreen(page, '#/api');
      await open(page, 'assign');
      await page.getByRole('button', { name: 'One assessment about oneself' }).click();
      await send(page);
      await expectThat(status(page)).toHaveText('422');
      await expect.poll(() => inSight(status(page))).toBe(true);
      // What was sent keeps the focus: it is put right and sent again.
      await expectThat(page.getByRole('button', { name: screens.console.send, exact: true })).toBeFocused();
    }
  },
);

test(
  'on no screen the sign that a line of a shell goes on stands on a line of its own',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await open(page, 'createUser');
    const code = page.getByRole('region', { name: screens.console.curl });
    for (const width of [360, 412, 740, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      await code.waitFor();
      await atRest(page);
      const ends = await code.evaluate(endsOfLines);
      expect(ends.length).toBeGreaterThan(0);
      expect(ends.filter((isAlone) => isAlone)).toEqual([]);
    }
  },
);

test(
  'a UUID in JSON stands in one line where there is room, in what is sent and in what is answered, and is never cut off',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    await open(page, 'createGroup');
    await page.getByRole('button', { name: 'A team', exact: true }).click();
    await send(page);
    await expectThat(status(page)).toHaveText('200');
    await inOneLine(page, answer(page));
    // In what is sent, whose code stands in narrower lines.
    await page.getByRole('link', { name: screens.console.next.createUser }).click();
    await page.getByRole('radio', { name: screens.settings.encodings.json }).check();
    await inOneLine(page, page.getByRole('region', { name: /^For a / }));
  },
);

/**
 * Sees that in these parts of the page there are UUIDs, each in one line where that is long enough, as in a window of 1280 pixels, and
 * whole where it is not.
 */
async function inOneLine(page: Page, parts: Locator): Promise<void> {
  for (const width of [360, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await parts.first().waitFor();
    await atRest(page);
    const uuids = (await Promise.all((await parts.all()).map((part) => part.evaluate(uuidsIn)))).flat();
    expect(uuids.length).toBeGreaterThan(0);
    const broken = uuids.filter(({ lines, length, room }) => lines > 1 && (length <= room || width === 1280));
    const cutOff = uuids.filter(({ isCutOff }) => isCutOff);
    expect([width, ...broken, ...cutOff]).toEqual([width]);
  }
}

/**
 * Each UUID within an element that stands between quotation marks: how many lines it takes, how long these are together, how long a
 * line can be, and whether an end of it lies outside its line.
 */
function uuidsIn(element: Element) {
  const found: { lines: number; length: number; room: number; isCutOff: boolean }[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { index, 0: uuid } of (node.textContent ?? '').matchAll(
      /"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + uuid.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      let line = node.parentElement;
      while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
      if (!line || boxes.length === 0) continue;
      const { paddingLeft, paddingRight } = getComputedStyle(line);
      const { left, right } = line.getBoundingClientRect();
      found.push({
        lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
        length: boxes.reduce((sum, { width }) => sum + width, 0),
        room: line.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
        isCutOff: boxes.some((box) => box.left < left || box.right > right),
      });
    }
  return found;
}

/** Of each line that goes on: whether its sign stands lower than the letter before it. */
function endsOfLines(element: Element): boolean[] {
  const letters: { letter: string; top: number }[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    Array.from(node.textContent ?? '').forEach((letter, at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      letters.push({ letter, top: range.getBoundingClientRect().top });
    });
  }
  return letters.flatMap(({ letter, top }, at) =>
    letter === '\\' ? [top > (letters[at - 2]?.top ?? 0) + 1] : [],
  );
}

function inSight(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return bottom < innerHeight && element.contains(document.elementFromPoint(left + 1, top + 1));
  });
}

test(
  'in a wide window what sends is in sight with what it does, however many fields there are',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const call of ['createUser', 'assign']) {
      await open(page, call);
      const box = await page.getByRole('button', { name: screens.console.send, exact: true }).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
      expect(await inSight(page.getByText(screens.console.caution.real))).toBe(true);
      // No heading beside the form stands out from that of the page.
      const sizes = await page
        .locator('main :is(h1, h2)')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      expect(sizes.length).toBe(3);
      expect(sizes.slice(1).every((size) => size < (sizes[0] ?? 0))).toBe(true);
    }
  },
);

test(
  'in a wide window Settings stands for the console, and the copied program has no brace alone on a line',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'createUser');
    const block = page.getByRole('region', { name: screens.console.fetch });
    await block.waitFor();
    const current = page.locator('nav:visible [aria-current=page]:visible');
    await expectThat(current).toHaveText([first.titles.settings]);
    const lines = await block.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const call = /fetch\([^\n]*\{$/m.exec(node.textContent ?? '');
        if (!call) continue;
        const range = document.createRange();
        range.setStart(node, call.index);
        range.setEnd(node, call.index + call[0].length);
        for (const { top } of range.getClientRects()) tops.add(top);
      }
      return tops.size;
    });
    expect(lines).toBe(1);
  },
);
