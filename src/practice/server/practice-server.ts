import type { ServerDatabase } from './database.ts';
import { Deck } from './deck.ts';
import { InPageServer, type ServerParts } from './in-page-server.ts';
import { RequestRecords } from './server-records.ts';

/** The server of practice mode, over a database of its own, with a deck of faults. */
export class PracticeServer extends InPageServer {
  readonly db: ServerDatabase;
  readonly deck: Deck;

  constructor({ db, ...parts }: ServerParts & { db: ServerDatabase }) {
    const deck = new Deck(db);
    super(parts, {
      take: (request) => db.open().then(() => deck.take(request)),
      records: (bytes) => new RequestRecords(db, bytes),
      earlier: async (key) => {
        const entry = await db.ledger.where('idempotencyKey').equals(key).first();
        return entry && { bytes: entry.bytes, answer: JSON.stringify(entry.answer) };
      },
    });
    this.db = db;
    this.deck = deck;
  }

  override close(): void {
    super.close();
    this.db.close();
  }
}
