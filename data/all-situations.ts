import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Status } from '../src/domain/record/states.ts';
import { describe, register } from '../tests/support/browser/field-worker.ts';
import { databaseOf, fillDevice, type Filling } from '../tests/support/browser/fill-device.ts';
import { whenKept } from '../tests/support/browser/when-kept.ts';
import { startReferenceServer } from '../tests/support/hosts/reference-server.ts';
import { configure, KEY } from '../tests/support/parts/sending-device.ts';
import { SCREENS } from './all-screens.ts';
import { TEAM_REPORT } from '../src/store/outbox/team-report.ts';
import { NAKURU, REPORT } from './team-sample.ts';
import { people } from './sample.ts';

export interface Device {
  page: Page;
  context: BrowserContext;
  cdp: CDPSession;
  origin: string;
  /** Lets the page ask the origin of this address. */
  allow: (url: string) => void;
}

interface Situation {
  /** Whether there is a first person whose screens can be shown. */
  hasPeople: boolean;
  /** The screens that look different in this situation. */
  differs: readonly string[];
  prepare: (device: Device) => Promise<unknown>;
}

const SEED = 7;
const FEW = 30;

/** One of each, over and over, so that thirty people show every state. */
const MIXED: readonly Status[] = [
  'confirmed',
  'ready',
  'noReply',
  'confirmed',
  'onHold',
  'toFix',
  'discarded',
];
const mixed = (at: number): Status => MIXED[at % MIXED.length] ?? 'ready';

/** Nothing ever answers at this port. */
const NOWHERE = 'http://localhost:9';
/** The server to which records were sent before. It is not set any more. */
const BEFORE = 'https://api.example.org';

const FORM = ['register', 'person', 'sync'] as const;
const DECISION = ['person', 'people', 'sync', 'overview'] as const;

async function started(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function fill(
  { page }: Device,
  count: number,
  statusOf: (at: number) => Status,
  how: Partial<Filling> = { lived: true },
) {
  await fillDevice(page, {
    count,
    seed: SEED,
    statusOf,
    assignmentOf: (at) => (at % 3 === 0 ? statusOf(at + 1) : undefined),
    ...how,
  });
  await page.reload();
  await started(page);
}

/** All people in one state, on a device whose server cannot be reached any more. */
function all(status: Status): Situation {
  return {
    hasPeople: true,
    differs: DECISION,
    prepare: async (device) => {
      await fill(device, FEW, () => status, { lived: true, sentTo: NOWHERE });
      device.allow(NOWHERE);
      await configure(device.page, NOWHERE);
    },
  };
}

/** A newer version that another tab has opened wants the database for itself: nothing can be saved from this one. */
async function takeDatabase({ page, context }: Device): Promise<void> {
  const other = await context.newPage();
  await other.goto(new URL('config.json', page.url()).href);
  await other.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    await new Promise((resolve) => (indexedDB.open(name, 1_000_000).onsuccess = resolve));
  });
  await page.locator('.banners').waitFor();
}

/** The worker's stored files of every screen but the form are damaged, and the host does not have them. */
async function loseScreens(page: Page): Promise<void> {
  const lost = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/assets\/(screens|overview|team|practice|console|setup)-[^/]*\.js/.test(request.url)) continue;
        await cache.put(request, new Response('', { status: 404 }));
        count += 1;
      }
    }
    return count;
  });
  if (lost === 0) throw new Error('The worker keeps no file of a screen');
}

/** Chromium remembers how much storage is free until no page has had a database open for two seconds. */
async function takeRoom({ page, cdp, origin }: Device): Promise<void> {
  const address = page.url();
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('about:blank');
  await page.waitForTimeout(2_500);
  await page.goto(address);
  await started(page);
}

/** The server has let this device read what all devices have sent, and is not reached now. */
async function putReport(page: Page): Promise<void> {
  const db = await databaseOf(page);
  const report = { report: REPORT, groups: [{ uuid: NAKURU, name: 'Nakuru 3' }] };
  const rows = { offers: { offers: ['team'] }, [TEAM_REPORT]: report };
  await page.evaluate(
    async ({ database, values, baseUrl }) => {
      const meta = database.transaction('meta', 'readwrite').objectStore('meta');
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const { value } = (await answer<unknown>(meta.get('counters'))) as { value: { profileId: string } };
      for (const [key, row] of Object.entries(values))
        await answer(meta.put({ key, value: { ...row, profileId: value.profileId, baseUrl } }));
      database.close();
    },
    { database: db, values: rows, baseUrl: NOWHERE },
  );
  await db.dispose();
}

