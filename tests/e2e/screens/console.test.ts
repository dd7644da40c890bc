import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { browse, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { pick, rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';
import { configure, KEY } from '../../support/parts/sending-device.ts';

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const status = (page: Page) => answer(page).locator('strong');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
const open = (page: Page, call: string) => page.evaluate((name) => (location.hash = `#/api/${name}`), call);

test('the console asks this device and the server, reads, is refused and writes, and loads without a host', async () => {
  const server = await startReferenceServer({ key: KEY, closeConnections: true });
  onTestFinished(() => server.close());
  const [app, browser] = [await serveApp(), await browse()];
  browser.allow(server.url);
  const page = await browser.open(app.url);
  await whenKept(page);
  await configure(page, server.url);
  await app.stop();

  // From More, one read.
  await page.evaluate(() => (location.hash = '#/more'));
  await page.getByRole('link', { name: 'Console' }).click();
  await page.getByRole('link', { name: '/api-v1/assessment/{key}' }).click();
  await page.getByRole('combobox', { name: 'key' }).selectOption('TR');
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  expect(await answer(page).textContent()).toContain('"Team Roles"');

  // On this device: a refused write, and one that is kept.
  await open(page, 'createUser');
  await page.getByRole('combobox', { name: 'sex' }).selectOption('F');
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('422');
  expect(await answer(page).textContent()).toContain('"occupation-missing"');
  await pick(page, 'country (needed)', 'Kenya');
  await pick(page, 'occupation (needed)', 'nurse');
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  expect(await rowsOf(page, 'users')).toMatchObject([{ sex: 'F', country: 'KE' }]);

  // On the server, which a person chooses each time, nothing is kept here and a purchase is confirmed.
  await open(page, 'createGroup');
  await page.getByRole('radio', { name: 'Straight to the server' }).check();
  await page.getByRole('button', { name: 'A team', exact: true }).click();
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  await page.getByRole('link', { name: 'Create a user in this group' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /^Through this device/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Straight to the server' }).check();
  await page.getByRole('combobox', { name: 'sex' }).selectOption('M');
  await pick(page, 'country (needed)', 'Kenya');
  await pick(page, 'occupation (needed)', 'nurse');
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  await page.getByRole('link', { name: 'Assign assessments to this user' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /^Through this device/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Straight to the server' }).check();
  await page.getByRole('button', { name: 'Add to auto_assign' }).click();
  await page.getByRole('combobox', { name: 'key' }).selectOption('AI');
  await page.getByRole('textbox', { name: 'target' }).fill('self');
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('422');
  const confirm = page.getByRole('checkbox', { name: 'I confirm the purchase of 1 assessment' });
  await confirm.check();
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  expect(await confirm.isChecked()).toBe(false);

  const operations = server.ledger().map(({ operation }) => operation);
  expect(operations.filter((one) => one !== 'createUser')).toEqual(['createGroup', 'assign']);
  expect(await rowsOf(page, 'assignments')).toEqual([]);
});

async function asksForNothing(host: StaticHost): Promise<boolean> {
  const before = host.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return host.asked.length === before;
}

test('the console is fetched when it is opened, in at most 40 kB over the wire', async () => {
  const host = await serveFolder(DIST, '/', { brotli: true });
  onTestFinished(() => host.stop());
  // A worker keeps every file at hand once the form stands; here only what a page asks for is asked for.
  const browser = await browse({ context: { serviceWorkers: 'block' } });
  const page = await browser.open(host.url);
  await page.evaluate(() => (location.hash = '#/more'));
  await page.getByRole('link', { name: 'Console' }).waitFor();
  // What comes behind the form, for whoever does not open the console either.
  await expect.poll(() => asksForNothing(host)).toBe(true);
  const before = host.asked.length;
  expect(host.asked.filter((name) => /console|openapi/.test(name))).toEqual([]);

  const session = await browser.context.newCDPSession(page);
  const addresses = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What was asked for before is not the console's; by what is in data/ occupations are found, and Register fetches it too.
    const address = addresses.get(requestId);
    if (address !== undefined && !address.includes('/data/')) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.getByRole('link', { name: 'Console' }).click();
  await page.getByRole('link', { name: '/api-v1/users/create' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  const asked = host.asked.slice(before);
  console.log(`the console: ${bytes} bytes over the wire, of ${asked.join(', ')}`);
  expect(asked.filter((name) => /console-.*js$/.test(name))).toHaveLength(1);
  expect(asked).toContain('openapi.json');
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test('an answer of a megabyte is read, and only its beginning is drawn', async () => {
  const server = await startReferenceServer({ key: KEY, closeConnections: true });
  onTestFinished(() => server.close());
  const [app, browser] = [await serveApp(), await browse()];
  browser.allow(server.url);
  const page = await browser.open(app.url);
  await configure(page, server.url);
  await open(page, 'createGroup');
  await page.getByRole('radio', { name: 'Straight to the server' }).check();
  await page.getByRole('button', { name: 'A team', exact: true }).click();
  server.faults.set({ fault: 'big-body', operation: 'createGroup', bytes: 1_000_000 });
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  expect((await answer(page).innerText()).length).toBeLessThan(5000);
  await answer(page).getByRole('button', { name: 'Show', exact: true }).click();
  expect((await answer(page).innerText()).length).toBeGreaterThan(900_000);
});

test('the answer comes into sight wherever its form is, and no path is broken within a word', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 360, height: 740 } } }),
  ];
  const page = await browser.open(app.url);
  await page.evaluate(() => (location.hash = '#/api'));
  const begins = page.locator('main .whole');
  await expect.poll(() => begins.count()).toBe(8);
  expect(await begins.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual(
    Array(8).fill(1),
  );
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => (location.hash = '#/api'));
    await begins.first().waitFor();
    await open(page, 'assign');
    await page.getByRole('button', { name: 'One assessment about oneself' }).click();
    await send(page);
    await expect.poll(() => status(page).textContent()).toBe('422');
    await expect.poll(() => inSight(status(page))).toBe(true);
    // What was sent keeps the focus: it is put right and sent again.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send');
  }
});

test('on no screen the sign that a line of a shell goes on stands on a line of its own', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await open(page, 'createUser');
  const code = page.getByRole('region', { name: 'For a terminal, with curl' });
  for (const width of [360, 412, 740, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await code.waitFor();
    const ends = await code.evaluate(endsOfLines);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter((isAlone) => isAlone)).toEqual([]);
  }
});

test('on a desk a UUID in JSON stands in one line, in what is sent and in what is answered', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await open(page, 'createGroup');
  await page.getByRole('button', { name: 'A team', exact: true }).click();
  await send(page);
  await expect.poll(() => status(page).textContent()).toBe('200');
  await inOneLine(page, answer(page));
  // In what is sent, whose code stands in narrower lines.
  await page.getByRole('link', { name: 'Create a user in this group' }).click();
  await page.getByRole('radio', { name: 'JSON' }).check();
  await inOneLine(page, page.getByRole('region', { name: /^For a / }));
});

/** Sees that in these parts of the page, at every width of a desk, there are UUIDs, and each is in one line. */
async function inOneLine(page: Page, parts: Locator): Promise<void> {
  for (const width of [960, 1040, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await parts.first().waitFor();
    const uuids = (await Promise.all((await parts.all()).map((part) => part.evaluate(linesOfUuids)))).flat();
    expect(uuids.length).toBeGreaterThan(0);
    expect([width, ...uuids.filter((lines) => lines !== 1)]).toEqual([width]);
  }
}

/** How many lines each UUID within an element takes that stands between quotation marks. */
function linesOfUuids(element: Element): number[] {
  const found: number[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { index, 0: uuid } of (node.textContent ?? '').matchAll(
      /"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + uuid.length);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top));
      if (tops.length > 0) found.push(new Set(tops).size);
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

test('on a desk what sends is in sight with what it does, however many fields there are', async () => {
  const [host, browser] = [await serveApp(), await browse()];
  const page = await browser.open(host.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const call of ['createUser', 'assign']) {
    await page.goto(`${host.url}#/api/${call}`);
    const box = await page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    expect(await inSight(page.getByText(/^What you send here is real/))).toBe(true);
    // No heading beside the form stands out from that of the page.
    const sizes = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes.length).toBe(3);
    expect(sizes.slice(1).every((size) => size < (sizes[0] ?? 0))).toBe(true);
  }
});

test('on a desk Settings stands for the console, and the copied program has no brace alone on a line', async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 1280, height: 800 } } }),
  ];
  const page = await browser.open(`${app.url}#/api/createUser`);
  const block = page.getByRole('region', { name: 'For a program, with fetch' });
  await block.waitFor();
  const current = page.locator('nav:visible [aria-current=page]:visible');
  expect(await current.allInnerTexts()).toEqual(['Settings']);
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
});
