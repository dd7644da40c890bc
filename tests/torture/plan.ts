import { injuryOf, type Injury } from './injections.ts';
import { isTransfer } from './other-device.ts';

/** Moments of a page at which it can be made to stand still. */
export const MOMENTS = ['writing', 'saved', 'marked', 'leaves', 'answered', 'recorded'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What goes wrong before the kill of a round. */
export const TROUBLES = [
  /** One of two tabs is closed. */
  'tab closed',
  /** One of two tabs is stopped between the commit of a mark and its request, and goes on a little later. */
  'renderer stopped',
  /** The same, until the other tab has taken over, and a person has said that the record may be sent again. */
  'taken over',
  'full disk',
  /** IndexedDB answers everything with `UnknownError` for a while. */
  'storage fails',
  /** The device's clock is put back a day, or forward again. */
  'clock set',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** When a server that promises nothing closes its connections. */
export const CLOSINGS = ['always', 'after GETs', 'at first', 'never'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** What chance and the number of a round make of it. */
export interface Plan {
  tabs: 1 | 2;
  trouble?: Trouble;
  /** Some people are registered through the service worker. */
  throughWorker: boolean;
  /** The kill comes when a page reaches this for the nth time from then on; at a random instant, so many milliseconds. */
  kill: { at: Moment | 'any instant'; nth: number };
  /** How often something fails, where it is for a while. */
  times: number;
  closing: Closing;
  handsOver: boolean;
  injury?: Injury;
}

/** More than once in a transaction. */
const WRITINGS = 8;

/** Makes the plan of one round after the other. */
export function planner(
  chance: () => number,
  { troubles = TROUBLES, transfer = false }: { troubles?: readonly Trouble[]; transfer?: boolean },
): (round: number) => Plan {
  let deck: Trouble[] = [];
  const oneOf = <const T>(all: readonly [T, ...T[]]): T => all[Math.floor(chance() * all.length)] ?? all[0];
  /** Each before any comes again, so that a short run has all of them. */
  const nextTrouble = () => {
    if (deck.length === 0) deck = [...troubles];
    return deck.splice(Math.floor(chance() * deck.length), 1)[0];
  };
  return (round) => {
    const injury = injuryOf(round);
    const trouble = round % 2 === 1 ? nextTrouble() : undefined;
    const at = oneOf<Moment | 'any instant'>([...MOMENTS, 'any instant']);
    const nth = 1 + Math.floor(chance() * 12);
    const scale = { writing: WRITINGS, 'any instant': 150 };
    return {
      tabs: (trouble && NEEDS_TWO.includes(trouble)) || chance() < 0.3 ? 2 : 1,
      ...(trouble && { trouble }),
      throughWorker: chance() < 0.5,
      kill: { at, nth: nth * (at === 'writing' || at === 'any instant' ? scale[at] : 1) },
      times: 1 + Math.floor(chance() * 30),
      closing: oneOf(CLOSINGS),
      handsOver: transfer && isTransfer(round),
      ...(injury && { injury }),
    };
  };
}

const NEEDS_TWO: readonly Trouble[] = ['tab closed', 'renderer stopped', 'taken over'];
