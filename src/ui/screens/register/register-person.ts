import type { Answer, PageClient } from '../../../api/client.ts';
import type { ContractType } from '../../../contract/assignment.ts';
import type { CreateUserResponse } from '../../../contract/user.ts';
import type { DeviceNote } from '../../../domain/record/records.ts';
import type { CompletePerson } from '../../app/person-draft.ts';
import { autoAssign, totalOf, type Terms } from '../../assessment/purchase.ts';
import { REGISTRATION_DRAFT } from '../../person/registration-draft.ts';

/** Everything that one press of *Save and next* saves. */
export interface Pressed {
  person: CompletePerson;
  contract: ContractType;
  /** The terms that were confirmed with the ticked assessments. */
  terms: Terms;
  confirmedAt: Date;
}

/** Saves the person and the ticked assessments as one change: if either is refused, or the page is killed, nothing is saved. */
export function registerPerson(client: PageClient, pressed: Pressed): Promise<Answer<CreateUserResponse>> {
  return client.together(async (calls) => {
    const { sex, country, occupation, groupId, assessments } = pressed.person;
    const fields = { sex, country, occupation, ...(groupId && { group_uuid: groupId }) };
    const registered = await calls.createUser(fields, personNote(pressed));
    if (!registered.ok || assessments.length === 0) return registered;
    const entries = assessments.map((key) => ({ key, target: 'self' as const }));
    const assigned = await calls.assign(
      {
        user_uuid: registered.value.data.uuid,
        auto_reserve: 1,
        auto_assign: autoAssign(pressed.contract, entries, { ...pressed.terms, country }),
      },
      purchaseNote(pressed),
    );
    return assigned.ok ? registered : assigned;
  });
}

/** The draft that becomes the person, what only this device keeps about the person, and the values that the next form starts with. */
function personNote({ person, terms }: Pressed): DeviceNote {
  const { country, groupId, assessments, occupationAnswer } = person;
  const [occupationWords, reference] = [person.occupationWords.trim(), person.reference.trim()];
  const prices = { eachPrice: terms.eachPrice, extrasPrice: terms.extrasPrice };
  return {
    draftId: REGISTRATION_DRAFT,
    preset: { country, assessments, prices, ...(groupId && { groupId }) },
    ...(occupationWords && { occupationWords }),
    ...(occupationAnswer && { occupationAnswer }),
    ...(reference && { reference }),
  };
}

function purchaseNote({ person, contract, terms, confirmedAt }: Pressed): DeviceNote {
  const count = person.assessments.length;
  const total = contract === 'revenue-share' ? totalOf(count, terms) : undefined;
  return { purchase: { confirmedAt, count, ...(total === undefined ? {} : { total }) } };
}
