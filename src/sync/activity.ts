import type { Status } from '../domain/record/states.ts';
import type { Phase } from './tabs/sync-state.ts';

/** What became of the records that one run has sent. */
export class Outcomes {
  readonly counts: Partial<Record<Status, number>> = {};
  /** Those that are not confirmed: a person may correct one, and it is sent again in the same run. */
  readonly #others = new Map<string, Status>();

  add(opId: string, status: Status): void {
    const before = this.#others.get(opId);
    if (before) this.#count(before, -1);
    this.#count(status, 1);
    if (status === 'confirmed') this.#others.delete(opId);
    else this.#others.set(opId, status);
  }

  #count(status: Status, more: number): void {
    this.counts[status] = (this.counts[status] ?? 0) + more;
  }
}

/** What the sender of this tab is doing now, for screens. */
export class Activity {
  phase: Phase = 'idle';
  /** Records that failed many times in a row. */
  wantAttention = 0;
  /** Undefined between runs. */
  outcomes: Outcomes | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  show(phase: Phase): void {
    this.phase = phase;
    if (phase === 'sending') this.outcomes ??= new Outcomes();
    if (phase === 'idle' || phase === 'waiting') this.outcomes = undefined;
    this.#changed();
  }

  /** A record has left the queue. */
  recorded(opId: string, status: Status): void {
    this.outcomes?.add(opId, status);
  }
}
