import { expect } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { keepOffers } from '../../../src/store/outbox/offers.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { onTheirWay, waitingForTime } from '../../../src/store/outbox/queue.ts';
import type { OpRow } from '../../../src/store/schema/op.ts';
import { openStore, type Delay, type Store } from '../../../src/store/transaction/store.ts';
import type { AttemptRow } from '../../../src/store/schema/attempt.ts';
import type { ProfileRow } from '../../../src/store/schema/profile.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { close, mark, mayLeave, type AttemptContext } from '../../../src/sync/attempt/attempt.ts';
import { LANES } from '../../../src/domain/record/lane.ts';
import { Lanes } from '../../../src/sync/queue/lanes.ts';
import type { Answer } from '../../../src/sync/proof/read-proof.ts';
import type { RequestMirror } from '../../../src/sync/attempt/request-mirror.ts';
import { interrupt } from '../../../src/sync/attempt/after-a-kill.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import { aClock, ids, makers } from '../../store/a-store.ts';
import { expectCountsToEqualRows } from '../../store/counts.ts';
import { Disk, wipe } from '../../store/disk.ts';
import { ModelServer, type Happening } from './server.ts';

/** A request on its way, in the memory of one tab. */
export interface Flight {
  op: OpRow;
  attempt: AttemptRow;
  markedAt: number;
  answer?: Answer;
}

/** What a tab has in its memory; its store is closed once the browser has taken the database away. */
export class Tab {
  readonly flights: Flight[] = [];
  readonly store: Store;
  readonly lanes: Lanes;
  /** The address in its settings, and the profile that it belongs to once the database knows. */
  baseUrl = '';
  profile: ProfileRow | undefined;

  constructor(store: Store, elapsed: () => number) {
    this.store = store;
    this.lanes = new Lanes(
      store,
      () => this.profile?.id,
      () => false,
      elapsed,
    );
  }

  get isOpen(): boolean {
    return this.store.db.isOpen();
  }
}

/**
 * Who says that the server honours keys: no one, the settings (of all addresses, which are one server), or each address itself, as
 * the first one does at the start.
 */
export type Keys = 'no one' | 'settings' | 'server';

const CATALOGUE = {};

let worlds = 0;

