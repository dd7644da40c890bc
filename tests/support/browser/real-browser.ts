import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { watchWork } from './at-rest.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

/** A test's own part of a browser, separate from everything else that runs in the same process. */
export interface Browsing {
  /** The running context. It is another one after `restart`. */
  readonly context: BrowserContext;
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
  /** Ends it, and removes everything that it keeps. */
  close(): Promise<void>;
}

export interface RealBrowser extends Browsing {
  /** The folder with everything that it keeps. */
  readonly profile: string;
  /** SIGKILL to the browser and everything it started: nothing is flushed. */
  kill(): Promise<void>;
  /** Starts the browser again on the same profile, closing it first if it still runs. */
  restart(): Promise<void>;
}

export interface BrowserOptions {
  /**
   * Phone, colour scheme, time zone and the like: Playwright's own options. The service worker is blocked unless
   * `serviceWorkers: 'allow'` is said, because fetching, hashing and keeping the whole app takes longer than most tests.
   */
  context?: BrowserContextOptions;
  /** Additional command line flags of Chromium. */
  flags?: readonly string[];
  /** An existing profile folder, which stays; if absent, a new one that is removed at the end. */
  profile?: string | undefined;
}

/** For tests that are about the service worker, or need the files that it stores. */
export const WITH_WORKER: BrowserOptions = { context: { serviceWorkers: 'allow' } };

/** A real Chromium with a profile of its own on disk, as a person's browser has one. */
export async function startBrowser(options: BrowserOptions = {}): Promise<RealBrowser> {
  const profile = options.profile ?? (await mkdtemp(path.join(tmpdir(), 'outpost-profile-')));
  const watch = new Watch();
  let context = await launch();

  async function launch() {
    const started = await chromium.launchPersistentContext(profile, {
      ...howToStart(options.flags),
      ...options.context,
    });
    await watch.follow(started, options.context);
    return started;
  }

  return {
    ...browsingIn(() => context, watch),
    // A getter, because a spread would read the context only once.
    get context() {
      return context;
    },
    profile,
    kill: () => kill(context),
    async restart() {
      await context.close();
      context = await launch();
    },
    async close() {
      await context.close();
      if (options.profile) return;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** For Playwright: which Chromium, and with which flags. */
export function howToStart(flags: readonly string[] = []) {
  return { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...flags] };
}

/** Shorter than a test's own limit, so that the error names what was waited for; long, because a busy machine is no failure. */
const PATIENCE_MS = 100_000;

/** Notes everything in a context that should not happen. */
export class Watch {
  readonly allowed = new Set<string>();
  readonly foreign: string[] = [];
  readonly complaints: string[] = [];

  async follow(context: BrowserContext, { serviceWorkers }: BrowserContextOptions = {}): Promise<void> {
    context.setDefaultTimeout(PATIENCE_MS);
    if (serviceWorkers !== 'allow') await context.addInitScript(registerNothing);
    await watchWork(context);
    // Workers' requests are reported here as well as those of pages.
    context.on('request', (request) => this.#note(request.url()));
    context.on('weberror', (error) => this.complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (/content security policy|trusted(html|script|type)/i.test(message.text()))
        this.complaints.push(message.text());
    });
  }

  #note(url: string): void {
    const { origin, protocol } = new URL(url);
    const leavesTheMachine = !['data:', 'blob:', 'about:'].includes(protocol);
    if (leavesTheMachine && !this.allowed.has(origin)) this.foreign.push(url);
  }
}

/**
 * Runs in the page: a registration of a worker never ends. With Playwright's own `block` it ends without a worker, which happens in
 * no browser.
 */
function registerNothing(): void {
  if ('ServiceWorkerContainer' in window)
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

/** What can be done in a watched context, except closing it. */
export function browsingIn(context: () => BrowserContext, { allowed, foreign, complaints }: Watch) {
  const allow = (url: string) => void allowed.add(new URL(url).origin);
  return {
    foreign,
    complaints,
    allow,
    async open(url: string) {
      allow(url);
      const isBlank = (one: Page) => one.url() === 'about:blank';
      const page = context().pages().find(isBlank) ?? (await context().newPage());
      await page.goto(url);
      return page;
    },
    setOffline: (offline: boolean) => context().setOffline(offline),
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
    // The child process has ended with the browser.
  }
}
