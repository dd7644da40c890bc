import type { Entry } from './entry.ts';
import { DAMAGED, nextLine, undamagedAt, valueOf } from './line.ts';
import { Reading, type Log } from './log.ts';

/** Bytes read at a time. */
export const PIECE = 2 ** 20;

/**
 * Reads a file of the mirror piece by piece, as far as a comparison needs it: how far it reaches, and whether every line is as it was
 * written. What the rows say is not read, so that 100,000 people take neither seconds nor hundreds of megabytes at each start.
 */
export class Skimming {
  readonly #reading = new Reading();
  /** The beginning of a line whose end has not come yet. */
  #rest = new Uint8Array();

  /** To be called with the pieces of the file in their order. */
  take(piece: Uint8Array): void {
    const bytes = this.#rest.length > 0 ? joined(this.#rest, piece) : piece;
    const whole = bytes.lastIndexOf(LINE_END) + 1;
    this.#lines(bytes.subarray(0, whole));
    this.#rest = bytes.slice(whole);
  }

  /** To be called once, after the last piece. */
  end(): Log | undefined {
    this.#lines(this.#rest);
    return this.#reading.log;
  }

  #lines(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      const line = undamagedAt(bytes, at);
      this.#reading.take(line ? outlineOf(line.json) : DAMAGED);
      at = line?.end ?? nextLine(bytes, at);
    }
  }
}

const LINE_END = 0x0a;
/** More bytes than the beginning of a change has, up to its rows. */
const BEGINNING = 200;
const decoder = new TextDecoder();
const ROWS = /^\{"kind":"rows","table":"(\w+)",/;
const CHANGE = /^\{"kind":"change","epoch":"([^"\\]+)","seq":(\d+),/;
const EVIDENCE = '{"kind":"evidence",';

/** An entry without its rows. A line with its checksum is as this app has written it, so its beginning says what it is. */
function outlineOf(json: Uint8Array): Entry | typeof DAMAGED {
  const beginning = decoder.decode(json.subarray(0, BEGINNING));
  const table = ROWS.exec(beginning)?.[1];
  // Written from an entry.
  if (table !== undefined) return { kind: 'rows', table, rows: [] } as unknown as Entry;
  const [, epoch, seq] = CHANGE.exec(beginning) ?? [];
  if (epoch !== undefined) return { kind: 'change', epoch, seq: Number(seq), tables: {} };
  if (beginning.startsWith(EVIDENCE)) return { kind: 'evidence', attemptId: '', answer: undefined };
  return valueOf(json) as Entry | typeof DAMAGED;
}

/** Reads the answers to some attempts, and which attempts are named in any line. */
export class Searching {
  readonly known = new Set<string>();
  /** The last answer to each. */
  readonly answers: Record<string, unknown> = {};
  readonly #ids: readonly string[];
  #rest = new Uint8Array();

  constructor(ids: readonly string[]) {
    this.#ids = ids;
  }

  take(piece: Uint8Array): void {
    const bytes = this.#rest.length > 0 ? joined(this.#rest, piece) : piece;
    const whole = bytes.lastIndexOf(LINE_END) + 1;
    const text = decoder.decode(bytes.subarray(0, whole));
    const named = this.#ids.filter((id) => text.includes(id));
    for (const id of named) this.known.add(id);
    if (named.length > 0 && text.includes(EVIDENCE)) this.#answersIn(bytes.subarray(0, whole));
    this.#rest = bytes.slice(whole);
  }

  #answersIn(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      const line = undamagedAt(bytes, at);
      at = line?.end ?? nextLine(bytes, at);
      if (!line || !decoder.decode(line.json.subarray(0, BEGINNING)).startsWith(EVIDENCE)) continue;
      const entry = valueOf(line.json) as Entry | typeof DAMAGED;
      if (entry === DAMAGED || entry.kind !== 'evidence') continue;
      if (this.#ids.includes(entry.attemptId)) this.answers[entry.attemptId] = entry.answer;
    }
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
