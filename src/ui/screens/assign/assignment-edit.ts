import type { Problem } from '../../../contract/problem.ts';
import { assignFacts } from '../../../domain/rules/assign-facts.ts';
import { checkAssign, readAssign } from '../../../domain/rules/assign.ts';
import { makeAssignment } from '../../../domain/rules/assignment.ts';
import type { NewAssignment } from '../../../domain/record/records.ts';
import { editAssignment } from '../../../store/changes/edit-assignment.ts';
import { deviceRecords } from '../../../store/changes/records.ts';
import type { AssignmentRow } from '../../../store/schema/assignment.ts';
import { organisationFacts } from '../../../store/changes/settings.ts';
import type { Assigning, AssignRequest, Keep } from './assigning.svelte.ts';
import { aboutOneself } from './basket.svelte.ts';
import { obstacleSentence, type NameOf } from '../../record/obstacles.ts';
import type { Outpost } from '../../app/outpost.ts';
import { screens } from '../../messages/screens.ts';

/** Puts the values of an assignment into the form, except the confirmation, which must be given again. */
export function fill(form: Assigning, row: AssignmentRow, nameOf: NameOf): void {
  for (const { key, target } of row.entries) {
    const isSelf = target.kind === 'self';
    form.basket.put(key, isSelf ? aboutOneself(1) : { target: target.id, name: nameOf(target.id) });
  }
  form.joins = row.groupId;
  const [terms] = row.revenueShare ?? [];
  if (!terms) return;
  const { assessment_each_price: each, total_extras_price: extras } = terms;
  form.terms = { ...form.terms, eachPrice: String(each), extrasPrice: String(extras) };
}

/** Stores a complete form as the new values of an assignment, by the same rules as assigning. */
export function keepAsEdit(outpost: Outpost, row: AssignmentRow): Keep {
  return async (request, { purchase }) => {
    const made = await checked(outpost, request);
    if ('problems' in made) return made.problems;
    const { refused } = await editAssignment(outpost.store, row.id, made.assignment, purchase);
    return refused.map(({ obstacle }) => ({
      pointer: '',
      rule: 'state',
      detail: obstacleSentence('edit', obstacle, () => screens.assign.anotherRecord),
    }));
  };
}

/** Checks a request by the service's rules for assigning, with the facts of this device. */
async function checked(
  { catalogue, store, deployment, now }: Outpost,
  request: AssignRequest,
): Promise<{ problems: readonly Problem[] } | { assignment: NewAssignment }> {
  const loaded = catalogue.catalogue;
  if (!loaded) return { problems: [notLoaded()] };
  const organisation = await organisationFacts(store, deployment.settings);
  const read = readAssign({ ...request }, organisation.contract);
  const facts = await assignFacts(read, {
    organisation,
    records: deviceRecords(store),
    countries: loaded.countries.codes,
    keys: loaded.assessments.all.map(({ key }) => key),
    suggestCountry: (given) => loaded.countries.suggest(given),
  });
  const problems = [...read.problems, ...checkAssign(read, facts)];
  if (problems.length > 0 || !facts.user) return { problems };
  const { newId } = store;
  return { assignment: makeAssignment({ request: read, facts, user: facts.user }, { now, newId }) };
}

function notLoaded(): Problem {
  return { pointer: '', rule: 'catalogue', detail: screens.assign.notLoaded };
}
