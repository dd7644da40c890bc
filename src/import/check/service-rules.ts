import { CreateUserFields } from '../../contract/user.ts';
import { checkCreateUser } from '../../domain/rules/create-user.ts';
import { readFields } from '../../domain/rules/read-fields.ts';
import type { ReadyPerson, ToFixKind } from '../checked.ts';
import type { ImportCatalogue } from '../meaning.ts';

/** The values of a person that the service has rules about. */
export interface PersonValues {
  sex?: string | undefined;
  occupation?: string | undefined;
  country?: string | undefined;
  /** The id of a group of the device. */
  group?: string | undefined;
}

export type RuledField = keyof PersonValues;

/** A rule of the service that values break. */
export interface BrokenRule {
  field: RuledField;
  kind: ToFixKind;
}

/** What the service would say about values. */
export interface Verdict {
  broken: readonly BrokenRule[];
  /** The values as the service takes them; only if no rule is broken. */
  person?: Pick<ReadyPerson, 'sex' | 'occupation' | 'country' | 'groupId'>;
}

const FIELD_OF: Readonly<Record<string, RuledField>> = {
  '/sex': 'sex',
  '/occupation': 'occupation',
  '/country': 'country',
  '/group_uuid': 'group',
};

/** What a problem is called where the field is missing, and where any other rule about it is broken. */
const KINDS: Readonly<Record<RuledField, readonly [missing: ToFixKind, wrong: ToFixKind]>> = {
  sex: ['sex missing', 'sex unknown'],
  occupation: ['occupation missing', 'occupation unknown'],
  country: ['country missing', 'country unknown'],
  group: ['group unknown', 'group unknown'],
};

/** The service's own rules. Each set of values is judged once: ten thousand rows have a few hundred sets. */
export function serviceRules(catalogue: ImportCatalogue): (values: PersonValues) => Verdict {
  const judged = new Map<string, Verdict>();
  return (values) => {
    const key = `${values.sex} ${values.occupation} ${values.country} ${values.group}`;
    const known = judged.get(key) ?? judge(values, catalogue);
    judged.set(key, known);
    return known;
  };
}

function judge(given: PersonValues, { countries, occupations, groups }: ImportCatalogue): Verdict {
  const { sex, occupation, country, group } = given;
  const sent = { sex, occupation, country, group_uuid: group };
  const { values, problems } = readFields(CreateUserFields.shape, sent);
  const joined = groups.find(({ id }) => id === values.group_uuid);
  const facts = {
    countryKnown: countries.has(values.country ?? ''),
    occupation: occupations.find(values.occupation ?? ''),
    group: joined && { uuid: joined.id, name: joined.name, type: joined.type },
  };
  const all = [...problems, ...checkCreateUser(values, facts)];
  if (all.length > 0) return { broken: all.map(asBrokenRule) };
  const { group_uuid: groupId, ...person } = CreateUserFields.parse(sent);
  return { broken: [], person: { ...person, ...(groupId !== undefined && { groupId }) } };
}

function asBrokenRule({ pointer, rule }: { pointer: string; rule: string }): BrokenRule {
  const field = FIELD_OF[pointer];
  if (field === undefined) throw new Error(`A person of an import breaks ${rule} at ${pointer}`);
  const [missing, wrong] = KINDS[field];
  return { field, kind: rule.endsWith('-missing') ? missing : wrong };
}
