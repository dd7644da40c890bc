import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sceneLink, type SceneName } from '../../../src/practice/scenes.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { DIST } from '../../support/browser/build-app.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import { startBrowser, type RealBrowser } from '../../support/browser/real-browser.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';
import { ledgerRow, practiceBar, sendAgain, visit } from '../../support/parts/practising.ts';

const run = promisify(execFile);
/** What the server has of a record. */
const { on } = words.practice.page;
const somePerson = { sex: 'M', country: 'UG', occupation: '8322' } as const;

let app: StaticHost;
let browser: RealBrowser;
let page: Page;
/** Someone was registered in practice since the last scene began. */
let hasOwnWork = false;

/** The page begins again with the scene: whatever was there before is gone. */
async function begun(name: SceneName, open: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await open();
  await loaded;
  await note().waitFor();
  await whole().waitFor();
  expect(new URL(page.url()).hash, name).not.toContain('scene');
}

/** What stands on a screen that has all that it waits for: the form knows its country, and the console its call. */
const whole = () => page.getByRole('button', { name: /^(Change country( and group)?|Send)$/i }).first();

const note = () => page.getByRole('region', { name: first.titles.tour });

/** Opens a scene from the tour, as someone does who shows the app. */
async function fromTour(name: SceneName, title: string): Promise<void> {
  await visit(page, '/practice/show');
  await page.getByRole('heading', { name: title }).waitFor();
  await begun(name, async () => {
    await page.locator(`a[href="${sceneLink(name)}"]`).click();
    // Someone's own work is asked about; the first scene and a refused call leave none.
    if (hasOwnWork) await page.getByRole('button', { name: words.practice.show.ask.start }).click();
  });
  await note().getByText(title, { exact: true }).waitFor();
}

async function expectBoth(receipt: string, device: string, server: string): Promise<void> {
  const row = await ledgerRow(page, receipt);
  await row.getByText(device, { exact: true }).waitFor();
  await row.getByText(server, { exact: true }).waitFor();
}

const send = () => page.getByRole('button', { name: words.console.send, exact: true }).click();
const answer = () => page.getByRole('region', { name: words.console.answer });

/** Every text in a part of an answer. */
function leaves(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(leaves) : [];
}

/** Each scene, from its beginning to what it promises. */
const scenes: Record<SceneName, { title: string; play: () => Promise<void> }> = {
  offline: {
    title: words.practice.show.scenes.offline.title,
    play: async () => {
      const receipt = await register(page, somePerson);
      await expectBoth(receipt, first.states.waiting, on['nothing yet']);
      await note().getByRole('button', { name: words.practice.show.networkBack }).click();
      await note().getByText(words.practice.show.isBack).waitFor();
      await expectBoth(receipt, first.states.confirmed, on.there);
    },
  },
  'answer-lost': {
    title: 'A reply is lost',
    play: async () => {
      const receipt = await register(page, somePerson);
      await note().getByRole('link', { name: first.titles.practice }).click();
      await expectBoth(receipt, first.states.noReply, on['answer lost']);
      await page.getByRole('button', { name: words.sync.panel.sendNow }).click();
      await expectBoth(receipt, first.states.noReply, on['answer lost']);
    },
  },
  killed: {
    title: words.practice.show.scenes.killed.title,
    play: async () => {
      const receipt = await register(page, somePerson);
      await expectBoth(receipt, first.states.sending, on.answering);
      await browser.kill();
      await browser.restart();
      page = await browser.open(`${app.url}?practice#/practice`);
      await expectBoth(receipt, first.states.noReply, on['answer lost']);
      await (await ledgerRow(page, receipt)).getByRole('link', { name: receipt }).click();
      await sendAgain(page).filter({ hasText: words.record.noReply.twice.user }).waitFor();
    },
  },
  rules: {
    title: words.practice.show.scenes.rules.title,
    play: async () => {
      await send();
      await answer().getByRole('strong').getByText('422').waitFor();
      for (const rule of ['country-unknown', 'occupation-unknown'])
        await answer().getByText(`"${rule}"`).waitFor();
    },
  },
  curl: {
    title: words.practice.show.scenes.curl.title,
    play: async () => {
      await send();
      await answer().getByRole('strong').getByText('200').waitFor();
      const server = await startReferenceServer();
      try {
        const copied = await page.getByText(/^curl /).innerText();
        // The reference server of this test is on another port.
        const line = copied.replace('http://localhost:8787', server.url);
        const { stdout } = await run('sh', ['-c', line.replace('curl ', 'curl --silent --show-error ')]);
        const { data } = JSON.parse(stdout) as { data: Record<string, unknown> };
        for (const value of leaves({ ...data, uuid: undefined }))
          await expectThat(answer()).toContainText(value);
      } finally {
        await server.close();
      }
    },
  },
};

describe('a scene begins from any state, comes true, and does so again', { tags: ['night'] }, () => {
  beforeAll(async () => {
    [app, browser] = await Promise.all([serveFolder(DIST, '/'), startBrowser()]);
    page = await browser.open(`${app.url}#/practice/show?practice`);
    await practiceBar(page).waitFor();
  });

  afterAll(async () => {
    await browser.close();
    await app.stop();
    expect([...browser.foreign, ...browser.complaints]).toEqual([]);
  });

  test.each(Object.entries(scenes) as [SceneName, (typeof scenes)[SceneName]][])(
    '%s',
    async (name, { title, play }) => {
      for (let times = 0; times < 2; times += 1) {
        await fromTour(name, title);
        await play();
        hasOwnWork = name !== 'rules';
      }
    },
  );
});

test(
  'a link to a scene opens it from the real world, on a device that never practised',
  { tags: ['night'] },
  async () => {
    const [host, fresh] = [await serveApp(), await browse()];
    const visitor = await fresh.open(host.url + sceneLink('answer-lost'));
    await visitor.getByRole('region', { name: first.titles.tour }).getByText('A reply is lost').waitFor();
    await practiceBar(visitor).getByText(words.practice.deck.cards['answer-lost'].about).waitFor();
    await expectThat(visitor).toHaveURL(`${host.url}?practice#/`);
    await visitor.getByRole('button', { name: words.practice.show.end }).click();
    await expectThat(visitor.getByRole('region', { name: first.titles.tour })).toHaveCount(0);
  },
);
