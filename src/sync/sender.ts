import { carryOut } from './attempt/carry-out.ts';
import { close, type AttemptContext, type AttemptResult } from './attempt/attempt.ts';
import type { Locks } from './attempt/locks.ts';
import { OnTheWay } from './attempt/on-the-way.ts';
import { Recovery } from './attempt/when-to-recover.ts';
import type { RequestMirror } from './attempt/request-mirror.ts';
import { Activity } from './activity.ts';
import { afterAttempt, afterProbe, changeGate, retried } from './queue/gate.ts';
import { KeptGate } from './queue/kept-gate.ts';
import { LANES, type Lane } from '../domain/record/lane.ts';
import { Lanes } from './queue/lanes.ts';
import { LONGEST_BACK_OFF, MANY_FAILURES, REST } from './queue/pace.ts';
import { Ramp } from './queue/ramp.ts';
import { StaleAccess } from './queue/stale-access.ts';
import { Rounds } from './rounds.ts';
import type { Access } from './server/access.ts';
import type { Connection } from './server/connection.ts';
import { KnownServer } from './server/known-server.ts';
import type { ProbeEnvironment } from './server/probe.ts';
import type { Phase } from './tabs/sync-state.ts';
import { storeProblemOf } from '../store/transaction/store-problem.ts';
import type { Store } from '../store/transaction/store.ts';
import { waitingForTime } from '../store/outbox/queue.ts';
import { ledger } from '../store/queries/ledger.ts';
import type { Instant } from '../store/schema/record.ts';
import type { OpRow } from '../store/schema/op.ts';

export interface SenderEnvironment extends ProbeEnvironment {
  store: Store;
  locks: Locks;
  access: () => Access;
  mirror?: RequestMirror | undefined;
  /** Something that screens show has changed. */
  changed: () => void;
  /** The device has another key in use, and no tab has told of it. */
  keyChanged: () => void;
}

/** Sends what waits, for as long as this tab is the sender. */
export class Sender {
  readonly server: KnownServer;
  readonly gate: KeptGate;
  readonly activity: Activity;

  readonly #environment: SenderEnvironment;
  readonly #rounds: Rounds;
  readonly #recovery: Recovery;
  readonly #lanes: Lanes;
  readonly #ramp = new Ramp();
  readonly #stale: StaleAccess;
  readonly #onTheWay: OnTheWay;
  #lost = AbortSignal.abort();
  #lastSent: Instant = 0;
  /** Operations that the database has refused once since they were last sent. */
  readonly #refused = new Set<string>();
  /** Called whenever a record is done with: perhaps nothing is on its way any more. */
  #rested: () => void = () => undefined;

