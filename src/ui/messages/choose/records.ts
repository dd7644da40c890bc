import { inLine, listed } from '../numbers.ts';
import { screens } from '../screens.ts';

/** `one, two and 3 more` */
export const listSome = (shown: readonly string[], left: number): string =>
  listed(left > 0 ? [...shown, screens.record.more({ n: left })] : shown);

interface InNumbers {
  people: number;
  assignments: number;
  groups: number;
}

/** `3 people, 1 group`: only the kinds of which there are any. */
export function recordsInLine({ people, assignments, groups }: InNumbers): string {
  const { lanes } = screens.sync.waiting;
  const parts = [
    { n: people, say: lanes.user },
    { n: assignments, say: lanes.assign },
    { n: groups, say: lanes.group },
  ];
  return inLine(parts.filter(({ n }) => n > 0).map(({ n, say }) => say({ n })));
}
