import type { Instant } from '../../store/schema/record.ts';
import { isDue, RECOVER_AGAIN } from '../queue/pace.ts';
import { recover, type RecordAnswer, type RecoverEnvironment } from './after-a-kill.ts';

/**
 * Recovers the marks of pages that may be gone: when this tab becomes the sender, and again while such a page
 * may be alive.
 */
export class Recovery {
  readonly #environment: RecoverEnvironment;
  readonly #record: RecordAnswer;
  #dueAt: Instant = 0;

  constructor(environment: RecoverEnvironment, record: RecordAnswer) {
    this.#environment = environment;
    this.#record = record;
  }

  /** Infinity when no such mark is left. */
  get dueAt(): Instant {
    return this.#dueAt;
  }

  start(): void {
    this.#dueAt = 0;
  }

  async whenDue(): Promise<void> {
    const now = () => this.#environment.store.now().getTime();
    if (this.#dueAt === Infinity || !isDue(this.#dueAt, now())) return;
    // Set before the work: recovery that the database refuses is tried again like one that was too early.
    this.#dueAt = now() + RECOVER_AGAIN;
    const open = await recover(this.#environment, this.#record);
    if (open === 0) this.#dueAt = Infinity;
  }
}
