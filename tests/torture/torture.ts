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
import { startBrowser, WITH_WORKER, type RealBrowser } from '../support/browser/real-browser.ts';
import { serveFolder, type StaticHost } from '../support/hosts/static-host.ts';
import type { Next, Values } from './page/acts.ts';
import type { Halt } from './page/moments.ts';
import type { Report } from './page/page.ts';
import { Halts, type Halted } from './halts.ts';
import { deleteDatabases, flagsFor, isKeptBy, tearLogs, type Backend } from './injections.ts';
import { OtherDevice, together } from './other-device.ts';
import { planner, type Closing, type Plan, type Trouble } from './plan.ts';
import { fillDisk, processesOf } from './renderers.ts';
import type { Sum } from './sum.ts';
import { compare, short, type Edit, type Verdict } from './verdict.ts';

/**
 * Which way of being replay-safe the server has. With `keep-alive` none, and browsers repeat requests by themselves. With `sometimes`
 * it promises nothing either, and closes its connections always, never, only after GETs, or only after its first three answers:
 * another way in each round.
 */
export type Mode = 'close' | 'keep-alive' | 'sometimes' | 'key' | 'promise' | 'http2';

export interface TortureOptions {
  rounds: number;
  seed: number;
  mode: Mode;
  /** What Chromium keeps its databases in. */
  backend?: Backend;
  /** Hands records over to a second device every third round. */
  transfer?: boolean;
  /** People who are in the database from the beginning, confirmed. */
  people?: number;
  /** What may go wrong in a round: all there is where it is left out. */
  troubles?: readonly Trouble[];
  /** The moment of the kill is waited for only once this has happened in a round. */
  killAfter?: { acknowledged: number; effects: number };
  /** How often the storage fails in the end. The sender leaves it alone then for 20 seconds. */
  fails?: number;
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
/** Where a browser may have repeated the request, it may be said of one that was carried out. */
const BUSY: FaultSetting = { fault: '429', probability: 0.02, retryAfter: '1' };
/** What such a repetition is told, of which the answer was lost. */
const REPETITIONS: FaultSetting[] = [401, 404, 429].map((status) => ({
  ...{ fault: 'reset-then-refuse', connection: 'reused', status, probability: 0.01, retryAfter: '1' },
}));

/**
 * Kills a real Chromium while it registers and sends under random faults, with other troubles in every other round, and compares
 * what the device knows with what the server did after each restart. See the README.
 */
export async function torture(options: TortureOptions): Promise<Sum> {
  const { rounds, seed, mode, backend = 'leveldb', transfer = false, people = 0, troubles, say } = options;
  // How many people are registered depends on the machine, so they must not draw from what the plans are drawn from.
  const [chance, chanceOfPlans] = [seededChance(seed), seededChance(seed + 1)];
  const host = await buildPage();
  const closes: { now: Closing } = { now: 'never' };
  const server = await aServer(mode, seed, closes);
  const halts = await Halts.open();
  const withWorkers = { flags: [TRUST_IDENTITY, ...flagsFor(backend)], context: WITH_WORKER.context ?? {} };
  const browsers = [await startBrowser(withWorkers)];
  if (transfer) browsers.push(await startBrowser(withWorkers));
  const settings = settingsFor(server, mode);
  const next = await peopleUnlikeEachOther(chance);
  const run = new Run({ host, server, halts, browsers, settings, next, chance, people, say });
  const planOf = planner(chanceOfPlans, { transfer, ...(troubles && { troubles }) });
  try {
    if (people > 0) await run.fill();
    for (let round = 1; round <= rounds; round += 1) {
      const plan = planOf(round);
      closes.now = plan.closing;
      const since = Date.now();
      const { verdict, ended } = await run.round(plan, options.killAfter);
      const seconds = Math.round((Date.now() - since) / 1_000);
      if (round === 1 && !(await isKeptBy(backend, run.profile)))
        throw new Error(`This Chromium does not keep its databases in ${backend}`);
      say(`round ${round}: ${JSON.stringify({ ...short(verdict), ...planned(plan, mode), ended, seconds })}`);
    }
    const [before, last] = await run.finish(options.fails ?? FAILS);
    say(`without faults: ${JSON.stringify(short(before))}, in the end: ${JSON.stringify(short(last))}`);
    return run.sum(rounds, last);
  } finally {
    for (const browser of browsers) await browser.close();
    halts.close();
    await host.stop();
    await rm(BUILT, { recursive: true, force: true });
    await server.close();
  }
}

/** What is printed of a plan. */
function planned({ tabs, trouble, throughWorker, closing, injury }: Plan, mode: Mode) {
  return {
    tabs,
    ...(trouble && { trouble }),
    ...(throughWorker && { worker: true }),
    ...(mode === 'sometimes' && { closing }),
    ...(injury && { injury }),
  };
}

interface Parts {
  host: StaticHost;
  server: RunningServer;
  halts: Halts;
  browsers: readonly RealBrowser[];
  settings: ServerSettings;
  next: () => Next;
  chance: () => number;
  people: number;
  say: (line: string) => void;
}

class Run {
  readonly #parts: Parts;
  readonly #browser: RealBrowser;
  readonly #other: OtherDevice | undefined;
  readonly #acknowledged: string[] = [];
  readonly #edits = new Map<string, Edit>();
  #moved = 0;
  /** Milliseconds by which the device's clock is off. */
  #clock = 0;
  /** So long a person takes to register the next one. */
  #calm = 0;
  /** When the device was last compared: how many records were still to be sent, and what had been acknowledged and carried out. */
  #compared = { toSend: 0, acknowledged: 0, effects: 0 };
  /** Something was committed that the mirror may not have got yet. */
  #mayLack = false;
  /** The end of the log was torn, and the database was opened since: the next start finds nothing of it. */
  #isTorn = false;
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
    stopped: 0,
    takenOver: 0,
    sentAgain: 0,
  };
  readonly #troubles: Record<string, number> = {};
  readonly #refused: Record<string, number> = {};
  readonly #unexpected: string[] = [];
  readonly #bad = {
    lost: new Set<string>(),
    doubled: new Set<string>(),
    invented: new Set<string>(),
    undone: new Set<string>(),
    unedited: new Set<string>(),
    both: new Set<string>(),
    miscounts: 0,
    stuck: 0,
  };

  constructor(parts: Parts) {
    const [browser, other] = parts.browsers;
    if (!browser) throw new Error('There is no device');
    this.#parts = parts;
    this.#browser = browser;
    for (const one of parts.browsers) {
      one.allow(parts.server.url);
      one.allow(parts.halts.url);
    }
    this.#other = other && new OtherDevice(other, (one) => this.#openSending(one), parts.chance);
  }

  get profile(): string {
    return this.#browser.profile;
  }

  async fill(): Promise<void> {
    const page = await this.#open();
    await page.evaluate(() => window.torture.fill());
    await this.#browser.restart();
  }

  /** Looks at what the last kill left, works, meets the trouble, is killed, and injured. */
  async round(
    plan: Plan,
    killAfter: TortureOptions['killAfter'],
  ): Promise<{ verdict: Verdict; ended: string }> {
    const { injury, handsOver, throughWorker, trouble } = plan;
    const page = await this.#open();
    const verdict = await this.#compare(page);
    await this.#other?.take(page, true);
    const pages = plan.tabs === 2 ? [page, await this.#open()] : [page];
    // What the mirror may lack cannot come back from it, and the app says so.
    const isAboutToLose = injury !== undefined || this.#isTorn;
    this.#isTorn = injury === 'torn log';
    if (isAboutToLose) await this.#beWhole(page);
    const isStopped = trouble === 'renderer stopped' || trouble === 'taken over';
    // The worker may run in the process that is stopped: then no tab gets an answer from it.
    const usesWorker = throughWorker && !isAboutToLose && !isStopped;
    if (usesWorker) this.#mayLack = true;
    const processes = isStopped ? await processesOf(pages) : undefined;
    for (const one of pages) await this.#work(one, usesWorker);
    const left = trouble ? await this.#meet(trouble, plan, pages, processes) : pages;
    if (isAboutToLose) await this.#beWhole(page);
    if (killAfter) await this.hasHappened(killAfter);
    await this.#other?.takeBack(page, true);
    const ended = handsOver ? 'while it handed over' : await this.#moment(plan, left);
    if (handsOver) await this.#other?.beMoved(page);
    await this.#browser.kill();
    this.#counts.kills += 1;
    if (injury === 'torn log') this.#counts.tornLogs += await tearLogs(this.#browser.profile);
    if (injury === 'deleted') this.#counts.deletions += await deleteDatabases(this.#browser.profile);
    await this.#browser.restart();
    return { verdict, ended };
  }

  /** Waits until the mirror has what it may lack. */
  async #beWhole(page: Page): Promise<void> {
    if (this.#mayLack) await page.evaluate(() => window.torture.whole());
    this.#mayLack = false;
  }

  /** Sends and registers from now on, until the kill. */
  async #work(page: Page, throughWorker: boolean): Promise<void> {
    if (throughWorker) await page.evaluate(() => window.torture.useWorker());
    const working = Promise.all([
      this.#send(page),
      page.evaluate((through) => window.torture.register(through), throughWorker),
    ]);
    working.catch((error: unknown) => {
      if (page.isClosed() || THE_END.test(String(error))) return;
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.#unexpected.push(why);
      this.#parts.say(`unexpected: ${why}`);
    });
  }

  /** @returns how the round ended: at its moment, or because that did not come */
  async #moment({ kill: { at, nth } }: Plan, pages: readonly Page[]): Promise<string> {
    if (at === 'any instant') await wait(nth);
    if (at === 'any instant') return `after ${nth} ms`;
    const halted = await this.#haltOne(pages, at, nth, PATIENCE_MS);
    return halted ? `${at} ${nth}` : `waited in vain for ${at} ${nth}`;
  }

  /** Lets whichever page is there first stand still at a moment. */
  async #haltOne(
    pages: readonly Page[],
    moment: Plan['kill']['at'] & Halt['moment'],
    nth: number,
    patience: number,
  ): Promise<Halted | undefined> {
    const { halts } = this.#parts;
    const halted = halts.next();
    for (const [tab, page] of pages.entries()) {
      const halt: Halt = { moment, nth, at: `${halts.url}?tab=${tab}` };
      // Another one may stand still already.
      page.evaluate((given) => window.torture.haltAt(given), halt).catch(() => undefined);
    }
    const first = await Promise.race([halted, wait(patience).then(() => undefined)]);
    // Whoever comes too late goes on.
    if (!first) void halted.then((late) => late.goOn());
    return first;
  }

  /** @returns the pages that are left */
  async #meet(
    trouble: Trouble,
    { times, kill: { nth } }: Plan,
    pages: readonly Page[],
    processes: readonly number[] = [],
  ): Promise<readonly Page[]> {
    const [page, other] = pages;
    if (!page) throw new Error('There is no page');
    this.#troubles[trouble] = (this.#troubles[trouble] ?? 0) + 1;
    // All of this happens while something is on its way, if it can.
    await this.hasHappened({ acknowledged: 3, effects: 0 });
    switch (trouble) {
      case 'tab closed':
        await other?.close();
        return [page];
      case 'renderer stopped':
      case 'taken over':
        await this.#stop(pages, processes, 1 + (nth % 4), trouble === 'taken over');
        return pages;
      case 'full disk':
        await this.#beFull(page, times);
        return pages;
      case 'storage fails':
        // A tab whose storage fails while it opens is told to a person, who opens it again: this one would wait for ever.
        for (const one of pages) await one.evaluate(() => window.torture.whenOpen());
        for (const one of pages) await one.evaluate((given) => window.torture.failNext(given), times);
        for (const one of pages) await one.waitForFunction(() => !window.torture.stillFails());
        return pages;
      default:
        this.#clock = this.#clock === 0 ? -DAY_MS : 0;
        for (const one of pages) await one.evaluate((off) => window.torture.setClock(off), this.#clock);
        await this.hasHappened({ acknowledged: 5, effects: 0 });
        return pages;
    }
  }

  /** Stops the process of the page that has just marked a record and not sent it yet. */
  async #stop(
    pages: readonly Page[],
    processes: readonly number[],
    nth: number,
    isTakenOver: boolean,
  ): Promise<void> {
    const halted = processes.length > 0 && (await this.#haltOne(pages, 'marked', nth, PATIENCE_MS));
    if (!halted) return;
    const [stopped, awake] = [processes[halted.tab], pages[1 - halted.tab]];
    if (stopped === undefined || !awake) throw new Error('There are no two tabs');
    process.kill(stopped, 'SIGSTOP');
    halted.goOn();
    this.#counts.stopped += 1;
    this.#calm = CALM_MS;
    if (isTakenOver) await this.#takeOver(awake, halted.opId);
    // In vain, if the stopped page was in the middle of another transaction: no one else can write until it goes on.
    else await Promise.race([this.hasHappened({ acknowledged: 5, effects: 0 }), wait(PATIENCE_MS)]);
    this.#calm = 0;
    process.kill(stopped, 'SIGCONT');
    await this.hasHappened({ acknowledged: 5, effects: 0 });
  }

  /** The other tab finds that the record may have been sent; a person looks, and says that it was not. */
  async #takeOver(page: Page, opId: string): Promise<void> {
    const status = () => page.evaluate((id) => window.torture.statusOf(id), opId);
    if (!(await within(TAKE_OVER_MS, async () => (await status()) !== 'sending'))) return;
    this.#counts.takenOver += 1;
    if (!(await page.evaluate((id) => window.torture.sendAgain(id), opId))) return;
    this.#counts.sentAgain += 1;
    await within(PATIENCE_MS, async () => !GOES.has((await status()) ?? ''));
  }

  /** Has no room until so much has been refused. */
  async #beFull(page: Page, times: number): Promise<void> {
    this.#mayLack = true;
    const refused = async () => (await page.evaluate(() => window.torture.refusals()))['quota'] ?? 0;
    const giveBack = await fillDisk(this.#browser.context, page);
    const before = await refused();
    this.#calm = CALM_MS;
    await within(NOTICED_MS, async () => (await refused()) >= before + times);
    this.#calm = 0;
    this.#refused['quota'] = (this.#refused['quota'] ?? 0) + (await refused()) - before;
    await giveBack();
  }

  /** Until so much more has been acknowledged, and carried out by the server. */
  async hasHappened({ acknowledged, effects }: { acknowledged: number; effects: number }): Promise<void> {
    const done = () => [this.#acknowledged.length, this.#parts.server.ledger().length] as const;
    const [before, effectsBefore] = done();
    for (let [now, effectsNow] = [before, effectsBefore]; ; [now, effectsNow] = done()) {
      if (now >= before + acknowledged && effectsNow >= effectsBefore + effects) return;
      await wait(POLL_MS);
    }
  }

  /**
   * Without kills and faults everything that can go goes, also when the storage fails so often once more.
   * @returns what the last kill left, and what is left in the end
   */
  async finish(fails: number): Promise<[Verdict, Verdict]> {
    this.#parts.server.faults.clear();
    const page = await this.#open();
    const before = await this.#compare(page);
    await this.#other?.take(page, false);
    await this.#other?.takeBack(page, false);
    await this.#send(page);
    await page.evaluate((given) => window.torture.failNext(given), fails);
    let left = Infinity;
    /** Fewer than there were, or none. */
    const wentOn = async () => {
      if (await page.evaluate(() => window.torture.stillFails())) return false;
      const earlier = left;
      left = await page.evaluate(() => window.torture.toSend());
      return left < earlier || left === 0;
    };
    while (left > 0 && (await within(STUCK_MS, wentOn)));
    this.#bad.stuck = toSendIn(await this.#report(page));
    return [before, await this.#compare(page)];
  }

  sum(rounds: number, last: Verdict): Sum {
    return {
      rounds,
      ...this.#counts,
      acknowledged: this.#acknowledged.length,
      effects: this.#parts.server.ledger().length,
      edits: this.#edits.size,
      troubles: this.#troubles,
      refused: this.#refused,
      unexpected: this.#unexpected,
      lost: this.#bad.lost.size,
      doubled: this.#bad.doubled.size,
      invented: this.#bad.invented.size,
      undone: this.#bad.undone.size,
      unedited: this.#bad.unedited.size,
      stuck: this.#bad.stuck,
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
    const page = await browser.open(this.#parts.host.url);
    await page.exposeFunction('acknowledge', (id: string) => void this.#acknowledged.push(id));
    await page.exposeFunction('acknowledgeEdit', (id: string, before: Values, after: Values) => {
      this.#edits.set(id, { before, after });
    });
    await page.exposeFunction('nextPerson', async (wasRefused: boolean) => {
      if (this.#calm > 0) await wait(this.#calm);
      const isSent = () => Promise.resolve(this.#toSend() <= MOST_TO_SEND);
      if (!wasRefused) await within(LONGEST_PAUSE_MS, isSent);
      return this.#parts.next();
    });
    await page.waitForFunction(() => 'torture' in window);
    const isFirst = browser === this.#browser;
    const [people, clock] = isFirst ? [this.#parts.people, this.#clock] : [0, 0];
    await page.evaluate(([rows, off]) => window.torture.begin(rows, off), [people, clock] as const);
    return page;
  }

  /** About how many records are still to be sent. What was taken back is counted until the next comparison. */
  #toSend(): number {
    const { toSend, acknowledged, effects } = this.#compared;
    const made = this.#acknowledged.length - acknowledged;
    return toSend + made - (this.#parts.server.ledger().length - effects);
  }

  async #send(page: Page): Promise<void> {
    const given = { settings: this.#parts.settings, key: KEY };
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
        await page.evaluate(([rows, off]) => window.torture.begin(rows, off), [
          this.#parts.people,
          this.#clock,
        ] as const);
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
    const effects = this.#parts.server.ledger().length;
    const report = await this.#report(page);
    this.#compared = { toSend: toSendIn(report), acknowledged: acknowledged.length, effects };
    this.#add(report);
    const there = await this.#other?.report();
    const all = there && together(report, there);
    this.#moved = there?.rows.length ?? 0;
    all?.both.forEach((id) => this.#bad.both.add(id));
    const verdict = compare({ acknowledged, edits: this.#edits }, all ?? report, this.#parts.server.ledger());
    if (report.filling < this.#parts.people)
      verdict.lost.push(`${this.#parts.people - report.filling} of long ago`);
    verdict.lost.forEach((id) => this.#bad.lost.add(id));
    verdict.doubled.forEach((id) => this.#bad.doubled.add(id));
    verdict.invented.forEach((id) => this.#bad.invented.add(id));
    verdict.undone.forEach((id) => this.#bad.undone.add(id));
    verdict.unedited.forEach((id) => this.#bad.unedited.add(id));
    this.#bad.miscounts += verdict.miscounts.length;
    return verdict;
  }
}

const POLL_MS = 50;

/** @returns whether it came to hold in that time */
async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const since = Date.now(); !(await holds());) {
    if (Date.now() - since > milliseconds) return false;
    await wait(POLL_MS);
  }
  return true;
}

/** What is waited for may not come, as when sending has paused. */
const PATIENCE_MS = 8_000;
/** A frozen sender is replaced after some 20 s, and what it had on its way is looked at some 20 s later. */
const TAKE_OVER_MS = 120_000;
/** More than the longest back-off. */
const STUCK_MS = 6 * 60_000;
/** Chromium believes what it knows of the room for half a minute. */
const NOTICED_MS = 45_000;
const CALM_MS = 300;
/** With more than these still to be sent, a person waits before registering the next one: in the end all of them must go. */
const MOST_TO_SEND = 60;
/** But no longer: registering goes on while sending has paused. */
const LONGEST_PAUSE_MS = 1_000;
/** Little is asked of it in the end. */
const FAILS = 6;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What Playwright says of a call whose page was killed. */
const THE_END = /closed|crashed|destroyed|disconnected/i;

/** The states of what is sent without anybody's help. What is blocked waits for one of these, or for a person. */
const GOES: ReadonlySet<string> = new Set<Status>(['ready', 'sending']);

function toSendIn({ rows }: Report): number {
  return rows.filter(({ status }) => GOES.has(status)).length;
}

/** Right after a kill Chromium may not be able to open the database yet. */
const OPENINGS = 20;

async function buildPage(): Promise<StaticHost> {
  await build({
    root: PAGE,
    base: './',
    configFile: false,
    logLevel: 'error',
    // The lists that the service in the worker reads.
    publicDir: path.resolve('public'),
    build: {
      ...{ outDir: BUILT, emptyOutDir: true, target: 'es2022', minify: false, reportCompressedSize: false },
      rolldownOptions: {
        input: { page: path.join(PAGE, 'index.html'), worker: path.join(PAGE, 'worker.ts') },
        output: {
          entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  });
  return serveFolder(BUILT);
}

async function aServer(mode: Mode, seed: number, closes: { now: Closing }): Promise<RunningServer> {
  let answers = 0;
  let since: Closing = closes.now;
  /** A server that is started again counts from the beginning. */
  const sometimes = ({ method }: { method: string }) => {
    if (since !== closes.now) [since, answers] = [closes.now, 0];
    answers += 1;
    const ways = { always: true, never: false, 'after GETs': method === 'GET', 'at first': answers <= 3 };
    return ways[since];
  };
  const moreFaults = {
    close: [BUSY],
    key: [BUSY],
    promise: [BUSY],
    http2: [BUSY],
    'keep-alive': REPETITIONS,
    sometimes: [BUSY, ...REPETITIONS],
  };
  return startServer({
    key: KEY,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    ...(mode === 'http2' && { protocol: 'http2', identity }),
    closeConnections: mode === 'sometimes' ? sometimes : mode === 'close',
    idempotency: mode === 'key',
    ...(mode === 'promise' && { offers: ['idempotency-key', 'device'] }),
    delayMs: 20,
    seed,
    faults: [...FAULTS, ...moreFaults[mode]],
  });
}

function settingsFor({ url }: RunningServer, mode: Mode): ServerSettings {
  return {
    ...{ baseUrl: url, header: 'apikey', encoding: 'form', parallel: 3, groupsCreate: true },
    ...{ idempotencyKey: mode === 'key', closesConnections: mode === 'close', retryNoReplyUsers: false },
  };
}

/** People of whom no two share all their values: 619 occupations, 249 countries, 2 sexes, in an order by chance. */
async function peopleUnlikeEachOther(chance: () => number): Promise<() => Next> {
  const { occupations, countries } = await loadShippedCatalogue();
  const codes = [...occupations.all()].map((node) => node.code);
  const combinations = codes.length * countries.codes.length * 2;
  let next = Math.floor(chance() * combinations);
  const values = (): Values => {
    next = (next + 1) % combinations;
    const sex = next % 2 === 0 ? 'F' : 'M';
    const half = Math.floor(next / 2);
    const occupation = codes[half % codes.length] ?? '';
    const country = countries.codes[Math.floor(half / codes.length)] ?? '';
    return { sex, country, occupation };
  };
  return () => ({
    values: values(),
    edited: values(),
    chance: { through: chance(), then: chance(), when: chance(), assign: chance(), press: chance() },
  });
}