/** A device with two tabs, and a server, whose every step is taken by the test. */
export class World {
  readonly server: ModelServer;
  readonly clock = aClock();
  /** Milliseconds, of a clock that no one sets: it goes on while a tab is frozen. */
  elapsed = 0;
  /** How often someone has set the clock of the device. */
  jumps = 0;
  /** When the present delay of an operation began, and how often the clock had been set by then. */
  readonly #delayed = new Map<string, { since: number; jumps: number }>();
  readonly #delay: Delay;
  made: LocalId[] = [];
  /** How often a person decided that an operation may go once more. */
  readonly decisions = new Map<string, number>();
  /** What a person has said to have arrived without knowing its id there. */
  readonly seen = new Set<string>();
  /** Whether the settings say that the server honours keys. */
  keyed: boolean;
  /** Whether the server was last found to speak HTTP/2, so that requests go as streams. */
  http2 = false;
  profile = { baseUrl: 'https://server-0.test', keyMark: 'aa' };
  readonly tabs: Tab[] = [];
  /** What the service worker has open, until the browser takes the database away. */
  #worker: Tab | undefined;
  readonly newId = ids();
  readonly #name = `world-${(worlds += 1)}`;
  readonly disk = new Disk(this.#name);
  /** What each attempt sent when it was first seen. */
  readonly #bytes = new Map<string, string>();

  readonly #keys: Keys;

  private constructor(keys: Keys, milliseconds: number) {
    this.#delay = { milliseconds };
    this.#keys = keys;
    this.keyed = keys === 'settings';
    this.server = new ModelServer(this.keyed, keys === 'server');
  }

  /** @param delay milliseconds before which nothing new may be sent */
  static async open(keys: Keys, delay = 0): Promise<World> {
    const world = new World(keys, delay);
    await world.start(0);
    await world.start(1);
    await world.probe(world.tab(0), true);
    await world.startWorker();
    return world;
  }

  get worker(): Tab {
    if (!this.#worker) throw new Error('The worker has not been started');
    return this.#worker;
  }

  /** It sends nothing, and recovers nothing. */
  async startWorker(): Promise<void> {
    this.#worker?.store.close();
    this.#worker = new Tab(await this.#openStore(), () => this.elapsed);
  }

  close(): void {
    for (const { store } of [...this.tabs, this.worker]) store.close();
  }

  #openStore(): Promise<Store> {
    return openStore({
      ...{ name: this.#name, now: this.clock.now, newId: this.newId, random: () => 0.5 },
      delay: this.#delay,
    });
  }

  tab(at: number): Tab {
    const tab = this.tabs[at % 2];
    if (!tab) throw new Error('A tab has not been started');
    return tab;
  }

  /** Starts a tab, or starts it again, as after a crash: what it had in its memory is gone. */
  async start(at: number): Promise<void> {
    this.tabs[at % 2]?.store.close();
    const store = await this.#openStore();
    if (store.fresh) this.made = [];
    const tab = new Tab(store, () => this.elapsed);
    this.tabs[at % 2] = tab;
    await this.configure(tab);
    await this.recover(store);
  }

  /** Gives a tab the present settings. The other may go on with those of before. */
  async configure(tab: Tab): Promise<void> {
    tab.profile = undefined;
    tab.baseUrl = this.profile.baseUrl;
    tab.profile = await useProfile(tab.store, this.profile);
  }

  /** A probe finds that the server of a tab promises to honour keys, or that it does not. */
  async probe({ store, profile }: Tab, promises: boolean): Promise<void> {
    if (profile && this.#keys === 'server')
      await keepOffers(store, profile, promises ? ['idempotency-key'] : []);
  }

  /** What is marked as on its way, and on no one's mind, may have arrived. */
  async recover(store: Store): Promise<void> {
    const minded = new Set(this.tabs.flatMap(({ flights }) => flights.map(({ op }) => op.id)));
    for (const op of await onTheirWay(store)) {
      if (!minded.has(op.id)) await interrupt(store, op.id);
    }
  }

  wipe(): Promise<void> {
    return wipe([...this.tabs, this.worker].map(({ store }) => store.db));
  }

  makers(tab: Tab) {
    return makers(tab.store);
  }

  contextOf({ store, baseUrl, profile }: Tab): AttemptContext {
    const settings: ServerSettings = {
      encoding: 'form',
      ...{ baseUrl, header: 'apikey', parallel: 3 },
      ...{
        idempotencyKey: this.keyed,
        closesConnections: false,
        groupsCreate: true,
        retryNoReplyUsers: false,
      },
    };
    const network = {
      now: store.now,
      timers: { ...browserTimers, elapsed: () => this.elapsed },
      fetch: () => Promise.reject(new Error('Not used here')),
    };
    const replaySafety = this.http2 ? 'streams' : 'not replay-safe';
    const access = { settings, key: 'k', profile };
    return { store, network, access, replaySafety, catalogue: CATALOGUE, mirror: this.#mirror };
  }

  /** Record number so many, if there is one. */
  pick(at: number): LocalId[] {
    const id = this.made[at % Math.max(1, this.made.length)];
    return id ? [id] : [];
  }

  get #mirror(): RequestMirror {
    return {
      neverLeft: () => false,
      compared: Promise.resolve(),
      answerTo: () => Promise.resolve(undefined),
      keepAnswer: () => undefined,
    };
  }

  pass(milliseconds: number): void {
    this.clock.pass(milliseconds);
    this.elapsed += milliseconds;
  }

  /** Marks the next operation of a lane, or of the lanes after it. */
  async mark(tab: Tab, at: number): Promise<Flight | undefined> {
    // For a moment an empty lane is not looked into again.
    this.pass(1_000);
    const now = this.clock.now().getTime();
    if (tab.profile) tab.lanes.delays.see(await waitingForTime(tab.store, tab.profile.id, now), now);
    for (const lane of [...LANES, ...LANES].slice(at % LANES.length)) {
      const op = await tab.lanes.take(lane, this.clock.now().getTime());
      if (!op) continue;
      const flight = await this.#markOne(tab, op);
      if (flight) return flight;
    }
    return undefined;
  }

  async #markOne(tab: Tab, op: OpRow): Promise<Flight | undefined> {
    const context = this.contextOf(tab);
    let attempt: AttemptRow | undefined;
    try {
      attempt = await mark(context, op);
    } finally {
      if (!attempt) tab.lanes.done(op);
    }
    if (!attempt) return undefined;
    this.#checkDelay(op);
    await this.#checkPromise(tab, attempt);
    const flight: Flight = { op, attempt, markedAt: this.elapsed };
    tab.flights.push(flight);
    return flight;
  }

  /** Lets a request go, unless another tab has closed its attempt while this one was frozen. */
  async dispatch(tab: Tab, flight: Flight, happening: Happening): Promise<void> {
    if (await mayLeave(this.contextOf(tab), flight.attempt, flight.markedAt))
      flight.answer = this.server.receive(flight.attempt, happening);
    else this.#drop(tab, flight);
  }

  /** As long as no one sets the clock, nothing leaves before its delay is over. */
  #checkDelay({ id, notBefore, delay = 0 }: OpRow): void {
    const { since = 0, jumps } = this.#delayed.get(`${id} ${notBefore}`) ?? {};
    if (jumps === this.jumps) expect(this.elapsed - since).toBeGreaterThanOrEqual(delay);
  }

  /**
   * What may have arrived is asked for again only under a promise that held at each of its attempts, with the same bytes, to the same
   * address, unless the settings say that the server honours keys.
   */
  async #checkPromise({ store }: Tab, { id, opId, request, key, promised }: AttemptRow): Promise<void> {
    if (this.#keys === 'settings') return;
    const attempts = await store.db.attempts.where('opId').equals(opId).toArray();
    const inDoubt = attempts.filter(
      (one) =>
        one.id !== id &&
        one.key === key &&
        !one.waivedBy &&
        (one.outcome === 'noReply' || one.outcome === 'interrupted'),
    );
    for (const earlier of inDoubt) {
      expect([earlier.promised, promised]).toEqual([true, true]);
      expect(request).toEqual(earlier.request);
    }
  }

  #drop(tab: Tab, flight: Flight): void {
    tab.flights.splice(tab.flights.indexOf(flight), 1);
    tab.lanes.done(flight.op);
  }