  constructor(environment: SenderEnvironment) {
    const { store, timers, now, access, changed, keyChanged } = environment;
    this.#environment = environment;
    this.server = new KnownServer(environment);
    this.gate = new KeptGate(store);
    this.#onTheWay = new OnTheWay(environment);
    this.activity = new Activity(changed);
    this.#lanes = new Lanes(
      store,
      () => access().profile?.id,
      () => this.gate.current.stopped,
      () => timers.elapsed(),
    );
    this.#stale = new StaleAccess({ store, elapsed: () => timers.elapsed(), access, keyChanged });
    this.#recovery = new Recovery(environment, (...answer) => close(this.#context(), ...answer));
    this.#rounds = new Rounds({ timers, now, look: () => this.#look(), ended: () => this.#rested() });
  }

  get leading(): boolean {
    return !this.#lost.aborted;
  }

  /** Sends until the lock is lost, and then waits for the requests that are on their way. */
  async lead(lost: AbortSignal): Promise<void> {
    this.#lost = lost;
    await this.#compared(lost);
    this.#recovery.start();
    await this.server.restore();
    await changeGate(this.#environment.store, retried);
    this.#rounds.start();
    this.checkAgain();
    await new Promise<void>((resolve) => {
      this.#rested = () => {
        if (!lost.aborted) return;
        this.#rounds.stop();
        if (!this.#lanes.busy && !this.#rounds.isRunning) resolve();
      };
      lost.addEventListener('abort', this.#rested);
      this.#rested();
    });
  }

  /** Waits until the comparison at the start is over, or this tab stops being the sender. */
  async #compared(lost: AbortSignal): Promise<void> {
    const { mirror } = this.#environment;
    if (!mirror || lost.aborted) return;
    this.activity.show('comparing');
    const stopped = new Promise((resolve) => lost.addEventListener('abort', resolve));
    await Promise.race([mirror.compared, stopped]);
    this.activity.show('idle');
  }

  /** Forgets what is known of the server: the settings or the key have changed, or the network came back. */
  checkAgain(): void {
    this.server.wantsProbe = true;
    this.#stale.forget();
    this.#ramp.restart();
    this.#lanes.forget();
    this.#lanes.noneAside();
    this.poke();
  }

  /** Reads the gate again, because a pause may have been set or lifted, and looks for work. */
  poke(): void {
    this.gate.isRead = false;
    this.#rounds.ask();
  }

  /** Looks for work, because a record may have been made. A sender that is busy sees it anyway. */
  pokeIfIdle(): void {
    if (!this.#lanes.busy) this.#rounds.ask();
  }

  /** Probes the server, and opens or closes the gate. */
  async check(): Promise<Connection> {
    const connection = await this.server.check(this.#environment.access);
    if (!this.server.wantsProbe) this.#lastSent = this.#now();
    const moment = { now: this.#now(), random: this.#environment.store.random };
    await this.gate.change((gate) => afterProbe(gate, connection.finding, moment));
    this.#environment.changed();
    return connection;
  }

  #now(): Instant {
    return this.#environment.now().getTime();
  }

  /**
   * One round: recovers what closed tabs left, reads the gate, probes the server if that is due, and fills
   * the lanes.
   */
  async #look(): Promise<void> {
    // While records are on their way, only this sender changes the gate, so it need not be read again.
    if (this.gate.isRead && this.#lanes.busy && this.#isOpen()) return this.#fill();
    if (!this.#lanes.busy) await this.#recovery.whenDue();
    await this.gate.read();
    const { waiting } = (await ledger(this.#environment.store)).all.states;
    const opensAt = this.#opensAt();
    if (opensAt > 0) {
      this.#rest(waiting > 0 ? 'waiting' : 'idle', opensAt);
      return;
    }
    if (!this.#lanes.busy && this.#now() - this.#lastSent > REST) this.server.wantsProbe = true;
    if (this.#mustProbe() && waiting > 0 && (await this.#isAnythingReady())) return this.#probeFirst();
    if (!this.#mustProbe()) await this.#fill();
    if (!this.#lanes.busy) await this.#restUntilDue(waiting);
  }

  #mustProbe(): boolean {
    return this.server.wantsProbe || this.gate.wantsProbe;
  }

  #isOpen(): boolean {
    return !this.#mustProbe() && this.#opensAt() === 0;
  }

  #opensAt(): Instant {
    const { left } = this.#stale;
    return Math.max(this.gate.opensAt(this.#now()), left > 0 ? this.#now() + left : 0);
  }

  /** Probes only when nothing is on its way. */
  async #probeFirst(): Promise<void> {
    if (this.#lanes.busy) return;
    this.activity.show('checking');
    await this.check();
    this.#rounds.ask();
  }

  async #isAnythingReady(): Promise<boolean> {
    for (const lane of LANES) {
      const op = this.#mayGo(lane) ? await this.#lanes.take(lane, this.#now()) : undefined;
      if (!op) continue;
      this.#lanes.done(op);
      this.#lanes.forget();
      return true;
    }
    return false;
  }

  /**
   * Whether a lane may be sent. Assignments need credit; groups need a server that can create them, else a
   * person links them.
   */
  #mayGo(lane: Lane): boolean {
    if (lane === 'assign') return this.gate.creditAt(this.#now()) === 0;
    return lane !== 'group' || this.#environment.access().settings.groupsCreate;
  }

  #most(lane: Lane): number {
    return this.#ramp.most(lane, this.#parallel);
  }

  get #parallel(): number {
    return this.#environment.access().settings.parallel;
  }

  async #fill(): Promise<void> {
    for (const lane of LANES) {
      while (this.#goes(lane) && this.#lanes.active(lane) < this.#most(lane)) {
        const op = await this.#lanes.take(lane, this.#now());
        if (!op) break;
        void this.#transfer(op);
      }
    }
  }

  #goes(lane: Lane): boolean {
    const isSending = this.leading && this.gate.isRead && !this.#rounds.isLeftAlone;
    return isSending && this.#isOpen() && this.#mayGo(lane);
  }

  async #transfer(op: OpRow): Promise<void> {
    try {
      const result = await this.#onTheWay.during(async () => {
        // A person may have pressed Stop while the operation was read, or while the lock was waited for.
        if (!this.#goes(op.lane)) {
          this.#lanes.putBack(op);
          return undefined;
        }
        this.activity.show('sending');
        const sent = await carryOut(this.#context(), op, () => this.#letGo(op));
        if (!sent) await this.#stale.look();
        return sent;
      });
      this.#refused.delete(op.id);
      if (result) await this.#learn(op, result);
    } catch (error) {
      this.#notSent(op, error);
    } finally {
      this.#lanes.done(op);
      this.#rounds.ask();
      this.#rested();
    }
  }

  /** Goes on with others while an answer cannot be recorded. */
  #letGo(op: OpRow): void {
    this.#lanes.letGo(op);
    this.#rounds.ask();
    this.#rested();
  }

  /**
   * The database has refused a record: nothing is sent for a while. A browser's database may fail for a moment, and then
   * it fails for all records. One that is refused again is at fault itself, and is left out for a while.
   */
  #notSent(op: OpRow, error: unknown): void {
    if (storeProblemOf(error).kind === 'failed' && this.#refused.has(op.id))
      this.#lanes.setAside(op, this.#now() + LONGEST_BACK_OFF);
    else this.#rounds.leaveAlone();
    this.#refused.add(op.id);
  }

  #context(): AttemptContext {
    const { store, access, mirror } = this.#environment;
    const { replaySafety, catalogue } = this.server;
    return { store, network: this.#environment, access: access(), mirror, replaySafety, catalogue };
  }

  /** Applies to gate and ramp what the answer says about the server. */
  async #learn(op: OpRow, { decision, wait, closed, needsPromise }: AttemptResult): Promise<void> {
    const real = closed?.status === 'noReply' ? { ...decision, operation: 'noReply' as const } : decision;
    this.#lastSent = this.#now();
    const moment = { now: this.#lastSent, random: this.#environment.store.random };
    await this.gate.changeAsRead((gate) => afterAttempt(gate, real, wait, moment));
    this.#ramp.learn(decision.queue);
    if (decision.queue === 'probe' || needsPromise) this.server.wantsProbe = true;
    if (closed && closed.status !== 'ready') this.activity.recorded(op.id, closed.status);
  }

  async #restUntilDue(waiting: number): Promise<void> {
    const { store, access } = this.#environment;
    const { id = '' } = access().profile ?? {};
    const aside = this.#lanes.asideAt(this.#now());
    const later = await waitingForTime(store, id, this.#now());
    const { delays } = this.#lanes;
    delays.see(later, this.#now());
    const [next] = later;
    const due = Math.min(next?.notBefore ?? Infinity, this.#now() + delays.next, aside.until);
    const credit = this.gate.creditAt(this.#now()) || Infinity;
    this.#rest(waiting > 0 && due !== Infinity ? 'waiting' : 'idle', Math.min(due, credit));
    const failing = later.filter(({ failures }) => failures >= MANY_FAILURES);
    this.activity.wantAttention = aside.count + failing.length;
  }

  #rest(phase: Phase, until: Instant): void {
    if (this.#lanes.busy) return;
    this.activity.show(phase);
    this.#rounds.askAt(Math.min(until, this.#recovery.dueAt));
  }
}
