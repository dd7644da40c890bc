import { isTooDeep } from '../../../domain/text/parse-json.ts';
import { crc32, crc32Hex } from './crc32.ts';
import type { Entry } from './entry.ts';

/**
 * A line is `<length> <crc> <json>\n`: both numbers in eight hexadecimal digits, the length that of the JSON in bytes.
 * JSON contains no line ends, so reading can continue with the line after a damaged one.
 */
const PREFIX = 18;
const LINE_END = 0x0a;
/** A mail program or an editor may put this before each line end. JSON itself contains none. */
const RETURN = 0x0d;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Most lines are put together here, so that each costs one allocation: a backup has a line for each row, and may have
 * more than 100,000.
 */
const scratch = new Uint8Array(2 ** 16);
/** The most bytes of one character of a string. */
const MOST_BYTES = 3;

export function encodeLine(entry: object): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(entry, withBytes);
  const most = PREFIX + json.length * MOST_BYTES + 1;
  const line = most > scratch.length ? new Uint8Array(most) : scratch;
  const { written } = encoder.encodeInto(json, line.subarray(PREFIX));
  const end = PREFIX + written;
  encoder.encodeInto(`${hex(written)} ${crc32Hex(line.subarray(PREFIX, end))} `, line);
  line[end] = LINE_END;
  return line.slice(0, end + 1);
}

/** The checksum of a row as it would be written. */
export function checksum(row: object): number {
  return crc32(encoder.encode(JSON.stringify(row, withBytes)));
}

function hex(length: number): string {
  return length.toString(16).padStart(8, '0');
}

/** Stands for a damaged line. Nothing may be appended after it, because a new line could be taken for its rest. */
export const DAMAGED = 'damaged';

/** Reads the lines of the mirror one by one, with `DAMAGED` for each damaged one. */
export function linesOf(bytes: Uint8Array): Generator<Entry | typeof DAMAGED> {
  // The checksums say that these are the bytes that were written here, from entries.
  return valuesOf(bytes) as Generator<Entry | typeof DAMAGED>;
}

/** The same for a file that may come from anywhere: each value is still to be examined. */
export function readValues(bytes: Uint8Array): unknown[] {
  return [...valuesOf(bytes)];
}

/** The same one by one, so that the caller can do other things while it reads a large file. */
export function* valuesOf(bytes: Uint8Array): Generator<unknown, undefined> {
  for (let at = 0; at < bytes.length;) {
    const line = lineAt(bytes, at);
    yield line ? line.value : DAMAGED;
    at = line?.end ?? nextLine(bytes, at);
  }
  return undefined;
}

function lineAt(bytes: Uint8Array, at: number): { value: unknown; end: number } | undefined {
  const line = undamagedAt(bytes, at);
  return line && { value: valueOf(line.json), end: line.end };
}

/** The JSON of the line that begins there, if its length and its checksum are right, and where the next one begins. */
export function undamagedAt(bytes: Uint8Array, at: number): { json: Uint8Array; end: number } | undefined {
  const end = bytes.indexOf(LINE_END, at);
  if (end < at + PREFIX) return undefined;
  const prefix = /^([\da-f]{8}) ([\da-f]{8}) $/.exec(decoder.decode(bytes.subarray(at, at + PREFIX)));
  const [, length = '', crc] = prefix ?? [];
  const json = bytes.subarray(at + PREFIX, bytes[end - 1] === RETURN ? end - 1 : end);
  // A length that reaches beyond the line is not followed: otherwise a file of such lines would be read again for each of them.
  if (parseInt(length, 16) !== json.length || crc32Hex(json) !== crc) return undefined;
  return { json, end: end + 1 };
}

/** What the JSON of a line says; `DAMAGED` where it is none. */
export function valueOf(json: Uint8Array): unknown {
  const text = decoder.decode(json);
  return isTooDeep(text) ? DAMAGED : parseOr(text, DAMAGED);
}

/** Where the next line begins, or the end where there is none. */
export function nextLine(bytes: Uint8Array, at: number): number {
  const lineEnd = bytes.indexOf(LINE_END, at);
  return lineEnd < 0 ? bytes.length : lineEnd + 1;
}

function parseOr(text: string, otherwise: unknown): unknown {
  try {
    // A reviver makes parsing take several times as long, and one row in a hundred thousand has bytes.
    return text.includes('"$bytes"') ? JSON.parse(text, bytesAgain) : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Writes bytes in a form that JSON can hold: one row of `meta` has some. */
function withBytes(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { $bytes: [...value] } : value;
}

function bytesAgain(_key: string, value: unknown): unknown {
  if (!(value instanceof Object && '$bytes' in value)) return value;
  return Array.isArray(value.$bytes) ? Uint8Array.from(value.$bytes as number[]) : value;
}