  /** Writes an answer down; until that has succeeded the tab keeps it. */
  async record(tab: Tab, flight: Flight, answer: Answer): Promise<void> {
    await close(this.contextOf(tab), flight.attempt, answer);
    this.#drop(tab, flight);
  }

  async noReplyOp(tab: Tab, at: number): Promise<OpRow | undefined> {
    const noReply = await tab.store.db.ops.filter((op) => op.status === 'noReply').toArray();
    return noReply[at % Math.max(1, noReply.length)];
  }

  decided(op: OpRow): void {
    this.decisions.set(op.id, (this.decisions.get(op.id) ?? 0) + 1);
  }

  /** I1 to I8, that nothing is missing, and that nothing was done more often than was decided. */
  async check(): Promise<void> {
    const tab = this.tabs.find(({ isOpen }) => isOpen);
    // Without a database nothing can be read, and what there was is gone.
    if (!tab) return;
    const { db } = tab.store;
    const counters = await readCounters(db);
    const ops = await db.ops.toArray();
    for (const op of ops) {
      const attempts = await db.attempts.where('opId').equals(op.id).toArray();
      expect(attempts.filter(({ outcome }) => outcome === undefined)).toHaveLength(
        op.status === 'sending' ? 1 : 0,
      );
      expect(undecided(attempts).size).toBeLessThanOrEqual(1);
      if (op.status === 'confirmed') await this.#checkConfirmed(tab, op, attempts);
      if (op.status === 'ready' || op.status === 'sending') expect(op.waitsFor).toEqual([]);
      if (op.delay !== undefined) this.#seeDelay(op);
      if (op.status === 'ready' || op.status === 'blocked') expect(op.profileId).toBe(counters.profileId);
      for (const attempt of attempts) await this.#checkBytes(tab, attempt);
      this.#checkEffects(op, attempts);
    }
    const subjects = new Set(ops.map((op) => op.subjectId));
    for (const id of this.made) expect(subjects).toContain(id);
    await expectCountsToEqualRows(tab.store);
  }

