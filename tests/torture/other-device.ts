import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { RealBrowser } from '../support/browser/real-browser.ts';
import type { Report } from './page/page.ts';

/** Every so many rounds something is moved, and the kill falls into it. */
const EVERY = 3;
/** A transfer takes so long at most where the machine is busy. */
const LONGEST_MS = 800;

interface TransferFile {
  id: string;
  text: string;
}

/** Whether records are moved at the end of a round. */
export function isTransfer(round: number): boolean {
  return round % EVERY === 0;
}

/** A second device, in a profile of its own, that takes what the first one hands over and sends it itself. */
export class OtherDevice {
  readonly #browser: RealBrowser;
  readonly #open: (browser: RealBrowser) => Promise<Page>;
  readonly #chance: () => number;
  #page: Page | undefined;
  kills = 0;
  /** Transfers whose file was taken, and whose records stay here. */
  readonly taken = new Set<string>();
  /** Return codes of transfers that were given up here, and that the first device may not have taken back yet. */
  readonly #returnCodes = new Map<string, string>();
  /** Transfers that were given up here, and that the first device has taken back. */
  readonly takenBack = new Set<string>();

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
  async beMoved(giver: Page): Promise<void> {
    const code = await (await this.#ready()).evaluate(() => window.torture.code());
    const giving = giver.evaluate((to) => window.torture.transfer(to), code).catch(() => undefined); // The kill ends it.
    const [isCutShort, instant] = [this.#chance() < 0.5, this.#chance() * LONGEST_MS];
    await (isCutShort ? wait(instant) : giving);
  }

  /**
   * Takes every file of the first device that is not taken yet, and gives every other one back at once.
   * @param mayKill every other time it is killed while it takes or gives back, which is tried again in a later round
   */
  async take(giver: Page, mayKill: boolean): Promise<void> {
    const files = await giver.evaluate(() => window.torture.files());
    for (const file of files) {
      if (this.taken.has(file.id) || this.#returnCodes.has(file.id)) continue;
      const page = await this.#ready();
      const taking = this.#chance() < 0.5 ? this.#keep(page, file) : this.#giveBack(page, file);
      if (!mayKill || this.#chance() < 0.5) {
        await taking;
        continue;
      }
      taking.catch(() => undefined); // The kill ends it.
      await wait(this.#chance() * LONGEST_MS);
      await this.#kill();
    }
  }

  async #keep(page: Page, { id, text }: TransferFile): Promise<void> {
    const is = await page.evaluate((file) => window.torture.take(file), text);
    // Given up just before a kill: then its code is asked for once more.
    if (is === 'given back already') return this.#giveBack(page, { id, text });
    if (is !== 'taken' && is !== 'taken already') throw new Error(`A file was not taken: ${is}`);
    this.taken.add(id);
  }

  async #giveBack(page: Page, file: TransferFile): Promise<void> {
    const given = await page.evaluate(({ id, text }) => window.torture.takeAndGiveBack(text, id), file);
    if (given.is === 'given back') this.#returnCodes.set(file.id, given.returnCode);
    // A record of it was sent here already, before a kill or right behind the file.
    else if (given.is === 'not possible') this.taken.add(file.id);
    else throw new Error('A transfer that was taken is not known');
  }

  /**
   * Lets the first device take back what was given up here.
   * @param mayCut every other time the kill that follows falls into it, and it is tried again in a later round
   */
  async takeBack(giver: Page, mayCut: boolean): Promise<void> {
    const isCutShort = mayCut && this.#chance() < 0.5;
    const taking = this.#takeBackAll(giver);
    if (!isCutShort) return taking;
    taking.catch(() => undefined); // The kill ends it.
    await wait(this.#chance() * LONGEST_MS);
  }

  async #takeBackAll(giver: Page): Promise<void> {
    for (const [id, code] of this.#returnCodes) {
      if (this.takenBack.has(id)) continue;
      const is = await giver.evaluate(([one, its]) => window.torture.takeBack(one, its), [id, code] as const);
      if (is !== 'taken back' && is !== 'ended already') throw new Error(`Nothing was taken back: ${is}`);
      this.takenBack.add(id);
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
 * What both devices know together. A record that was moved counts where it is now: with the second device, or in a file
 * that can be written again. The second device also has what those records name, as the first one knew it.
 */
export function together(first: Report, second: Report): Report & { both: string[] } {
  const there = new Map(second.rows.map((row) => [row.id, row]));
  const rows = first.rows.map((row) => (row.status === 'moved' ? (there.get(row.id) ?? row) : row));
  const both = first.rows.filter(
    ({ id, status }) => IS_OR_WILL_BE_SENT.has(status) && IS_OR_WILL_BE_SENT.has(there.get(id)?.status ?? ''),
  );
  const miscounts = [...first.miscounts, ...second.miscounts];
  return { ...first, rows, miscounts, both: both.map(({ id }) => id) };
}
