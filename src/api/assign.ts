import { MAX_ENTRIES, type AssignResponse } from '../contract/assignment.ts';
import {
  checkAssign,
  readAssign,
  type AssignFacts,
  type FoundTarget,
  type ReadAssign,
} from '../domain/assign.ts';
import { assignResponse, makeAssignment } from '../domain/assignment.ts';
import type { OrganisationFacts } from '../domain/organisation.ts';
import type { Fields } from '../domain/read-fields.ts';
import type { DeviceNote, Records } from '../domain/records.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { suggestCountry } from './suggest-country.ts';

/** Reports what is not of its shape and what breaks a rule at once, then keeps the assignment. */
export async function assign(fields: Fields, services: Services, note?: DeviceNote): Promise<AssignResponse> {
  const organisation = await services.organisation();
  const request = readAssign(fields, organisation.contract);
  const facts = await gatherFacts(request, organisation, services);
  Refusal.ifAny([...request.problems, ...checkAssign(request, facts)]);

  const { user } = facts;
  if (!user) throw new Error('The rules passed an assignment without a user');
  const assignment = makeAssignment({ request, facts, user }, services);
  await services.records.createAssignment(assignment, note);
  return assignResponse(assignment, user, facts);
}

async function gatherFacts(
  request: ReadAssign,
  organisation: OrganisationFacts,
  { assessments, countries, records }: Services,
): Promise<AssignFacts> {
  const user = request.user_uuid === undefined ? undefined : await records.findUser(request.user_uuid);
  const formerUuid = user?.groupUuids.at(-1);
  const terms = request.autoAssign?.terms ?? [];
  return {
    organisation,
    user,
    group: request.group_uuid === undefined ? undefined : await records.findGroup(request.group_uuid),
    formerGroup: formerUuid === undefined ? undefined : await records.findGroup(formerUuid),
    targets: await findTargets(request, records),
    knownKeys: new Set(assessments.all.map(({ key }) => key.toUpperCase())),
    knownCountries: new Set(countries.codes),
    countrySuggestions: new Map(
      terms.map(({ country = '' }) => [country, suggestCountry(countries, country)]),
    ),
  };
}

/** A request with too many entries is refused anyway; looking all of them up would let it keep the store busy. */
async function findTargets(request: ReadAssign, records: Records): Promise<Map<string, FoundTarget>> {
  const entries = request.autoAssign?.entries ?? [];
  const uuids = new Set(entries.slice(0, MAX_ENTRIES).flatMap(({ target }) => target ?? []));
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
