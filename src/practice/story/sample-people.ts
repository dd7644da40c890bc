/** The values of a person, as a field worker might have entered them. */
export interface SamplePerson {
  readonly sex: 'F' | 'M';
  /** One of the 249 country codes. */
  readonly country: string;
  /** A code of the classification: nearly always a unit group, now and then a minor group. */
  readonly occupation: string;
  /** A household or list number; never a name. */
  readonly reference?: string;
}

/** Made up, like all shares here: one large programme with smaller ones elsewhere, so that lists have a head and a tail. */
const COUNTRIES = shares(`
  40 KE
  14 UG
  10 TZ
   5 ET SO SS RW CD
   2 BD NP GB PH JO
   1 CI HT TL PS US BR TR`);

/** Every major group occurs; work on farms, at markets, in workshops and in households most often. Three-digit codes come last. */
const OCCUPATIONS = shares(`
  40 6310 5211 9211 6111
  25 5221 5223 8321 9111 6130 9313 2341
  14 6121 6122 7112 7115 7231 7531 8322 9213 9510 9520 9624 5120 5141 5414
   8 2221 2330 3221 3253 4110 4311 5131 5212 5230 5311 7126 7212 7411 7512 8153 8331 8332 9112 9331 9333
   3 0310 1120 1345 1420 2142 2320 2411 2512 2635 3222 3256 3341 3412 4120 4221 4321 5153 5246 5321 6112
   3 6113 6210 6222 7111 7223 7511 7522 8111 8189 8211 9122 9212 9216 9311 9329 9411 9412 9611 9613 9621
   1 921 522 611 931 0110 2611 2211 1111`);

const VILLAGES = ['NK', 'MB', 'KSM', 'ELD', 'TUR', 'GAR'];

/**
 * `count` registrations, the same for the same seed on every machine: more women than men, the usual countries and
 * occupations more often than rare ones, three in four with a reference.
 */
export function people(seed: number, count: number): SamplePerson[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const person = {
      sex: random() < 0.56 ? ('F' as const) : ('M' as const),
      country: pick(COUNTRIES, random()),
      occupation: pick(OCCUPATIONS, random()),
    };
    if (random() >= 0.75) return person;
    const village = VILLAGES[Math.floor(random() * VILLAGES.length)] ?? '';
    return { ...person, reference: `${village}-${String(index + 1).padStart(4, '0')}` };
  });
}

/** A linear congruential generator on 32 bits, from 0 up to 1. The high bits, which are the good ones, decide. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  // The first values of neighbouring seeds lie close together.
  for (let round = 0; round < 8; round++) next();
  return next;
}

/** A value with the sum of all shares up to and including its own. */
interface Share {
  readonly value: string;
  readonly upTo: number;
}

/** Reads a table: each line has a share, and the values of which each has this share. */
function shares(table: string): Share[] {
  let upTo = 0;
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [share, ...values] = line.trim().split(' ');
      return values.map((value) => ({ value, upTo: (upTo += Number(share)) }));
    });
}

/** The value at `fraction` (0 to 1) of the way through all shares. */
function pick(table: readonly Share[], fraction: number): string {
  const at = fraction * (table.at(-1)?.upTo ?? 0);
  const share = table.find(({ upTo }) => at < upTo);
  if (!share) throw new RangeError(`No share at ${fraction}`);
  return share.value;
}
