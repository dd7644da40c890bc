import { chromium, type Browser } from 'playwright';
import { browsingIn, howToStart, Watch, type BrowserOptions, type Browsing } from './real-browser.ts';

/** One browser process for all windows with the same flags. Playwright ends these with the process of the tests. */
const processes = new Map<string, Promise<Browser>>();

/**
 * A private window: its data is separate, stays in memory, and is gone when it closes. It costs a fraction of a new browser, because
 * it uses the process of the window before.
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