/** What a device can be like. Pictures are taken and tests run in each. */
export const SITUATIONS: Readonly<Record<string, Situation>> = {
  empty: {
    hasPeople: false,
    differs: ['register', 'people', 'overview', 'sync', 'groups', 'device', 'more'],
    prepare: () => Promise.resolve(),
  },
  one: {
    hasPeople: true,
    differs: ['register', 'people', 'person', 'assign', 'overview', 'sync'],
    prepare: (device) => fill(device, 1, () => 'ready'),
  },
  thirty: {
    hasPeople: true,
    differs: Object.keys(SCREENS),
    prepare: async (device) => {
      await fill(device, FEW, mixed, { lived: true, sentTo: BEFORE });
      for (const person of people(SEED + 1, 1)) await register(device.page, person);
    },
  },
  many: {
    hasPeople: true,
    differs: ['people', 'overview'],
    prepare: (device) => fill(device, 100_000, mixed, { bare: true, sentTo: BEFORE }),
  },
  offline: {
    hasPeople: true,
    differs: [...FORM, 'people'],
    prepare: async (device) => {
      await fill(device, FEW, () => 'ready');
      await whenKept(device.page);
      device.allow(NOWHERE);
      await device.context.setOffline(true);
      // Only now: with a network, the waiting records would be sent at once.
      await configure(device.page, NOWHERE);
    },
  },
  sending: {
    hasPeople: true,
    differs: DECISION,
    prepare: async (device) => {
      const server = await startReferenceServer({ key: KEY });
      device.context.once('close', () => void server.close());
      // Slow enough that they are still being sent when the last picture is taken.
      server.faults.set({ fault: 'slow', operation: 'createUser', count: FEW, ms: 15_000 });
      await fill(device, FEW, () => 'ready');
      device.allow(server.url);
      await configure(device.page, server.url);
    },
  },
  noReply: all('noReply'),
  toFix: all('toFix'),
  onHold: all('onHold'),
  team: {
    hasPeople: false,
    differs: ['team', 'more'],
    prepare: async ({ page, allow }) => {
      allow(NOWHERE);
      await configure(page, NOWHERE);
      await putReport(page);
      await page.reload();
      await started(page);
      // It is in the rail of a wide window only, or in Menu; either comes with what sends.
      await page
        .getByRole('link', { name: 'Team', includeHidden: true })
        .first()
        .waitFor({ state: 'attached' });
    },
  },
  error: {
    hasPeople: true,
    differs: ['register', 'people', 'sync', 'settings', 'overview'],
    prepare: async (device) => {
      await fill(device, 1, () => 'ready');
      await whenKept(device.page);
      await loseScreens(device.page);
      await device.page.reload();
      await started(device.page);
    },
  },
  'full-disk': {
    hasPeople: true,
    differs: ['register', 'device'],
    prepare: async (device) => {
      await fill(device, FEW, mixed);
      await takeRoom(device);
      const [person] = people(SEED + 2, 1);
      if (person) await describe(device.page, person);
      await device.page.getByRole('button', { name: 'Save and add another' }).click();
      await device.page.getByText('This device is full', { exact: true }).waitFor();
    },
  },
  'read-only': {
    hasPeople: true,
    differs: [...FORM, 'people', 'assign', 'overview', 'setup', 'groups', 'device'],
    prepare: async (device) => {
      await fill(device, FEW, mixed);
      await takeDatabase(device);
    },
  },
  practice: {
    hasPeople: false,
    differs: ['register', 'people', 'sync', 'overview', 'practice', 'tour', 'groups', 'setup', 'call'],
    prepare: async ({ page }) => {
      await page.goto(new URL('?practice#/', page.url()).href);
      await page.getByRole('complementary', { name: 'Practice' }).waitFor();
      // The form is there before the people of the story.
      await page.locator('[data-recent]').first().waitFor();
    },
  },
};
