import type { AssignResponse } from '../contract/assignment.ts';
import { assignFacts } from '../domain/rules/assign-facts.ts';
import { checkAssign, readAssign } from '../domain/rules/assign.ts';
import { assignResponse, makeAssignment } from '../domain/rules/assignment.ts';
import type { Fields } from '../domain/rules/read-fields.ts';
import type { DeviceNote } from '../domain/record/records.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { suggestCountry } from '../catalogue/countries.ts';

/** Reports fields of the wrong shape and broken rules in one answer. Keeps the assignment if there are none. */
export async function assign(fields: Fields, services: Services, note?: DeviceNote): Promise<AssignResponse> {
  const { assessments, countries, records } = services;
  const organisation = await services.organisation();
  const request = readAssign(fields, organisation.contract);
  const facts = await assignFacts(request, {
    organisation,
    records,
    countries: countries.codes,
    keys: assessments.all.map(({ key }) => key),
    suggestCountry: (given) => suggestCountry(countries, given),
  });
  Refusal.ifAny([...request.problems, ...checkAssign(request, facts)]);

  const { user } = facts;
  if (!user) throw new Error('The rules passed an assignment without a user');
  const assignment = makeAssignment({ request, facts, user }, services);
  await records.createAssignment(assignment, note);
  return assignResponse(assignment, user, facts);
}
