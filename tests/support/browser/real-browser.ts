import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

export interface RealBrowser {
  /** The running context; another one after `restart`. */
  readonly context: BrowserContext;
  /** The folder with everything that it keeps. */
  readonly profile: string;
  /** Addresses that anything in this browser (pages, workers) asked for outside of the allowed origins. */
  readonly foreign: readonly string[];
  /** Uncaught errors, and what the content policy refused. */
  readonly complaints: readonly string[];
  /** Lets requests to this origin pass without being counted as foreign. */
  allow(url: string): void;
  /** Opens a page; its origin is allowed. */
  open(url: string): Promise<Page>;
  /** Cuts or restores the network for pages and workers. Fails requests before they are sent: it never tests a lost answer. */
  setOffline(offline: boolean): Promise<void>;
  /** SIGKILL to the browser and everything it started: nothing is flushed. */
  kill(): Promise<void>;
  /** Starts the browser again on the same profile, closing it first if it still runs. */
  restart(): Promise<void>;
  /** Closes the browser and removes the profile. */
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Phone, colour scheme, time zone and the like: Playwright's own options. */
  context?: BrowserContextOptions;
  /** Additional command line flags of Chromium. */
  flags?: readonly string[];
}

/** A real Chromium with a profile of its own on disk, as a person's browser has one. */
export async function startBrowser(options: BrowserOptions = {}): Promise<RealBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'outpost-profile-'));
  const allowed = new Set<string>();
  const foreign: string[] = [];
  const complaints: string[] = [];
  let context = await launch();

  async function launch() {
    const started = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, ...(options.flags ?? [])],
      ...options.context,
    });
    // Workers' requests are reported here as well as those of pages.
    started.on('request', (request) => note(request.url()));
    started.on('weberror', (error) => complaints.push(String(error.error())));
    started.on('console', (message) => {
      if (/content security policy|trusted(html|script|type)/i.test(message.text()))
        complaints.push(message.text());
    });
    return started;
  }

  function note(url: string) {
    const { origin, protocol } = new URL(url);
    const leavesTheMachine = !['data:', 'blob:', 'about:'].includes(protocol);
    if (leavesTheMachine && !allowed.has(origin)) foreign.push(url);
  }

  return {
    get context() {
      return context;
    },
    profile,
    foreign,
    complaints,
    allow: (url) => void allowed.add(new URL(url).origin),
    async open(url) {
      allowed.add(new URL(url).origin);
      const page = context.pages().find((one) => one.url() === 'about:blank') ?? (await context.newPage());
      await page.goto(url);
      return page;
    },
    setOffline: (offline) => context.setOffline(offline),
    kill: () => kill(context),
    async restart() {
      await context.close();
      context = await launch();
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This Chromium cannot be asked for its processes');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  // The browser first, so that it cannot notice its children's end and write something down.
  const inOrder = processInfo.toSorted((a, b) => Number(b.type === 'browser') - Number(a.type === 'browser'));
  for (const { id } of inOrder) killOne(id);
  await closed;
}

function killOne(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // A child that followed the browser by itself.
  }
}
