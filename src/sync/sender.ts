import { ledger } from '../store/queries/ledger.ts';
import { failedOften, nextDue } from '../store/outbox/queue.ts';
import type { Instant, Lane, OpRow } from '../store/rows/rows.ts';
import type { Store } from '../store/core/store.ts';
import { storeProblemOf } from '../store/core/store-problem.ts';
import { close, mark, send, type AttemptContext, type AttemptResult } from './attempt/attempt.ts';
import {
  afterAttempt,
  afterProbe,
  changeGate,
  opensAt,
  OPEN_GATE,
  readGate,
  retried,
  sameGate,
  type Gate,
} from './queue/gate.ts';
import { LANES, Lanes } from './queue/lanes.ts';
import { attemptLock, underLock, underStolenLock, type Locks } from './attempt/locks.ts';
import { isDue, LONGEST_SLEEP, MANY_FAILURES, RECOVER_AGAIN, REST } from './queue/pace.ts';
import { persistently } from './attempt/persistently.ts';
import { probe, type ProbeEnvironment } from './server/probe.ts';
import { replaySafety, type ReplaySafety } from './server/replay-safety.ts';
import type { Access } from './server/access.ts';
import { recover } from './attempt/recover.ts';
import type { Answer } from './proof/read-proof.ts';
import type { RequestMirror } from './attempt/request-mirror.ts';
import { refresh, serverCatalogue } from './server/refresh.ts';
import type { ServerCatalogue } from './server/server-catalogue.ts';
import type { Connection } from './server/connection.ts';
import type { Phase } from './tabs/sync-state.ts';
import type { Timers } from './server/timers.ts';

export interface SenderEnvironment extends ProbeEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
  access: () => Access;
  mirror?: RequestMirror | undefined;
  /** Something that screens show has changed. */
  changed: () => void;
}

/** Sends what waits, for as long as this tab is the sender. */
export class Sender {
  phase: Phase = 'idle';
  progress: { sent: number; total: number } | undefined;
  connection: Connection | undefined;
  replaySafety: ReplaySafety = 'not known yet';
  wantAttention = 0;
  gate: Gate = OPEN_GATE;
  /** A person pressed *Stop* in this tab: holds until the gate says it, or for good where that cannot be written. */
  halted = false;

  readonly #environment: SenderEnvironment;
  readonly #lanes: Lanes;
  #catalogue: ServerCatalogue = {};
  #lost = AbortSignal.abort();
  #probeNeeded = true;
  #recoverAt: Instant = 0;
  #storeTroubleUntil: Instant = 0;
  #lastSent: Instant = 0;
  /** How many of a lane may be on their way: one until the first good answer, then more. */
  #allowed = 1;
  #looking: Promise<void> | undefined;
  #again = false;
  #gateRead = false;
  #stopTimer: () => void = () => undefined;
  #idle: (() => void) | undefined;

  constructor(environment: SenderEnvironment) {
    this.#environment = environment;
    this.#lanes = new Lanes(environment.store, () => environment.access().profile?.id);
  }

  get leading(): boolean {
    return !this.#lost.aborted;
  }

