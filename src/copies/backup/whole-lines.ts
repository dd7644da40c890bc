/**
 * Bytes in memory at a time. With all of a large file in memory, the browser's garbage collection takes a
 * third of a second at once.
 */
const PIECE = 2 ** 20;
const LINE_END = 0x0a;

/** Gives a file in pieces of whole lines; the last line may lack its end. */
export async function* wholeLines(file: Blob | Uint8Array, size = PIECE): AsyncGenerator<Uint8Array> {
  if (file instanceof Uint8Array) {
    yield file;
    return;
  }
  let begun: Uint8Array[] = [];
  for (let from = 0; from < file.size; from += size) {
    const piece = new Uint8Array(await file.slice(from, from + size).arrayBuffer());
    const end = piece.lastIndexOf(LINE_END) + 1;
    if (end > 0) {
      yield joined([...begun, piece.subarray(0, end)]);
      begun = [];
    }
    begun.push(piece.subarray(end));
  }
  yield joined(begun);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
