import { nearest, nearestOfMany } from '../../src/catalogue/near-match.ts';
import { compare, milliseconds } from './measure.ts';

/** What a key press waits for while a mistyped reference is looked for among the newest 5,000 people, against a search in one go. */
const REFERENCES = Array.from({ length: 5_000 }, (_, n) => `NAK-${String(n).padStart(5, '0')}`);
const TYPED = ['NKA-01234', 'NAK-0x777', 'NAK-04999x'];
const textsOf = (reference: string) => [reference];

/** The longest stretch between two pauses of a search, in milliseconds. */
async function longestStretch(query: string): Promise<number> {
  let [longest, since] = [0, performance.now()];
  const pause = () => {
    longest = Math.max(longest, performance.now() - since);
    return new Promise<void>((resume) => {
      setImmediate(() => {
        since = performance.now();
        resume();
      });
    });
  };
  const found = await nearestOfMany(REFERENCES, textsOf, query, pause);
  if (found.length === 0) throw new Error(`Nothing is near ${query}`);
  return Math.max(longest, performance.now() - since);
}

async function sum(search: (query: string) => Promise<number>): Promise<number> {
  let all = 0;
  for (const query of TYPED) all += await search(query);
  return all;
}

await compare({
  title: `${TYPED.length} mistyped references among ${REFERENCES.length}: what a key press waits for, ms`,
  ours: { name: 'longest stretch', run: () => sum(longestStretch) },
  peer: {
    name: 'in one go',
    run: () => sum((query) => milliseconds(() => nearest(REFERENCES, textsOf, query))),
  },
  limit: 0.5,
  rounds: 9,
  seed: 10,
});
