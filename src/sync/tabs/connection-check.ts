import type { Connection } from '../server/connection.ts';
import type { Timers } from '../server/timers.ts';
import type { TabMessage } from './tab-channel.ts';

/** So long the sender of another tab is waited for: longer than it may take to look at a server. */
const PATIENCE = 40_000;

interface CheckEnvironment {
  timers: Timers;
  tell: (message: TabMessage) => void;
  /** Looks at the server from this tab. */
  look: () => Promise<Connection>;
  /** Shows in this tab what was found, wherever that was. */
  show: (connection: Connection) => void;
  /** Another tab does the sending, and this one knows no key. */
  isElsewhere: () => boolean;
}

/** *Check connection* in any tab: carried out where the key is known, and shown in every tab. */
export class ConnectionCheck {
  /** The sender of another tab knows the key: what a tab without it would find says nothing about sending. */
  senderKnowsKey = false;
  readonly #environment: CheckEnvironment;
  readonly #waiting = new Set<(connection: Connection) => void>();

  constructor(environment: CheckEnvironment) {
    this.#environment = environment;
  }

  check(): Promise<Connection> {
    return this.senderKnowsKey && this.#environment.isElsewhere() ? this.#askSender() : this.#checkHere();
  }

  /** Another tab wants the sender to look. */
  wanted(): void {
    // Without a database the sender can tell nobody: the asking tab looks for itself after a while.
    void this.#checkHere().catch(() => undefined);
  }

  /** Another tab has looked. */
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
