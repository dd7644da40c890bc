import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyServer } from '../../../src/practice/server/database.ts';
import { eraseDatabase } from '../../../src/store/transaction/erase-database.ts';
import { seeded } from '../../../src/practice/story/sample-people.ts';
import { runsOf, seedOf } from '../../support/parts/seed.ts';
import { actAtRandom } from './acts.ts';
import { bytesBeside, twoWorlds } from './two-worlds.ts';

/** In the suite a part of them; `OUTPOST_RUNS=100000` does all of them. */
const ACTS = runsOf(10, 600).numRuns;
const { seed: SEED } = seedOf('tests/practice/worlds');
/** After so many acts the story begins again, as with a tap. */
const A_STORY = Math.min(300, Math.ceil(ACTS / 2));

/** Nothing may ask the network: the way to it is what each world was given. */
function noNetwork() {
  const network = vi.fn(() => Promise.reject(new Error('The network was used')));
  vi.stubGlobal('fetch', network);
  onTestFinished(() => void vi.unstubAllGlobals());
  return network;
}

test(
  `${ACTS} random acts in practice change not one byte of the real world and ask nothing of the network`,
  async () => {
    const random = seeded(SEED);
    const { real, practice: first, names, clock, asked, open } = await twoWorlds(random);
    for (let at = 0; at < 30; at += 1) await actAtRandom(real, random);
    asked.length = 0;
    const network = noNetwork();
    const beside = () => bytesBeside((name) => name.startsWith(names.practice));
    const before = await beside();
    expect(before[names.real]).toContain('"receipt"');
    let practice = first;
    let made = 0;
    for (let act = 1; act <= ACTS; act += 1) {
      clock.pass(random() * 60_000);
      await actAtRandom(practice, random);
      if (act % A_STORY !== 0) continue;
      made += await practice.store.db.users.count();
      expect(await beside()).toEqual(before);
      await emptyServer(practice.practice.server.db);
      await eraseDatabase(practice.store);
      practice.practice.server.close();
      practice = await open();
      expect(await practice.store.db.users.count()).toBe(200);
    }
    expect(await beside()).toEqual(before);
    expect(made).toBeGreaterThan(200 * Math.floor(ACTS / A_STORY));
    expect(asked).toEqual([]);
    expect(network).not.toHaveBeenCalled();
    practice.store.close();
    practice.practice.server.close();
  },
  3 * 60 * 60_000,
);

test(
  'random acts in the real world change not one byte of practice',
  async () => {
    const random = seeded(SEED + 1);
    const { real, practice, names, clock, asked } = await twoWorlds(random);
    for (let at = 0; at < 30; at += 1) await actAtRandom(practice, random);
    const network = noNetwork();
    const beside = () => bytesBeside((name) => name === names.real);
    const before = await beside();
    expect(Object.keys(before)).toEqual(expect.arrayContaining([names.practice, `${names.practice} server`]));
    for (let act = 0; act < Math.max(10, ACTS / 5); act += 1) {
      clock.pass(random() * 60_000);
      await actAtRandom(real, random);
    }
    expect(await beside()).toEqual(before);
    // It sends by the way that it was given, and by no other.
    expect(asked.length).toBeGreaterThan(0);
    expect(network).not.toHaveBeenCalled();
  },
  3 * 60 * 60_000,
);
