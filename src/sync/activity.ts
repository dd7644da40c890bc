import type { Phase } from './tabs/sync-state.ts';

/** What the sender of this tab is doing now, for screens. */
export class Activity {
  phase: Phase = 'idle';
  /** Records that failed many times in a row. */
  wantAttention = 0;
  /** How many records the present run has sent; undefined between runs. */
  sent: number | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  show(phase: Phase): void {
    this.phase = phase;
    if (phase === 'sending') this.sent ??= 0;
    if (phase === 'idle' || phase === 'waiting') this.sent = undefined;
    this.#changed();
  }

  /** A record has left the queue. */
  recorded(): void {
    if (this.sent !== undefined) this.sent += 1;
  }
}
