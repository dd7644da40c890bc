/**
 * `npm run data` writes what ships under `public/data/` from `data/sources/`, and tells the size of each file that changed.
 * `npm run data -- --check` writes nothing and fails when a shipped file is not what the sources say.
 * A folder as last argument stands in for `public/data`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { shippedFiles, staleFiles } from './shipped.ts';

const options = process.argv.slice(2);
const folder =
  options.find((option) => !option.startsWith('--')) ??
  fileURLToPath(new URL('../public/data', import.meta.url));

if (options.includes('--check')) check();
else write();

function check(): void {
  const stale = staleFiles(folder);
  if (stale.length === 0) return;
  console.error('The shipped data is not what data/sources/ says:');
  for (const sentence of stale) console.error(`  ${sentence}`);
  console.error('Run `npm run data` and commit the result.');
  process.exitCode = 1;
}

function write(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of shippedFiles()) {
    if (existsSync(`${folder}/${name}`) && readFileSync(`${folder}/${name}`, 'utf8') === content) continue;
    writeFileSync(`${folder}/${name}`, content);
    const compressed = brotliCompressSync(content).length;
    console.log(`${name.padEnd(18)} ${Buffer.byteLength(content)} bytes, ${compressed} brotli`);
  }
}
