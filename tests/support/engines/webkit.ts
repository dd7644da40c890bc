import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../hosts/free-port.ts';
import { z } from '../../../src/contract/zod.ts';
import { ENGINE_PATIENCE, type Engine } from './engine.ts';
import { startSession } from './web-driver.ts';

const LIBRARY = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch}-linux-gnu`;

/** WebKitGTK by its own WebDriver, on a virtual screen. */
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
    const running: ChildProcess[] = [];
    const close = async () => {
      for (const one of running.splice(0).reverse()) await stopAll(one);
    };
    try {
      const driver = await startDriver(await startScreen(running), running);
      const options = { binary: path.resolve('tests/support/engines/webkit-view.py'), args: [profile] };
      const session = await startSession(driver, { 'webkitgtk:browserOptions': options });
      return { version: session.version, newTab: () => session.newTab(), close };
    } catch (error) {
      // Screen and driver would outlive the test.
      await close();
      throw error;
    }
  },
};

/** Each process is added to `running` as soon as it is started, so that it can be ended in any case. */
async function startScreen(running: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  running.push(screen);
  return `:${await firstLine(screen.stdout)}`;
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line.trim();
  throw new Error('Xvfb ended before it said which screen it is');
}

/** How often another port is tried when someone else has taken the one that was free. */
const TRIES = 5;

async function startDriver(display: string, running: ChildProcess[]): Promise<string> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const port = await freePort();
    const args = ['--', 'WebKitWebDriver', `--port=${port}`];
    const env = { ...process.env, DISPLAY: display };
    const driver = spawn('dbus-run-session', args, { env, stdio: 'ignore', detached: true });
    running.push(driver);
    const url = `http://127.0.0.1:${port}`;
    if (await isAnswering(driver, `${url}/status`)) return url;
  }
  throw new Error(`WebKitWebDriver ended ${TRIES} times before it answered`);
}

const DriverStatus = z.object({ value: z.object({ ready: z.boolean() }) });

/** True once the driver answers, false when it has ended. */
async function isAnswering(driver: ChildProcess, url: string): Promise<boolean> {
  const end = performance.now() + ENGINE_PATIENCE;
  while (performance.now() < end) {
    if (driver.exitCode !== null) return false;
    const answer: unknown = await fetch(url)
      .then((response) => response.json())
      .catch(() => undefined);
    if (DriverStatus.safeParse(answer).success) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}`);
}

/** Milliseconds after which a process that has not ended by itself is killed. */
const LAST_WORDS = 10_000;

/** Ends a process that was started `detached`, and all that it started: they are a group. Waits until none is left. */
async function stopAll({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const end = performance.now() + LAST_WORDS;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; reaches(pid, signal);) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    signal = performance.now() > end ? 'SIGKILL' : 0;
  }
}

function reaches(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    // No process is left in the group.
    return false;
  }
}
