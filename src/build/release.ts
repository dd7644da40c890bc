import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';

/** The date of each file in the zip, so that the same files make the same zip. */
const DATE = '1980-01-01T00:00:00';

/**
 * The files below a folder as a zip, under their paths in the folder. The same files give the same bytes on every machine
 * in the same time zone.
 */
export function zipOf(folder: string): Uint8Array {
  const files: Zippable = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile())
      files[name.split(path.sep).join('/')] = [readFileSync(file), { mtime: DATE, level: 9 }];
  }
  return zipSync(files);
}

/** A line as `sha256sum` writes it, so that `sha256sum --check` reads it. */
export const checksumLine = (bytes: Uint8Array, name: string): string =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;

/** Writes the zip of a folder and its checksum into another; returns their names. */
export function writeRelease(version: string, from: string, to: string): string[] {
  const name = `outpost-${version}.zip`;
  const zip = zipOf(from);
  const sums = `${name}.sha256`;
  writeFileSync(path.join(to, name), zip);
  writeFileSync(path.join(to, sums), checksumLine(zip, name));
  return [name, sums];
}

// `npm run release`, after the build.
if (process.argv[1] && import.meta.filename === path.resolve(process.argv[1])) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  process.stdout.write(`${writeRelease(version, 'dist', '.').join('\n')}\n`);
}
