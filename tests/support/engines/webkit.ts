import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Engine } from './engine.ts';
import { startSession } from './web-driver.ts';

const LIBRARY = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch}-linux-gnu`;

/** WebKitGTK by its own WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: [
    'webkit2gtk-driver',
    'xvfb',
    'dbus-daemon',
    'python3-gi',
    'gir1.2-gtk-3.0',
    'gir1.2-webkit2-4.1',
  ],
  programs: [
    'WebKitWebDriver',
    'Xvfb',
    'dbus-run-session',
    '/usr/lib/python3/dist-packages/gi',
    `${LIBRARY}/girepository-1.0/Gtk-3.0.typelib`,
    `${LIBRARY}/girepository-1.0/WebKit2-4.1.typelib`,
  ],
  async start(profile) {
    const screen = await startScreen();
    const driver = await startDriver(screen.display);
    const options = { binary: path.resolve('tests/support/engines/webkit-view.py'), args: [profile] };
    const session = await startSession(driver.url, { 'webkitgtk:browserOptions': options });
    return {
      version: session.version,
      newTab: () => session.newTab(),
      close: async () => {
        await stopAll(driver.process);
        await stopAll(screen.process);
      },
    };
  },
};

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  return { process: screen, display: `:${await firstLine(screen.stdout)}` };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line.trim();
  throw new Error('Xvfb ended before it said which screen it is');
}

async function startDriver(display: string): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const args = ['--', 'WebKitWebDriver', `--port=${port}`];
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn('dbus-run-session', args, { env, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}/status`);
  return { process: driver, url };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a host and port has an address with a port.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const answered = await fetch(url).catch(() => undefined);
    if (answered?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}`);
}

/** Ends a process that was started `detached`, and all that it started: they are a group. Waits until none is left. */
async function stopAll({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; reaches(pid, signal); signal = 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function reaches(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    // Nobody is left in it.
    return false;
  }
}
