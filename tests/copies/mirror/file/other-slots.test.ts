import { expect, test } from 'vitest';
import {
  contentsOfOthers,
  piecesOfOthers,
  readOthers,
} from '../../../../src/copies/mirror/file/other-slots.ts';
import type { Entry } from '../../../../src/copies/mirror/file/entry.ts';
import { encodeLine } from '../../../../src/copies/mirror/file/line.ts';

/** A file that another tab writes. What was taken from it can be read until it changes, as in a browser. */
class Written {
  readonly kind = 'file';
  bytes: Uint8Array<ArrayBuffer>;
  /** Called after each look at the file, before anything is read. */
  looked: () => void = () => undefined;
  #changes = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  write(bytes: Uint8Array<ArrayBuffer>): void {
    this.bytes = bytes;
    this.#changes += 1;
  }

  append(more: Uint8Array): void {
    this.write(joined([this.bytes, more]));
  }

  getFile(): Promise<Blob> {
    const taken = this.#changes;
    const unlessChanged = (blob: Blob): Blob => {
      const [read, slice] = [blob.arrayBuffer.bind(blob), blob.slice.bind(blob)];
      return Object.assign(blob, {
        slice: (from?: number, to?: number) => unlessChanged(slice(from, to)),
        arrayBuffer: () => (taken === this.#changes ? read() : Promise.reject(THE_FILE_HAS_CHANGED)),
      });
    };
    const file = unlessChanged(new Blob([this.bytes]));
    this.looked();
    return Promise.resolve(file);
  }
}

const THE_FILE_HAS_CHANGED = new DOMException('The file has changed', 'NotReadableError');

function folderOf(files: Record<string, Written>): FileSystemDirectoryHandle {
  const entries = async function* () {
    for (const entry of Object.entries(files)) yield await Promise.resolve(entry);
  };
  // Only what reading needs.
  return { entries } as unknown as FileSystemDirectoryHandle;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}

/** Two such lines are more than one piece. */
function lines(count: number): Uint8Array<ArrayBuffer> {
  const words = 'x'.repeat(2 ** 19);
  const changes = Array.from({ length: count }, (_, at): Entry => {
    return { kind: 'change', epoch: 'one', seq: at + 1, tables: { users: { put: [{ id: words }] } } };
  });
  const head: Entry = { kind: 'head', format: 1, epoch: 'one', schema: 1 };
  return joined([head, ...changes].map(encodeLine));
}

const LINE = encodeLine({ kind: 'evidence', attemptId: 'an attempt', answer: 1 });

test('what its tab writes while a file is read does not end the reading', async () => {
  const file = new Written(lines(5));
  const before = file.bytes;
  // After the first look, and after the first look at each piece.
  let looks = 0;
  file.looked = () => {
    looks += 1;
    if (looks % 2 === 1) file.append(LINE);
  };
  const folder = folderOf({ '0-a': new Written(lines(1)), '1-a': file });
  const [, read] = await contentsOfOthers(folder, []);
  expect(Buffer.compare(read ?? LINE, before)).toBe(0);
  file.write(before);
  const logs = await readOthers(folder, ['0-a'], () => undefined);
  expect(logs).toMatchObject([{ damaged: 0, changes: { length: 5 } }]);
});

test('a file that its tab empties while it is read ends there, and the next one is read', async () => {
  const [file, next] = [new Written(lines(5)), new Written(lines(1))];
  let pieces = 0;
  const ends: number[] = [];
  for await (const piece of piecesOfOthers(folderOf({ '0-a': file, '1-a': next }), [])) {
    if (piece) pieces += 1;
    else ends.push(pieces);
    if (pieces === 1) file.write(new Uint8Array());
  }
  expect(ends).toEqual([1, 2]);
});

test('a file that cannot be read for another reason ends the reading', async () => {
  const file = new Written(lines(1));
  const arrayBuffer = () => Promise.reject(new DOMException('The disk fails', 'NotFoundError'));
  const slice = () => Object.assign(new Blob(), { arrayBuffer });
  file.getFile = () => Promise.resolve(Object.assign(new Blob(['x']), { slice, arrayBuffer }));
  await expect(contentsOfOthers(folderOf({ '0-a': file }), [])).rejects.toThrow('The disk fails');
});
