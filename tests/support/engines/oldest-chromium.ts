import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/**
 * A step of `npm run test:all`: the most important jobs in the oldest supported Chromium. It is fetched on first use, because it is
 * not needed to run the app.
 */
const PACKAGE = '@sparticuz/chromium@108.0.3';
const FOLDER = path.resolve('node_modules/.cache/oldest-chromium');
const PROGRAM = path.join(FOLDER, 'chromium');

/** The main job, a start offline, sending, backup and restore, a page that says that it has not started. */
const FILES = [
  'tests/e2e/screens/main-job.test.ts',
  'tests/e2e/shell/offline.test.ts',
  'tests/e2e/shell/not-started.test.ts',
  'tests/e2e/sending/sending.test.ts',
  'tests/e2e/storage/backup.test.ts',
];
/**
 * This Chromium has only asynchronous files for workers, so its second copy is the kind that the first file tests. The other moves
 * records between two devices.
 */
const BY_NIGHT = ['tests/e2e/storage/no-files.test.ts', 'tests/e2e/storage/transfer.test.ts'];

function fetchChromium(): void {
  if (existsSync(PROGRAM)) return;
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: FOLDER });
  const packed = readdirSync(FOLDER).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', packed], { cwd: FOLDER });
  const unfinished = `${PROGRAM}.unfinished`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(path.join(FOLDER, 'package/bin/chromium.br'))));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, PROGRAM);
}

function runIn(files: readonly string[], ...options: string[]): boolean {
  const run = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', ...options, ...files], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: PROGRAM },
  });
  return run.status === 0;
}

fetchChromium();
console.log(`In ${PACKAGE}:`);
const isGood = [runIn(FILES, '--tagsFilter=!night'), runIn(BY_NIGHT)].every(Boolean);
process.exitCode = isGood ? 0 : 1;