  #seeDelay({ id, notBefore, status }: OpRow): void {
    expect(['ready', 'blocked', 'onHold', 'discarded']).toContain(status);
    const key = `${id} ${notBefore}`;
    if (!this.#delayed.has(key)) this.#delayed.set(key, { since: this.elapsed, jumps: this.jumps });
  }

  /** A request leaves only after its mark; and once, but for what was decided and what the network repeated. */
  #checkEffects(op: OpRow, attempts: readonly AttemptRow[]): void {
    const effects = this.server.effects.get(op.id) ?? [];
    const decided = (this.decisions.get(op.id) ?? 0) + sentAfterDoubtfulRefusal(attempts);
    const extra = decided + (this.server.repeats.get(op.id) ?? 0);
    // No one discards what may be on the server, unless a refusal said that it is not.
    const isGone = op.status === 'discarded' && !op.doubtful;
    expect(effects.length).toBeLessThanOrEqual(extra + (isGone ? 0 : 1));
    const marked = attempts.map(({ id }) => id);
    for (const id of this.server.received.get(op.id) ?? []) expect(marked).toContain(id);
  }

  async #checkConfirmed(tab: Tab, op: OpRow, attempts: readonly AttemptRow[]): Promise<void> {
    const named = await tab.store.db.idmap.get([op.profileId, op.subjectId]);
    // I4: only a person confirms without an id, and only until one is known.
    if (!named && this.seen.has(op.id)) {
      expect(attempts.filter(({ outcome }) => outcome === 'confirmed')).toEqual([]);
      return;
    }
    expect(named?.serverUuid).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    const arrived = attempts.find(({ serverUuid: uuid }) => uuid && uuid === named?.serverUuid);
    if (arrived) await this.#checkAsSent(tab, op, arrived);
  }

  /** What the device shows of a confirmed record is what the server was sent, whatever was edited since. */
  async #checkAsSent({ store }: Tab, { subjectId }: OpRow, { sent }: AttemptRow): Promise<void> {
    const { db } = store;
    if (sent.lane === 'user') expect((await db.users.get(subjectId))?.country).toBe(sent.fields.country);
    if (sent.lane === 'group') expect((await db.groups.get(subjectId))?.name).toBe(sent.fields.name);
    if (sent.lane === 'assign') {
      const row = await db.assignments.get(subjectId);
      const keys = (sent.fields.auto_assign ?? []).map((entry) => 'key' in entry && entry.key);
      expect(row?.entries.map(({ key }) => key)).toEqual(keys);
    }
  }

  async #checkBytes({ store }: Tab, { id, profileId, request }: AttemptRow): Promise<void> {
    const bytes = JSON.stringify(request);
    expect(this.#bytes.get(id) ?? bytes).toBe(bytes);
    this.#bytes.set(id, bytes);
    for (const local of this.made) expect(decodeURIComponent(request.body)).not.toContain(local);
    // I7: what belongs to one server is not sent to another.
    expect(request.url.startsWith((await store.db.profiles.get(profileId))?.baseUrl ?? '-')).toBe(true);
  }
}

/** How often a person has sent a record again that was refused, and may have been carried out: only a person can. */
function sentAfterDoubtfulRefusal(attempts: readonly AttemptRow[]): number {
  const last = Math.max(...attempts.map(({ n }) => n));
  return attempts.filter(({ outcome, n, request }) => outcome === 'rejected' && n < last && !request.streamed)
    .length;
}

/** What is not closed by proof or by a person: a server that honours keys takes all with one key for one. */
function undecided(attempts: readonly AttemptRow[]): Set<string> {
  const settled = new Set(attempts.filter(isProven).map(({ key }) => key));
  const open = attempts.filter(
    (one) =>
      !isProven(one) &&
      one.outcome !== 'not applied' &&
      !one.waivedBy &&
      !(one.keyed && settled.has(one.key)),
  );
  return new Set(open.map(({ id, key, keyed }) => (keyed ? key : id)));
}

function isProven({ outcome }: AttemptRow): boolean {
  return outcome === 'confirmed' || outcome === 'rejected';
}
