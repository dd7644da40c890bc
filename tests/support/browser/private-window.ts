import { chromium, type Browser } from 'playwright';
import { browsingIn, howToStart, Watch, type BrowserOptions, type Browsing } from './real-browser.ts';

/** One process for all windows that want the same flags. Playwright ends them with the process of the tests. */
const processes = new Map<string, Promise<Browser>>();

/**
 * A private window: what it keeps is its own, is kept in memory, and goes with it. It costs a fraction of what a browser costs,
 * because its process is there from the window before.
 */
export async function openPrivateWindow({ context: options, flags }: BrowserOptions = {}): Promise<Browsing> {
  const which = flags?.join(' ') ?? '';
  const browser = processes.get(which) ?? chromium.launch(howToStart(flags));
  processes.set(which, browser);
  const context = await (await browser).newContext(options);
  const watch = new Watch();
  await watch.follow(context, options);
  return { ...browsingIn(() => context, watch), context, close: () => context.close() };
}
