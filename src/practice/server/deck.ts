import type { FaultSetting } from '../../server/faults/fault-switches.ts';
import type { ServerDatabase } from './database.ts';

/** What a card makes go wrong, and for how long. */
interface Card {
  setting: FaultSetting;
  /** `next`: for the next record that is sent. `all`: for every request, until another card is chosen. */
  for: 'next' | 'all';
}

/** Longer than the app waits for an answer about a person (30 s), shorter than for a purchase (60 s). */
const SLOW_MS = 40_000;

/** What can go wrong in practice, by the name that links use: `#/?practice&fault=answer-lost`. */
const DECK = {
  works: undefined,
  slow: { setting: { fault: 'late', ms: SLOW_MS }, for: 'next' },
  'answer-lost': { setting: { fault: 'drop-after' }, for: 'next' },
  'drops-before': { setting: { fault: 'drop-before' }, for: 'next' },
  refused: { setting: { fault: 'rule' }, for: 'next' },
  busy: { setting: { fault: '429', retryAfter: '60' }, for: 'next' },
  'no-credit': { setting: { fault: '402', operation: 'assign' }, for: 'next' },
  'wrong-key': { setting: { fault: '401' }, for: 'next' },
  'sign-in-page': { setting: { fault: 'html-200' }, for: 'all' },
  'server-down': { setting: { fault: 'drop-before' }, for: 'all' },
} as const satisfies Record<string, Card | undefined>;

export type CardName = keyof typeof DECK;
export const CARDS = Object.keys(DECK) as CardName[]; // The keys of a literal are its type's keys.

/** What a card needs to know of a request. */
export interface AskedRequest {
  operation: string | undefined;
  /** The request creates a record. */
  makes: boolean;
}

/** The fault that a card causes for a request, and whether the request uses the card up. */
export function faultOf(
  name: CardName,
  request: AskedRequest,
): { fault: FaultSetting | undefined; isUsedUp: boolean } {
  const card: Card | undefined = DECK[name];
  if (!card || card.for === 'all') return { fault: card?.setting, isUsedUp: false };
  const { operation = request.operation } = card.setting;
  const isMet = request.makes && operation === request.operation;
  return { fault: isMet ? card.setting : undefined, isUsedUp: isMet };
}

const KEY = 'card';

/** The chosen card. It is stored in the server's database, so that it applies in every tab and after a kill. */
export class Deck {
  readonly #db: ServerDatabase;

  constructor(db: ServerDatabase) {
    this.#db = db;
  }

  async chosen(): Promise<CardName> {
    const name = (await this.#db.notes.get(KEY))?.value;
    return CARDS.find((card) => card === name) ?? 'works';
  }

  async choose(value: CardName): Promise<void> {
    await this.#db.notes.put({ key: KEY, value });
  }

  /** The fault for a request, if any. A card for the next record is used up by that record's request. */
  take(request: AskedRequest): Promise<FaultSetting | undefined> {
    return this.#db.transaction('rw', this.#db.notes, async () => {
      const { fault, isUsedUp } = faultOf(await this.chosen(), request);
      if (isUsedUp) await this.choose('works');
      return fault;
    });
  }
}
