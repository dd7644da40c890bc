import { encodeLine, readValues } from '../../src/copies/mirror/file/line.ts';

/** The same file, as if a newer version of the app had written it. */
export function ofNewerVersion(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = file.indexOf(0x0a) + 1;
  const [head] = readValues(file.subarray(0, end));
  // The first line of a file of ours is an object.
  const first = encodeLine({ ...(head as object), schema: 99 });
  return new Uint8Array([...first, ...file.subarray(end)]);
}
