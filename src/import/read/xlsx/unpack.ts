import { Unzip, UnzipInflate } from 'fflate';
import { utf8Text } from '../../../domain/text/decode.ts';
import { Unreadable } from '../unreadable.ts';

/** So much is unpacked at a time. It can become 16 MB, because DEFLATE packs at most 1,032 bytes into one. */
const STEP = 16_384;
/** A ZIP file ends with a record that begins like this, and with a comment of at most 65,535 bytes. */
const END = [0x50, 0x4b, 5, 6];
const LONGEST_END = 65_557;

/** The parts of a ZIP file by their names. */
export type Parts = ReadonlyMap<string, string>;

/** Unpacks parts of a ZIP file, as long as they are not too much altogether. */
export class Unpacking {
  /** The names of all parts; known after the first `texts`. */
  readonly names = new Set<string>();
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #most: number;
  #unpacked = 0;

  /** @throws Unreadable if the file is not whole */
  constructor(bytes: Uint8Array<ArrayBuffer>, most: number) {
    this.#bytes = bytes;
    this.#most = most;
    if (!hasEnd(bytes)) throw new Unreadable({ kind: 'damaged' });
  }

  /**
   * The texts of the parts that are wanted.
   * @throws Unreadable
   */
  texts(isWanted: (name: string) => boolean): Parts {
    const pieces = this.#unpack(isWanted);
    return new Map([...pieces].map(([name, bytes]) => [name, xmlText(bytes)]));
  }

  #unpack(isWanted: (name: string) => boolean): Map<string, Uint8Array[]> {
    const parts = new Map<string, Uint8Array[]>();
    const unzip = new Unzip((file) => {
      const name = file.name.replaceAll('\\', '/').replace(/^\/+/, '');
      this.names.add(name);
      if (!isWanted(name)) return;
      const pieces: Uint8Array[] = [];
      parts.set(name, pieces);
      file.ondata = (error, piece) => {
        if (error) throw error;
        this.#count(piece);
        pieces.push(piece);
      };
      file.start();
    });
    unzip.register(UnzipInflate);
    this.#push(unzip);
    return parts;
  }

  #push(unzip: Unzip): void {
    try {
      for (let at = 0; at < this.#bytes.length; at += STEP)
        unzip.push(this.#bytes.subarray(at, at + STEP), at + STEP >= this.#bytes.length);
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable({ kind: 'damaged' }, { cause: error });
    }
  }

  #count(piece: Uint8Array): void {
    this.#unpacked += piece.length;
    if (this.#unpacked > this.#most) throw new Unreadable({ kind: 'too large unpacked', most: this.#most });
  }
}

function hasEnd(bytes: Uint8Array): boolean {
  const first = Math.max(0, bytes.length - LONGEST_END);
  for (let at = bytes.length - END.length; at >= first; at -= 1)
    if (END.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** XML of a workbook has no document type. One that has wants to define entities. */
function xmlText(pieces: readonly Uint8Array[]): string {
  const text = utf8Text(joined(pieces));
  if (text === undefined || /<!DOCTYPE/i.test(text)) throw new Unreadable({ kind: 'damaged' });
  return text;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
