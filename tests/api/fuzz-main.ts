import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const seed = Number(values.seed);
console.log(`fuzz: ${values.minutes} minutes, seed ${seed}`);
const end = performance.now() + Number(values.minutes) * 60_000;
console.log(JSON.stringify({ seed, ...(await fuzz(seed, () => performance.now() > end)) }, undefined, 2));
