import type { BuiltFiles } from './kept-files.ts';

/** `sha256-`, 43 characters of base64, `=`. */
const HASH = /^sha256-(.{43})=$/;
const LETTERS = 43;

/**
 * The list of files in the worker's script: the paths, and the hashes without the parts that are always the same. Brotli compresses
 * the two lists better separately.
 */
export interface PackedFiles {
  /** Separated by `|`. */
  paths: string;
  /** Joined without separators. */
  hashes: string;
}

/** Throws an error when a path or a hash cannot be packed. */
export function packFiles(files: BuiltFiles): PackedFiles {
  const hashes = Object.entries(files).map(([path, integrity]) => {
    const hash = HASH.exec(integrity)?.[1];
    if (hash === undefined || path.includes('|'))
      throw new Error(`${path} with ${integrity} cannot be listed in the worker`);
    return hash;
  });
  return { paths: Object.keys(files).join('|'), hashes: hashes.join('') };
}

export function unpackFiles({ paths, hashes }: PackedFiles): BuiltFiles {
  const hashOf = (at: number) => hashes.slice(at * LETTERS, (at + 1) * LETTERS);
  return Object.fromEntries(paths.split('|').map((path, at) => [path, `sha256-${hashOf(at)}=`]));
}
