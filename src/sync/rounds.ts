import type { Instant } from '../store/schema/record.ts';
import { isDue, LONGEST_SLEEP, RECOVER_AGAIN } from './queue/pace.ts';
import type { Timers } from './timers.ts';

interface RoundsEnvironment {
  timers: Timers;
  now: () => Date;
  /** Works one round. It may reject when the database fails. */
  look: () => Promise<void>;
  /** Called when a round has ended. */
  ended: () => void;
}

/**
 * Works one round after another as long as rounds are asked for: at once, at a given time, or right after the
 * present one.
 */
export class Rounds {
  readonly #environment: RoundsEnvironment;
  #isRunning = false;
  #isOn = false;
  #isAsked = false;
  #troubleUntil: Instant = 0;
  #stopTimer: () => void = () => undefined;

  constructor(environment: RoundsEnvironment) {
    this.#environment = environment;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /**
   * Whether the database has failed and its next try is still to come. Until then nothing can be marked, so
   * nothing is sent.
   */
  get isLeftAlone(): boolean {
    return !isDue(this.#troubleUntil, this.#now());
  }

  start(): void {
    this.#isOn = true;
  }

  stop(): void {
    this.#isOn = false;
    this.#stopTimer();
  }

  ask(): void {
    this.#isAsked = true;
    if (this.#isRunning || !this.#isOn) return;
    this.#isRunning = true;
    void this.#goOn().finally(() => {
      this.#isRunning = false;
      this.#environment.ended();
    });
  }

  askAt(at: Instant): void {
    this.#stopTimer();
    const wait = Math.min(Math.max(at - this.#now(), 10), LONGEST_SLEEP);
    if (this.#isOn) this.#stopTimer = this.#environment.timers.after(wait, () => this.ask());
  }

  /** Puts the next round off for a while, because the database does not answer or has no room. */
  leaveAlone(): void {
    this.#troubleUntil = this.#now() + RECOVER_AGAIN;
  }

  async #goOn(): Promise<void> {
    while (this.#isAsked && this.#isOn) {
      this.#isAsked = false;
      try {
        if (!this.isLeftAlone) await this.#environment.look();
      } catch {
        this.leaveAlone();
      }
      if (this.isLeftAlone) this.askAt(this.#troubleUntil);
    }
  }

  #now(): Instant {
    return this.#environment.now().getTime();
  }
}
