import type { Connection } from '../server/connection.ts';
import type { Timers } from '../timers.ts';
import type { TabMessage } from './tab-channel.ts';

/** How many milliseconds to wait for the sender of another tab: longer than any probe takes. */
const PATIENCE = 40_000;

interface CheckEnvironment {
  timers: Timers;
  tell: (message: TabMessage) => void;
  /** Probes the server from this tab. */
  look: () => Promise<Connection>;
  /** Shows a result in this tab, wherever the check was made. */
  show: (connection: Connection) => void;
  /** Whether another tab is the sender, and this one knows no key. */
  isElsewhere: () => boolean;
}

/**
 * *Check connection* in any tab. A tab that knows the key makes the check, and every tab shows the result.
 */
export class ConnectionCheck {
  /**
   * Whether the sender of another tab knows the key. A check from a tab without it would say nothing about
   * sending.
   */
  senderKnowsKey = false;
  readonly #environment: CheckEnvironment;
  readonly #waiting = new Set<(connection: Connection) => void>();

  constructor(environment: CheckEnvironment) {
    this.#environment = environment;
  }

  check(): Promise<Connection> {
    return this.senderKnowsKey && this.#environment.isElsewhere() ? this.#askSender() : this.#checkHere();
  }

  /** Another tab asked the sender for a check. */
  wanted(): void {
    // Without a database the sender cannot answer: the tab that asked makes the check itself after a while.
    void this.#checkHere().catch(() => undefined);
  }

  /** Another tab has made a check. */
  found(connection: Connection): void {
    this.#environment.show(connection);
    for (const resolve of this.#waiting) resolve(connection);
    this.#waiting.clear();
  }

  async #checkHere(): Promise<Connection> {
    const connection = await this.#environment.look();
    this.#environment.show(connection);
    this.#environment.tell({ what: 'checked', connection });
    return connection;
  }

  #askSender(): Promise<Connection> {
    const { timers, tell } = this.#environment;
    return new Promise((resolve, reject) => {
      const inTime = timers.after(PATIENCE, () => {
        this.#waiting.delete(answered);
        this.#checkHere().then(resolve, reject);
      });
      const answered = (connection: Connection) => {
        inTime();
        resolve(connection);
      };
      this.#waiting.add(answered);
      tell({ what: 'check wanted' });
    });
  }
}
