// `npm start`: installs, builds and serves the app. Plain JavaScript, because on a fresh clone nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

const DEFAULT_PORT = 4173;

/**
 * The port after `--port`, or the default.
 * @param {readonly string[]} args
 * @returns {number | undefined} undefined if it is no port
 */
export function portOf(args) {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  if (at === -1) return args.length === 0 ? DEFAULT_PORT : undefined;
  const [, given = args[at + 1]] = (args[at] ?? '').split('=');
  const port = Number(given);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/**
 * Whether nothing on this machine uses the port. Looked at before anything is installed, which takes a minute.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}

/**
 * What to open, once the app is served.
 * @param {string} url
 */
export const whatToOpen = (url) => `
Outpost is served. Open

  ${url}             to register people
  ${url}#/?practice  to try it with made-up people; nothing leaves this device

Press Ctrl+C to stop.`;

/** @param {readonly string[]} args */
async function main(args) {
  const port = portOf(args);
  if (port === undefined) {
    fail('Usage: npm start -- --port 5000');
    return;
  }
  if (!(await isFree(port))) {
    fail(`Port ${port} is in use. Stop what uses it, or run: npm start -- --port ${port + 1}`);
    return;
  }
  for (const step of [['ci'], ['run', 'build']]) {
    const { status } = spawnSync('npm', step, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
  const { preview } = await import('vite');
  await preview({ preview: { port, strictPort: true } });
  process.stdout.write(`${whatToOpen(`http://localhost:${port}/`)}\n`);
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
