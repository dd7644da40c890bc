import type { Part, Parts } from '../../store/queries/overview/counts.ts';

/** One value of what is counted, with its name. */
export interface NamedPart extends Part {
  value: string;
  name: string;
}

/** The parts with their names, the largest first; equal ones are ordered by name. */
export function namedParts(parts: Parts, nameOf: (value: string) => string): NamedPart[] {
  return [...parts]
    .map(([value, part]) => ({ value, name: nameOf(value), ...part }))
    .sort((one, other) => other.all - one.all || one.name.localeCompare(other.name));
}

/** The length of a bar, as a share of the longest of these. */
export function shareIn(parts: readonly Part[]): (part: Part) => number {
  const most = Math.max(1, ...parts.map(({ all }) => all));
  return ({ all }) => all / most;
}
