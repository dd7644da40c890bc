import { startDevice } from './device-page/device.ts';
import { isSmoke, median } from './measure.ts';
import { rendererMemory } from './renderer-memory.ts';

/**
 * What a device with many people takes for, against one with a tenth of them: the ratio is 1 where nothing grows, and 10 where all
 * is read. Nothing is judged: the figures are of one machine.
 */
const [FEW, MANY] = isSmoke ? [300, 600] : [10_000, Number(process.env.PEOPLE ?? 100_000)];
const MOVED = isSmoke ? 30 : 1_000;
/** Takes minutes: each record on hold is four rows. */
const WITH_SERVER = process.env.SERVER === 'yes' || isSmoke;
const ROUNDS = isSmoke ? 1 : 5;

type Figures = Record<string, number>;

/** In milliseconds, and MiB. */
async function measure(people: number): Promise<Figures> {
  const device = await startDevice();
  try {
    const name = `growth ${people}`;
    const { page } = device;
    await page.waitForFunction(() => 'growth' in window);
    page.setDefaultTimeout(600_000);
    await page.evaluate((count) => window.growth.fill('growth none', count), 0);
    await page.evaluate(([own, count]) => window.growth.fill(own, count), [name, people] as const);
    const first = await page.evaluate((own) => window.growth.start(own), name);
    const empty = await device.restart();
    await empty.evaluate(() => window.growth.start('growth none'));
    const none = rendererMemory(device.profile);
    const again = await device.restart();
    const second = await again.evaluate((own) => window.growth.start(own), name);
    const more = rendererMemory(device.profile) - none;
    const several = async (run: () => Promise<number>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await run());
      return median(times);
    };
    const registered = await several(() => again.evaluate(() => window.growth.afterRegistration()));
    const search = (text: string) =>
      several(() => again.evaluate((words) => window.growth.search(words), text));
    const one = await search('nurse');
    const two = await search('nurse bed');
    const { giving, taking } = await again.evaluate((count) => window.growth.transfer(count), MOVED);
    const server = WITH_SERVER ? await again.evaluate(() => window.growth.changeServer()) : undefined;
    return {
      'C7 read after a registration': registered,
      'C11 first start, with a snapshot': first,
      'C11 second start': second,
      'C11 MiB more than an empty device at a second start': more,
      ...(server && {
        'C11 another server': server.took,
        'C11 longest save meanwhile': server.longest,
      }),
      [`C12 giving ${MOVED}`]: giving.took,
      'C12 longest save while giving': giving.longest,
      [`C12 taking ${MOVED}`]: taking.took,
      'C12 longest save while taking': taking.longest,
      'C21 one frequent word': one,
      'C21 two frequent words': two,
    };
  } finally {
    await device.close();
  }
}

const few = await measure(FEW);
console.log(`${FEW} people:`, few);
const many = await measure(MANY);
const title = 'ms';
console.log(`${title.padEnd(54)}${String(FEW).padStart(10)}${String(MANY).padStart(10)}     ratio`);
for (const [what, value] of Object.entries(few)) {
  const other = many[what] ?? NaN;
  const shown = [value, other].map((figure) => figure.toFixed(figure < 10 ? 1 : 0).padStart(10)).join('');
  console.log(`${what.padEnd(54)}${shown}${(other / value).toFixed(1).padStart(10)}`);
}
