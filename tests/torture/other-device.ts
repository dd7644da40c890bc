import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { RealBrowser } from '../support/browser/real-browser.ts';
import type { Report } from './page/page.ts';

/** Every so many rounds something is handed over, and the kill falls into it. */
const EVERY = 3;
/** A hand-over takes so long at most where the machine is busy. */
const LONGEST_MS = 800;

/** Whether records are handed over at the end of a round. */
export function isHandOver(round: number): boolean {
  return round % EVERY === 0;
}

/** A second device, in a profile of its own, that takes what the first one hands over and sends it itself. */
export class OtherDevice {
  readonly #browser: RealBrowser;
  readonly #open: (browser: RealBrowser) => Promise<Page>;
  readonly #chance: () => number;
  #page: Page | undefined;
  kills = 0;
  /** Hand-overs whose file was taken. */
  readonly taken = new Set<string>();

  /** @param open opens the page, and begins to send */
  constructor(browser: RealBrowser, open: (browser: RealBrowser) => Promise<Page>, chance: () => number) {
    this.#browser = browser;
    this.#open = open;
    this.#chance = chance;
  }

  async report(): Promise<Report> {
    return (await this.#ready()).evaluate(() => window.torture.report());
  }

  /** Lets the first device hand everything over that waits, every other time only up to some instant in the middle of that. */
  async beHandedOver(giver: Page): Promise<void> {
    const code = await (await this.#ready()).evaluate(() => window.torture.code());
    const giving = giver.evaluate((to) => window.torture.handOver(to), code).catch(() => undefined); // The kill ends it.
    const [isCutShort, instant] = [this.#chance() < 0.5, this.#chance() * LONGEST_MS];
    await (isCutShort ? wait(instant) : giving);
  }

  /**
   * Takes every file of the first device that is not taken yet.
   * @param mayKill every other time it is killed while it takes one, which is tried again in a later round
   */
  async take(giver: Page, mayKill: boolean): Promise<void> {
    const files = await giver.evaluate(() => window.torture.files());
    for (const { id, text } of files) {
      if (this.taken.has(id)) continue;
      const page = await this.#ready();
      const taking = page.evaluate((file) => window.torture.take(file), text);
      if (mayKill && this.#chance() < 0.5) {
        taking.catch(() => undefined); // The kill ends it.
        await wait(this.#chance() * LONGEST_MS);
        await this.#kill();
        continue;
      }
      const is = await taking;
      if (is !== 'taken' && is !== 'taken already') throw new Error(`A file was not taken: ${is}`);
      this.taken.add(id);
    }
  }

  async #kill(): Promise<void> {
    this.#page = undefined;
    await this.#browser.kill();
    this.kills += 1;
    await this.#browser.restart();
  }

  async #ready(): Promise<Page> {
    this.#page ??= await this.#open(this.#browser);
    return this.#page;
  }
}

const IS_OR_WILL_BE_SENT: ReadonlySet<string> = new Set(['blocked', 'ready', 'sending']);

/**
 * What both devices know together. A record that was handed over counts where it is now: with the second device, or in a file
 * that can be written again. The second device also has what those records name, as the first one knew it.
 */
export function together(first: Report, second: Report): Report & { both: string[] } {
  const there = new Map(second.rows.map((row) => [row.id, row]));
  const rows = first.rows.map((row) => (row.status === 'handed over' ? (there.get(row.id) ?? row) : row));
  const both = first.rows.filter(
    ({ id, status }) => IS_OR_WILL_BE_SENT.has(status) && IS_OR_WILL_BE_SENT.has(there.get(id)?.status ?? ''),
  );
  const miscounts = [...first.miscounts, ...second.miscounts];
  return { ...first, rows, miscounts, both: both.map(({ id }) => id) };
}
