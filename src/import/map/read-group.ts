import { nearest } from '../../catalogue/near-match.ts';
import { looksOf } from '../../domain/text/names.ts';
import { grouped } from '../../domain/grouped.ts';
import type { KnownGroup, Meaning } from '../meaning.ts';

/** So few that a person can look at each. */
const MOST = 3;

/** Reads groups of the device by a name that looks the same, or by a UUID. A name that two groups have is in doubt. */
export function groupReader(groups: readonly KnownGroup[]): (text: string) => Meaning {
  const byLook = grouped(groups, ({ name }) => looksOf(name));
  const byUuid = new Map(
    groups.flatMap(({ id, serverUuid = id }) => [
      [id.toLowerCase(), id],
      [serverUuid.toLowerCase(), id],
    ]),
  );
  return (text) => {
    const named = byLook.get(looksOf(text)) ?? [];
    const [first] = named;
    const value = byUuid.get(text.trim().toLowerCase()) ?? (named.length === 1 ? first?.id : undefined);
    if (value !== undefined) return { is: 'sure', value };
    const near = named.length > 0 ? named : nearest(groups, ({ name }) => [name], text);
    return doubtful(near.slice(0, MOST).map(({ id }) => id));
  };
}

function doubtful(candidates: readonly string[]): Meaning {
  const [meant, another] = candidates;
  const isLikely = meant !== undefined && another === undefined;
  return { is: 'doubt', kind: 'group unknown', candidates, ...(isLikely && { meant }) };
}
