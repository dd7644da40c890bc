import { CreateUserFields, type CreateUserResponse } from '../contract/user.ts';
import { checkCreateUser, createUserResponse, type CreateUserFacts } from '../domain/rules/create-user.ts';
import { readFields, type Fields } from '../domain/rules/read-fields.ts';
import type { DeviceNote } from '../domain/record/records.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import { suggestCountry } from '../catalogue/countries.ts';

/** Reports fields of the wrong shape and broken rules in one answer. Keeps the user if there are none. */
export async function createUser(
  fields: Fields,
  services: Services,
  note?: DeviceNote,
): Promise<CreateUserResponse> {
  const { values, problems } = readFields(CreateUserFields.shape, fields);
  const facts = await gatherFacts(values, services);
  Refusal.ifAny([...problems, ...checkCreateUser(values, facts)]);

  const { sex, country } = CreateUserFields.parse(values);
  const { occupation, group } = facts;
  if (!occupation) throw new Error('The rules passed a user without an occupation');
  const uuid = services.newId();
  const user = {
    uuid,
    sex,
    country,
    occupation: occupation.code,
    ...(group && { group }),
    createdAt: services.now(),
  };
  await services.records.createUser(user, note);
  return createUserResponse(user, occupation);
}

async function gatherFacts(fields: Partial<CreateUserFields>, services: Services): Promise<CreateUserFacts> {
  const { country = '', occupation = '', group_uuid: group } = fields;
  const countryKnown = services.countries.has(country);
  return {
    countryKnown,
    countrySuggestion: countryKnown ? undefined : suggestCountry(services.countries, country),
    occupation: services.occupations.find(occupation),
    group: group === undefined ? undefined : await services.records.findGroup(group),
  };
}
