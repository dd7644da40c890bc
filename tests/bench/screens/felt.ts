import type { Page } from 'playwright';
import { hold } from '../measure.ts';

/** No one waits longer than this for what concerns everyone on the device, unless told otherwise. */
const LIMIT_MS = 60_000;
/** The page is to answer every touch: no task takes longer. */
const TASK_LIMIT_MS = 50;
const MEMORY_LIMIT_MB = 1_000;

interface Seen {
  took: number;
  /** Those over 50 ms, in milliseconds. */
  longTasks: number[];
  /** The most that the page's scripts had in use, in MB. */
  memory: number;
}

/** Does something in the page, and gives what was felt until its end. */
async function felt(page: Page, act: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(() => {
    const longTasks: number[] = [];
    const watching = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    });
    watching.observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks });
  });
  const session = await page.context().newCDPSession(page);
  let memory = 0;
  const look = async () => {
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    memory = Math.max(memory, usedSize / 2 ** 20);
  };
  const looking = setInterval(() => void look(), 250);
  const begun = performance.now();
  // What has failed is to be said, and not that its page is gone.
  await act().finally(() => clearInterval(looking));
  const took = performance.now() - begun;
  await look();
  await session.detach();
  const longTasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  return { took, longTasks, memory };
}

/** Does something with so many people, once, and prints what was felt. @returns how long it took, in milliseconds */
export async function judge(
  page: Page,
  what: string,
  people: number,
  act: () => Promise<unknown>,
  limit = LIMIT_MS,
): Promise<number> {
  const { took, longTasks, memory } = await felt(page, act);
  const count = people.toLocaleString('en-GB');
  await hold(`${what}, of ${count} people: until it is done (ms)`, limit, 1, () => took);
  const longest = Math.max(0, ...longTasks);
  await hold(`${what}: longest of ${longTasks.length} long tasks (ms)`, TASK_LIMIT_MS, 1, () => longest);
  await hold(`${what}: memory of scripts (MB)`, MEMORY_LIMIT_MB, 1, () => memory);
  return took;
}
