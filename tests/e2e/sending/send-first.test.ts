import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { pauseSentence } from '../../../src/ui/messages/choose/sending.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { passOn, startOwnHost } from '../../support/hosts/own-host.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { allConfirmed, configure, KEY } from '../../support/parts/sending-device.ts';
import { fromMore } from '../../support/browser/from-more.ts';

const PEOPLE = 12;

/** A server whose answers to whoever writes are held back until they are let go. */
async function aServerThatHolds() {
  const server = await startReferenceServer({ key: KEY });
  onTestFinished(() => server.close());
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const url = await startOwnHost(async (request) => {
    if (request.method === 'POST') await held;
    return passOn(request, server.url);
  });
  return { url, ledger: () => server.ledger(), letGo };
}

test(
  'some are sent from the list while sending is stopped, with what is assigned to them, and no one else is',
  { tags: ['night'] },
  async () => {
    const [app, server, browser] = [await serveApp(), await aServerThatHolds(), await browse()];
    browser.allow(server.url);
    const page = await browser.open(app.url);
    const isLast = (at: number) => at === PEOPLE - 1;
    await fillDevice(page, {
      count: PEOPLE,
      seed: 4,
      lived: true,
      assignmentOf: (at) => (isLast(at) ? 'blocked' : undefined),
    });
    await page.reload();
    await configure(page, server.url);
    await page.evaluate(() => (location.hash = '#/sync'));
    await page.getByRole('button', { name: screens.sync.panel.pause }).click();
    await page
      .getByText(pauseSentence({ reason: 'stopped' }))
      .first()
      .waitFor();
    server.letGo();
    await expect.poll(() => onTheirWay(page)).toBe(0);
    const before = server.ledger().length;
    expect(before).toBeLessThan(PEOPLE - 2);

    await page.evaluate(() => (location.hash = '#/people'));
    await fromMore(page, screens.people.selectSeveral);
    // The newest: they would be sent last.
    for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check();
    await page.getByRole('button', { name: screens.many.doWith.send({ n: 2 }) }).click();
    await page.getByText('2 people will be sent first').waitFor();
    await page.getByText(screens.many.othersStopped).waitFor();
    await expect.poll(() => server.ledger().length).toBe(before + 3);
    const states = async () => (await rowsOf(page, 'users')).slice(-2).map(({ state }) => state);
    await expect.poll(states).toEqual(['confirmed', 'confirmed']);
    const sent = server.ledger().slice(before);
    expect(sent.map(({ operation }) => operation).sort()).toEqual(['assign', 'createUser', 'createUser']);

    // Not `sendNow`: while the last answer is being written, *Pause sending* stands there, and it would press nothing.
    await page.evaluate(() => (location.hash = '#/sync'));
    await page.getByRole('button', { name: screens.sync.panel.sendNow }).click();
    await expect.poll(() => allConfirmed(page)).toBe(true);
    expect(server.ledger()).toHaveLength(PEOPLE + 1);
  },
);

async function onTheirWay(page: Page): Promise<number> {
  return (await rowsOf(page, 'users')).filter(({ state }) => state === 'sending').length;
}
