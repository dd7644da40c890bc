import { startServer } from '../../src/server/node/start-server.ts';
import type { ServerSettings } from '../../src/sync/server/server-settings.ts';
import { startDevice, type Device } from './device-page/device.ts';
import { compare, hold, isSmoke } from './measure.ts';

/**
 * Sending people through the queue, with its mark before and its record after each request, against a loop of fetch with
 * the same parallelism that keeps nothing; and what a person feels while 1,000 go.
 */
const KEY = 'a key for the benchmark';
const MANY = isSmoke ? 10 : 150;
/** "Sending reaches ≥ 90 % of what the same requests reach from a bare loop at 50 ms and more a request, ≥ 60 % at none." */
const DELAYS = [
  // All of it is work of the processors, which others may want at any time: so a run of it takes more rounds.
  { delayMs: 0, people: MANY, limit: 1 / 0.6, rounds: 21 },
  { delayMs: 50, people: MANY, limit: 1 / 0.9, rounds: 5 },
  { delayMs: 300, people: MANY, limit: 1 / 0.9, rounds: 5 },
];

async function aServer(delayMs: number, device: Device) {
  const common = {
    key: KEY,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    closeConnections: true,
  };
  const server = await startServer({ ...common, delayMs });
  device.allow(server.url);
  const settings: ServerSettings = {
    ...{ baseUrl: server.url, header: 'apikey', encoding: 'form' as const, parallel: 3 },
    ...{ idempotencyKey: false, closesConnections: true, groupsCreate: true, retryNoReplyUsers: false },
  };
  return { server, settings };
}

const device = await startDevice();
try {
  for (const one of DELAYS) await againstBareLoop(one);
  await whatIsFelt();
} finally {
  await device.close();
}

async function againstBareLoop({ delayMs, people, limit, rounds }: (typeof DELAYS)[number]): Promise<void> {
  const { server, settings } = await aServer(delayMs, device);
  const given = { people, settings, key: KEY };
  await compare({
    title: `Sending ${people} people, 3 at a time, to a server that takes ${delayMs} ms, in ms`,
    ours: {
      name: 'Outpost',
      run: () => device.page.evaluate((all) => window.device.send(all.people, all.settings, all.key), given),
    },
    peer: {
      name: 'a bare loop',
      run: () =>
        device.page.evaluate((all) => window.device.sendBare(all.people, all.settings, all.key), given),
    },
    limit,
    rounds,
    seed: 2,
  });
  await server.close();
}

async function whatIsFelt(): Promise<void> {
  const { server, settings } = await aServer(20, device);
  const { page } = device;
  await page.evaluate(() => window.device.felt());
  const given = { people: isSmoke ? 50 : 1_000, settings, key: KEY };
  const sending = page.evaluate((all) => window.device.send(all.people, all.settings, all.key), given);
  const sent = sending.then(() => true);
  const pause = () => page.waitForTimeout(150).then(() => false);
  do await page.locator('#typing').press('a');
  while (!(await Promise.race([sent, pause()])));
  const { longestTask, keyToPaint } = await page.evaluate(() => window.device.felt());
  // "No task over 50 ms while 1,000 go."
  await hold('Longest task while 1,000 people are saved and sent, in ms', 50, 1, () => longestTask);
  const sorted = keyToPaint.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  await hold(
    `From key press to paint meanwhile, 95th percentile of ${sorted.length}, in ms`,
    100,
    1,
    () => p95,
  );
  await server.close();
}
