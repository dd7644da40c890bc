import { upperAscii } from '../../contract/ascii.ts';
import type { AssignFacts, FoundTarget, ReadAssign } from './assign.ts';
import type { OrganisationFacts } from './organisation.ts';
import type { Records } from '../record/records.ts';

/** The records and lists in which the facts are looked up. */
export interface AssignSources {
  organisation: OrganisationFacts;
  records: Records;
  /** The keys of the catalogue's assessments. */
  keys: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Gives the code that was probably meant. */
  suggestCountry: (given: string) => string | undefined;
}

/** Looks up what the rules want to know about a request's values. */
export async function assignFacts(request: ReadAssign, sources: AssignSources): Promise<AssignFacts> {
  const { organisation, records, keys, countries, suggestCountry } = sources;
  const user = request.user_uuid === undefined ? undefined : await records.findUser(request.user_uuid);
  const formerUuid = user?.groupUuids.at(-1);
  const knownCountries = new Set(countries);
  const given = new Set(request.autoAssign?.terms.map(({ country = '' }) => country));
  const unknown = [...given].filter((country) => !knownCountries.has(country));
  return {
    organisation,
    user,
    group: request.group_uuid === undefined ? undefined : await records.findGroup(request.group_uuid),
    formerGroup: formerUuid === undefined ? undefined : await records.findGroup(formerUuid),
    targets: await findTargets(request, records),
    knownKeys: new Set(keys.map(upperAscii)),
    knownCountries,
    countrySuggestions: new Map(unknown.map((country) => [country, suggestCountry(country)])),
  };
}

/** The targets of all entries that were read, even if there are too many: each may break another rule as well. */
async function findTargets(request: ReadAssign, records: Records): Promise<Map<string, FoundTarget>> {
  const entries = request.autoAssign?.entries ?? [];
  const uuids = new Set(entries.flatMap(({ target }) => target ?? []));
  uuids.delete('self');
  const found = new Map<string, FoundTarget>();
  for (const uuid of uuids) {
    const target = await findTarget(uuid, records);
    if (target) found.set(uuid, target);
  }
  return found;
}

async function findTarget(uuid: string, records: Records): Promise<FoundTarget | undefined> {
  const user = await records.findUser(uuid);
  if (user) return { kind: 'user', user };
  const group = await records.findGroup(uuid);
  return group && { kind: 'group', group };
}
