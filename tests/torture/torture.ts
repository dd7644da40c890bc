import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { build } from 'vite';
import type { FaultSetting } from '../../src/server/faults/fault-switches.ts';
import { seededChance } from '../../src/server/faults/seeded-chance.ts';
import type { Status } from '../../src/domain/record/states.ts';
import { loadShippedCatalogue } from '../../src/server/node/shipped-catalogue.ts';
import { startServer, type RunningServer } from '../../src/server/node/start-server.ts';
import type { ServerSettings } from '../../src/sync/server/server-settings.ts';
import { identity, TRUST_IDENTITY } from '../support/parts/identity.ts';
import { startBrowser, type RealBrowser } from '../support/browser/real-browser.ts';
import { serveFolder, type StaticHost } from '../support/hosts/static-host.ts';
import type { Report, Values } from './page/page.ts';
import {
  deleteDatabases,
  flagsFor,
  injuryOf,
  isKeptBy,
  tearLogs,
  type Backend,
  type Injury,
} from './injections.ts';
import { isTransfer, OtherDevice, together } from './other-device.ts';
import type { Sum } from './sum.ts';
import { compare, short, type Verdict } from './verdict.ts';

/** Which way of being replay-safe the server has; with `keep-alive` none, and browsers repeat requests by themselves. */
export type Mode = 'close' | 'keep-alive' | 'key' | 'http2';

export interface TortureOptions {
  rounds: number;
  seed: number;
  mode: Mode;
  /** What Chromium keeps its databases in. */
  backend?: Backend;
  /** Hands records over to a second device every third round. */
  transfer?: boolean;
  /**
   * The kill comes once this has happened in a round; at a random instant where it is left out. The faults are as random as ever,
   * and so is what the kill falls into.
   */
  killAfter?: { acknowledged: number; effects: number };
  say: (line: string) => void;
}

const KEY = 'a key for torture';
const PAGE = path.resolve('tests/torture/page');
/** One for each process: two runs at once must not take the page from one another. */
const BUILT = path.resolve(`node_modules/.cache/torture-page-${process.pid}`);

const FAULTS: FaultSetting[] = [
  { fault: 'drop-before', probability: 0.03 },
  { fault: 'drop-after', probability: 0.03 },
  { fault: 'reset-mid-answer', probability: 0.02 },
  { fault: '500-after', probability: 0.02 },
  { fault: 'html-200', probability: 0.01 },
  { fault: 'slow', probability: 0.2, ms: 150 },
];
/** Only where it proves something: after a repetition by the browser it may be said of a request that was carried out. */
const BUSY: FaultSetting = { fault: '429', probability: 0.02, retryAfter: '1' };

/**
 * Kills a real Chromium, at random instants unless told otherwise, while it registers and sends under random faults, and compares what the device
 * knows with what the server did after each restart.
 */
export async function torture({
  rounds,
  seed,
  mode,
  backend = 'leveldb',
  transfer = false,
  killAfter,
  say,
}: TortureOptions): Promise<Sum> {
  const chance = seededChance(seed);
  const host = await buildPage();
  const server = await aServer(mode, seed);
  const flags = [TRUST_IDENTITY, ...flagsFor(backend)];
  const browsers = [await startBrowser({ flags })];
  if (transfer) browsers.push(await startBrowser({ flags }));
  const people = await peopleUnlikeEachOther(chance);
  const run = new Run(host, server, browsers, settingsFor(server, mode), people, chance);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const injury = injuryOf(round);
      const milliseconds = 200 + chance() * 1_800;
      const instant = () => (killAfter ? run.hasHappened(killAfter) : wait(milliseconds));
      const verdict = await run.round(instant, transfer && isTransfer(round), injury);
      if (round === 1 && !(await isKeptBy(backend, run.profile)))
        throw new Error(`This Chromium does not keep its databases in ${backend}`);
      say(`round ${round}: ${JSON.stringify({ ...short(verdict), ...(injury && { injury }) })}`);
    }
    const [before, last] = await run.finish();
    say(`without faults: ${JSON.stringify(short(before))}, in the end: ${JSON.stringify(short(last))}`);
    return run.sum(rounds, last);
  } finally {
    for (const browser of browsers) await browser.close();
    await host.stop();
    await rm(BUILT, { recursive: true, force: true });
    await server.close();
  }
}

