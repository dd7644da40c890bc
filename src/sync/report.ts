import { ledgerOf } from '../domain/record/ledger.ts';
import { offersAt } from '../store/outbox/offers.ts';
import type { Store } from '../store/transaction/store.ts';
import { ledger } from '../store/queries/ledger.ts';
import { readGate, stopped } from './queue/gate.ts';
import { pauseOf } from './queue/why-paused.ts';
import { Soon, type Timers } from './timers.ts';
import type { Sender } from './sender.ts';
import { OFF, type SyncState } from './tabs/sync-state.ts';
import { reportedByStore } from '../store/transaction/store-problem.ts';

/** Milliseconds between two reports. */
export const REPORT_EVERY = 150;

interface ReportEnvironment {
  store: Store;
  timers: Timers;
  sender: Sender;
  /** The server's address by the settings. */
  address: () => string;
  /** Whether this tab is the sender, or waits to become it. */
  isInLine: () => boolean;
  /** Tells the other tabs the state of the sender in this tab. */
  tell: (state: SyncState) => void;
}

/**
 * Tells the screens the state of sending. Much changes while records are sent, so they hear of it only a few
 * times in a second.
 */
export class Report {
  state: SyncState = OFF;
  readonly #environment: ReportEnvironment;
  readonly #listeners = new Set<() => void>();
  readonly #soon: Soon;

  constructor(environment: ReportEnvironment) {
    this.#environment = environment;
    this.#soon = new Soon(environment.timers, REPORT_EVERY, () => {
      reportedByStore(this.#report());
    });
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  soon(): void {
    this.#soon.ask();
  }

  close(): void {
    this.#soon.stop();
  }

  show(state: SyncState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }

  /** A tab that waits to become the sender shows the state that the sender of another tab reports. */
  async #report(): Promise<void> {
    const { store, sender, address, isInLine, tell } = this.#environment;
    const known = await knownState(store, sender, address());
    if (!isInLine()) {
      this.show(known);
      return;
    }
    if (!sender.leading) return;
    const { phase, wantAttention } = sender.activity;
    const progress = await progressOf(store, sender);
    const next = { ...known, phase, wantAttention, ...(progress && { progress }) };
    this.show(next);
    tell({ ...next, elsewhere: true });
  }
}

/** The state of the server and the queue, whether or not this tab is the sender. */
async function knownState(store: Store, { server, gate }: Sender, address: string): Promise<SyncState> {
  const kept = await readGate(store);
  const offers = await offersAt(store, address);
  const now = gate.isHalted ? stopped(kept) : kept;
  const pause = pauseOf(now, store.now().getTime());
  return {
    ...OFF,
    replaySafety: server.replaySafety,
    ...(offers.length > 0 && { offers }),
    circuit: now.circuitOpen ? 'open' : 'closed',
    ...(pause && { pause }),
    ...(server.connection && { connection: server.connection }),
  };
}

async function progressOf(store: Store, { activity, gate }: Sender): Promise<SyncState['progress']> {
  const { outcomes } = activity;
  // In a stopped queue only those go that a person wants first, and their number is not known.
  if (!outcomes || gate.current.stopped) return undefined;
  const { waiting, sending } = (await ledger(store)).all.states;
  const { made, states } = ledgerOf(outcomes.counts);
  const { confirmed, noReply, toFix, onHold } = states;
  return { total: made + waiting + sending, confirmed, noReply, toFix, onHold };
}
