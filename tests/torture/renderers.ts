import type { BrowserContext, Page } from 'playwright';

/** So much work takes a third of a second, far more than a page that waits. */
const ROUNDS = 300_000_000;

/**
 * The processes that run some pages which do nothing yet: each is the one that works while its page is told to.
 * @returns undefined where two of them have the same
 */
export async function processesOf(pages: readonly Page[]): Promise<number[] | undefined> {
  const processes: number[] = [];
  for (const page of pages) processes.push(await processOf(page));
  return new Set(processes).size === pages.length ? processes : undefined;
}

async function processOf(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This Chromium cannot be asked for its processes');
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.filter(({ type }) => type === 'renderer').map((one) => [one.id, one.cpuTime]));
  };
  const before = await used();
  await page.evaluate((rounds) => {
    let sum = 0;
    for (let at = 0; at < rounds; at += 1) sum = (sum + at) % 1_000;
    return sum;
  }, ROUNDS);
  const after = [...(await used())].map(([id, time]) => ({ id, worked: time - (before.get(id) ?? 0) }));
  await session.detach();
  const [most] = after.toSorted((one, other) => other.worked - one.worked);
  if (!most) throw new Error('No process runs this page');
  return most.id;
}

/** Bytes: less than any page of a database. */
const NO_ROOM = 1_000;

/**
 * Takes all room from the origin of a page, as far as the browser tells.
 * @returns how to give it back
 */
export async function fillDisk(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_ROOM });
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await session.detach();
  };
}