class Run {
  readonly #host: StaticHost;
  readonly #server: RunningServer;
  readonly #browser: RealBrowser;
  readonly #settings: ServerSettings;
  readonly #people: () => Values;
  readonly #other: OtherDevice | undefined;
  readonly #acknowledged: string[] = [];
  #moved = 0;
  readonly #counts = {
    kills: 0,
    tornLogs: 0,
    deletions: 0,
    repairs: 0,
    cameBack: 0,
    reopenings: 0,
    interrupted: 0,
    neverLeft: 0,
    answered: 0,
  };
  readonly #bad = {
    lost: new Set<string>(),
    doubled: new Set<string>(),
    invented: new Set<string>(),
    undone: new Set<string>(),
    both: new Set<string>(),
    miscounts: 0,
  };

  constructor(
    host: StaticHost,
    server: RunningServer,
    [browser, other]: readonly RealBrowser[],
    settings: ServerSettings,
    people: () => Values,
    chance: () => number,
  ) {
    if (!browser) throw new Error('There is no device');
    this.#host = host;
    this.#server = server;
    this.#browser = browser;
    for (const one of [browser, other]) one?.allow(server.url);
    this.#other = other && new OtherDevice(other, (one) => this.#openSending(one), chance);
    this.#settings = settings;
    this.#people = people;
  }

  get profile(): string {
    return this.#browser.profile;
  }

  /** Looks at what the last kill left, works up to an instant, is killed, and injured. */
  async round(instant: () => Promise<unknown>, handsOver: boolean, injury?: Injury): Promise<Verdict> {
    const page = await this.#open();
    const verdict = await this.#compare(page);
    await this.#other?.take(page, true);
    const working = Promise.all([this.#send(page), page.evaluate(() => window.torture.register())]);
    working.catch(() => undefined); // The kill ends it.
    await instant();
    await this.#other?.takeBack(page, true);
    if (handsOver) await this.#other?.beMoved(page);
    await this.#browser.kill();
    this.#counts.kills += 1;
    if (injury === 'torn log') this.#counts.tornLogs += await tearLogs(this.#browser.profile);
    if (injury === 'deleted') this.#counts.deletions += await deleteDatabases(this.#browser.profile);
    await this.#browser.restart();
    return verdict;
  }

  /** Until so much more has been acknowledged, and carried out by the server. */
  async hasHappened({ acknowledged, effects }: { acknowledged: number; effects: number }): Promise<void> {
    const done = () => [this.#acknowledged.length, this.#server.ledger().length] as const;
    const [before, effectsBefore] = done();
    for (let [now, effectsNow] = [before, effectsBefore]; ; [now, effectsNow] = done()) {
      if (now >= before + acknowledged && effectsNow >= effectsBefore + effects) return;
      await wait(POLL_MS);
    }
  }

  /**
   * Without kills and faults everything that can go goes.
   * @returns what the last kill left, and what is left in the end
   */
  async finish(): Promise<[Verdict, Verdict]> {
    this.#server.faults.clear();
    const page = await this.#open();
    const before = await this.#compare(page);
    await this.#other?.take(page, false);
    await this.#other?.takeBack(page, false);
    await this.#send(page);
    while ((await this.#report(page)).rows.some(({ status }) => GOES.has(status))) await wait(POLL_MS);
    return [before, await this.#compare(page)];
  }

  sum(rounds: number, last: Verdict): Sum {
    return {
      rounds,
      ...this.#counts,
      acknowledged: this.#acknowledged.length,
      effects: this.#server.ledger().length,
      lost: this.#bad.lost.size,
      doubled: this.#bad.doubled.size,
      invented: this.#bad.invented.size,
      undone: this.#bad.undone.size,
      miscounts: this.#bad.miscounts,
      both: this.#bad.both.size,
      transfers: this.#other?.taken.size ?? 0,
      takenBack: this.#other?.takenBack.size ?? 0,
      killsThere: this.#other?.kills ?? 0,
      moved: this.#moved,
      replays: last.replays.length,
      onHold: last.onHold,
      noReply: last.noReply,
      noReplyThatArrived: last.noReplyThatArrived,
      noReplyBy: last.noReplyBy,
    };
  }

  async #openSending(browser: RealBrowser): Promise<Page> {
    const page = await this.#open(browser);
    await this.#report(page);
    await this.#send(page);
    return page;
  }

  async #open(browser = this.#browser): Promise<Page> {
    const page = await browser.open(this.#host.url);
    await page.exposeFunction('acknowledge', (id: string) => void this.#acknowledged.push(id));
    await page.exposeFunction('nextValues', this.#people);
    await page.waitForFunction(() => 'torture' in window);
    return page;
  }

  async #send(page: Page): Promise<void> {
    const given = { settings: this.#settings, key: KEY };
    await page.evaluate(({ settings, key }) => window.torture.send(settings, key), given);
  }

  async #report(page: Page): Promise<Report> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await page.evaluate(() => window.torture.report());
      } catch (error) {
        if (tries === OPENINGS) throw error;
        this.#counts.reopenings += 1;
        await wait(500);
        await page.reload();
        await page.waitForFunction(() => 'torture' in window);
      }
    }
  }

  #add({ interrupted, neverLeft, answered, cameBack }: Report): void {
    if (cameBack > 0) this.#counts.repairs += 1;
    const found = { interrupted, neverLeft, answered, cameBack };
    for (const name of ['interrupted', 'neverLeft', 'answered', 'cameBack'] as const)
      this.#counts[name] += found[name];
  }

  async #compare(page: Page): Promise<Verdict> {
    const acknowledged = [...this.#acknowledged];
    const report = await this.#report(page);
    this.#add(report);
    const there = await this.#other?.report();
    const all = there && together(report, there);
    this.#moved = there?.rows.length ?? 0;
    all?.both.forEach((id) => this.#bad.both.add(id));
    const verdict = compare(acknowledged, all ?? report, this.#server.ledger());
    verdict.lost.forEach((id) => this.#bad.lost.add(id));
    verdict.doubled.forEach((id) => this.#bad.doubled.add(id));
    verdict.invented.forEach((id) => this.#bad.invented.add(id));
    verdict.undone.forEach((id) => this.#bad.undone.add(id));
    this.#bad.miscounts += verdict.miscounts.length;
    return verdict;
  }
}

const POLL_MS = 50;

/** The states of what is sent without anybody's help. What is blocked waits for one of these, or for a person. */
const GOES: ReadonlySet<string> = new Set<Status>(['ready', 'sending']);

/** Right after a kill Chromium may not be able to open the database yet. */
const OPENINGS = 20;

async function buildPage(): Promise<StaticHost> {
  await build({
    root: PAGE,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2022' },
  });
  return serveFolder(BUILT);
}

async function aServer(mode: Mode, seed: number): Promise<RunningServer> {
  return startServer({
    key: KEY,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    ...(mode === 'http2' && { protocol: 'http2', identity }),
    closeConnections: mode === 'close',
    idempotency: mode === 'key',
    delayMs: 20,
    seed,
    faults: mode === 'keep-alive' ? FAULTS : [...FAULTS, BUSY],
  });
}

function settingsFor({ url }: RunningServer, mode: Mode): ServerSettings {
  return {
    ...{ baseUrl: url, header: 'apikey', encoding: 'form', parallel: 3, groupsCreate: true },
    ...{ idempotencyKey: mode === 'key', closesConnections: mode === 'close', retryNoReplyUsers: false },
  };
}

/** People of whom no two share all their values: 619 occupations, 249 countries, 2 sexes, in an order by chance. */
async function peopleUnlikeEachOther(chance: () => number): Promise<() => Values> {
  const { occupations, countries } = await loadShippedCatalogue();
  const codes = [...occupations.all()].map((node) => node.code);
  const combinations = codes.length * countries.codes.length * 2;
  let next = Math.floor(chance() * combinations);
  return () => {
    next = (next + 1) % combinations;
    const sex = next % 2 === 0 ? 'F' : 'M';
    const half = Math.floor(next / 2);
    const occupation = codes[half % codes.length] ?? '';
    const country = countries.codes[Math.floor(half / codes.length)] ?? '';
    return { sex, country, occupation };
  };
}