  /** Works until the lock is lost, and waits for what is on its way then. */
  async lead(lost: AbortSignal): Promise<void> {
    this.#lost = lost;
    this.#recoverAt = 0;
    this.#catalogue = await serverCatalogue(this.#environment.store);
    await changeGate(this.#environment.store, retried);
    this.lookAgain();
    await new Promise<void>((resolve) => {
      this.#idle = () => {
        if (lost.aborted) LANES.forEach((lane) => this.#admit(lane));
        if (lost.aborted && !this.#lanes.busy && !this.#looking) resolve();
      };
      lost.addEventListener('abort', this.#idle);
      this.#idle();
    });
    this.#stopTimer();
  }

  /** What was known of the server no longer holds: other settings, another key, a network that came back. */
  lookAgain(): void {
    this.#probeNeeded = true;
    this.#allowed = 1;
    this.#lanes.forget();
    this.poke();
  }

  /** A pause may have been set or lifted: looks whether there is something to do. */
  poke(): void {
    this.#gateRead = false;
    this.pump();
  }

  pumpIfIdle(): void {
    if (!this.#lanes.busy) this.pump();
  }

  /** Looks whether there is something to do: at once, or right after the look that goes on now. */
  pump(): void {
    this.#again = true;
    if (this.#looking || !this.leading) return;
    this.#looking = this.#lookWhileAsked().finally(() => {
      this.#looking = undefined;
      this.#idle?.();
    });
  }

  /** Examines the connection, takes over what the server offers, and lets the queue go or not. */
  async check(): Promise<Connection> {
    const { store } = this.#environment;
    const access = this.#environment.access();
    const probed = await probe(this.#environment, access);
    this.connection = probed.connection;
    if (probed.assessments !== undefined) {
      this.#catalogue = await refresh(store, this.#environment, access, probed.assessments);
      this.replaySafety = await replaySafety(this.#environment, access);
      this.#probeNeeded = false;
      this.#lastSent = this.#now();
    }
    const moment = { now: this.#now(), random: store.random };
    this.gate = await changeGate(store, (gate) => afterProbe(gate, probed.connection.finding, moment));
    this.#environment.changed();
    return probed.connection;
  }

  #now(): Instant {
    return this.#environment.now().getTime();
  }

  async #lookWhileAsked(): Promise<void> {
    while (this.#again && this.leading) {
      this.#again = false;
      try {
        await this.#look();
      } catch {
        // The database is gone: nothing can be marked, so nothing goes.
        this.#storeTroubleUntil = this.#now() + RECOVER_AGAIN;
        this.#wakeAt(this.#storeTroubleUntil);
      }
    }
  }

  async #look(): Promise<void> {
    const { store } = this.#environment;
    if (!isDue(this.#storeTroubleUntil, this.#now())) {
      this.#wakeAt(this.#storeTroubleUntil);
      return;
    }
    // In the midst of sending nothing has changed but what this sender changed itself.
    if (this.#gateRead && this.#lanes.busy && !this.#mustProbe() && this.#opens(this.#now()) === 0) {
      return this.#fill();
    }
    await this.#recoverWhenDue();
    this.gate = await readGate(store);
    this.#gateRead = true;
    const now = this.#now();
    const opens = this.#opens(now);
    const waiting = (await ledger(store)).all.states.waiting;
    if (opens > 0 || this.#mustProbe()) LANES.forEach((lane) => this.#admit(lane));
    if (opens > 0) {
      this.#rest(waiting > 0 ? 'waiting' : 'idle', opens);
      return;
    }
    if (!this.#lanes.busy && now - this.#lastSent > REST) this.#probeNeeded = true;
    if (waiting > 0 && this.#mustProbe() && (await this.#somethingToSend(now))) return this.#probeFirst();
    if (!this.#mustProbe()) await this.#fill();
    if (!this.#lanes.busy) await this.#restUntilDue(waiting);
  }

  #opens(now: Instant): Instant {
    return this.halted ? Infinity : opensAt(this.gate, now);
  }

  #mustProbe(): boolean {
    return this.#probeNeeded || this.gate.circuitOpen || this.gate.trouble !== undefined;
  }

  async #somethingToSend(now: Instant): Promise<boolean> {
    for (const lane of LANES) {
      const op = this.#mayGo(lane) ? await this.#lanes.take(lane, now) : undefined;
      if (!op) continue;
      this.#lanes.done(op);
      this.#lanes.forget();
      return true;
    }
    return false;
  }

  /** Nothing is at stake while the server is looked at: what is on its way is waited for. */
  async #probeFirst(): Promise<void> {
    if (this.#lanes.busy) return;
    this.#show('checking');
    await this.check();
    this.#again = true;
  }

  async #recoverWhenDue(): Promise<void> {
    if (this.#recoverAt === Infinity || !isDue(this.#recoverAt, this.#now()) || this.#lanes.busy) return;
    this.#recoverAt = Infinity;
    const alive = await recover(this.#environment, (...answer) => close(this.#context(), ...answer));
    if (alive > 0) this.#recoverAt = this.#now() + RECOVER_AGAIN;
  }

  /** Groups that the server cannot make wait for a person to link them. */
  #mayGo(lane: Lane): boolean {
    if (lane === 'assign') return isDue(this.gate.creditUntil, this.#now());
    return lane !== 'group' || this.#environment.access().settings.groupsCreate;
  }

  /** Purchases go one at a time: that is how many an outage can leave undecided. */
  #most(lane: Lane): number {
    if (lane === 'assign') return 1;
    const { parallel } = this.#environment.access().settings;
    return Math.min(this.#allowed, Math.max(1, Math.min(6, Math.floor(parallel))));
  }

  async #fill(): Promise<void> {
    for (const lane of LANES) {
      // As many again hold their locks and wait for room, so that none of it is spent on getting ready.
      while (this.#goes(lane) && this.#lanes.inHand(lane) < 2 * this.#most(lane)) {
        const op = await this.#lanes.take(lane, this.#now());
        if (!op) break;
        void this.#transfer(op);
      }
      this.#admit(lane);
    }
  }

  /** Nobody is left waiting for room when nothing may go: they would keep the server from being looked at. */
  #admit(lane: Lane): void {
    if (this.#goes(lane)) this.#lanes.admit(lane, this.#most(lane));
    else this.#lanes.turnAway(lane);
  }

  #goes(lane: Lane): boolean {
    const now = this.#now();
    const isOpen = this.#gateRead && !this.#mustProbe() && this.#opens(now) === 0;
    return this.leading && isOpen && isDue(this.#storeTroubleUntil, now) && this.#mayGo(lane);
  }

  /** One attempt from its mark to its record, under a lock that shows that somebody waits for the answer. */
  async #transfer(op: OpRow): Promise<void> {
    const { store, locks } = this.#environment;
    const lock = attemptLock(store, op.id);
    const work = () => this.#attempt(op);
    try {
      // A frozen tab may hold the lock of what it has not marked: only one of the two can mark it.
      if (!(await underLock(this.#environment, lock, work))) await underStolenLock(locks, lock, work);
    } catch (error) {
      this.#notSent(op, error);
    } finally {
      this.#lanes.done(op);
      this.pump();
      this.#idle?.();
    }
  }

  async #attempt(op: OpRow): Promise<void> {
    const room = this.#lanes.room(op);
    this.#admit(op.lane);
    if (!(await room)) return;
    this.#show('sending');
    const context = this.#context();
    const attempt = await mark(context, op);
    if (!attempt) return;
    const answer = await send(context, attempt);
    this.#makeRoom(op, answer);
    await this.#apply(await persistently(this.#environment.timers, () => close(context, attempt, answer)));
  }

  /** The next person is marked along with the record of a good answer; purchases are recorded first. */
  #makeRoom(op: OpRow, { evidence }: Answer): void {
    if (op.lane === 'assign' || evidence.status === undefined || evidence.status > 299) return;
    this.#lanes.landed(op);
    this.#admit(op.lane);
    this.pump();
  }

  /** A record that cannot be written down is left alone; without a database, or room in it, nothing goes for a while. */
  #notSent(op: OpRow, error: unknown): void {
    const { kind } = storeProblemOf(error);
    if (kind === 'failed') this.#lanes.setAside(op);
    else this.#storeTroubleUntil = this.#now() + RECOVER_AGAIN;
  }

  #context(): AttemptContext {
    const { store, access, mirror } = this.#environment;
    const known = { replaySafety: this.replaySafety, catalogue: this.#catalogue };
    return { store, network: this.#environment, access: access(), mirror, ...known };
  }

  async #apply({ decision, wait, closed }: AttemptResult): Promise<void> {
    const { store } = this.#environment;
    const real = closed?.status === 'unknown' ? { ...decision, operation: 'unknown' as const } : decision;
    this.#lastSent = this.#now();
    const moment = { now: this.#lastSent, random: store.random };
    const change = (gate: Gate) => afterAttempt(gate, real, wait, moment);
    if (!sameGate(change(this.gate), this.gate)) this.gate = await changeGate(store, change);
    if (decision.queue === 'ramp') this.#allowed *= 2;
    else if (decision.queue !== 'go on') this.#allowed = 1;
    if (decision.queue === 'probe') this.#probeNeeded = true;
    if (this.progress && closed?.status !== 'ready') this.progress.sent += 1;
  }

  #show(phase: Phase): void {
    this.phase = phase;
    if (phase === 'sending') this.progress ??= { sent: 0, total: 0 };
    this.#environment.changed();
  }

  async #restUntilDue(waiting: number): Promise<void> {
    const { store, access } = this.#environment;
    const { id = '' } = access().profile ?? {};
    const due = (await nextDue(store, id, this.#now())) ?? Infinity;
    const credit = isDue(this.gate.creditUntil, this.#now()) ? Infinity : this.gate.creditUntil;
    this.#rest(waiting > 0 && due !== Infinity ? 'waiting' : 'idle', Math.min(due, credit));
    this.wantAttention = await failedOften(store, id, MANY_FAILURES);
  }

  #rest(phase: Phase, until: Instant): void {
    if (this.#lanes.busy) return;
    this.progress = undefined;
    this.#show(phase);
    this.#wakeAt(Math.min(until, this.#recoverAt));
  }

  #wakeAt(at: Instant): void {
    this.#stopTimer();
    const wait = Math.min(Math.max(at - this.#now(), 10), LONGEST_SLEEP);
    if (this.leading) this.#stopTimer = this.#environment.timers.after(wait, () => this.pump());
  }
}
