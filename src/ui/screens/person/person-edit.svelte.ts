import { screens } from '../../messages/screens.ts';
import type { Problem } from '../../../contract/problem.ts';
import { checkCreateUser } from '../../../domain/rules/create-user.ts';
import { localId } from '../../../domain/record/reference.ts';
import type { Changed } from '../../../store/outbox/change-each.ts';
import { tryAgain } from '../../../store/changes/decisions.ts';
import { editPeople, type PersonChanges } from '../../../store/changes/edit.ts';
import { deviceRecords } from '../../../store/changes/records.ts';
import type { UserRow } from '../../../store/schema/user.ts';
import { problemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';
import { obstacleSentence } from '../../record/obstacles.ts';
import type { Outpost } from '../../app/outpost.ts';
import { PersonForm } from '../../person/person-form.svelte.ts';
import type { CompletePerson } from '../../app/person-draft.ts';

/** A person's values while they are corrected. */
export class PersonEdit {
  readonly form = new PersonForm();
  trouble = $state.raw<StoreProblem>();
  /** The problems were found here by saving, not by the server earlier. */
  isTried = $state(false);
  readonly #outpost: Outpost;
  readonly #user: UserRow;
  #isSaving = false;

  constructor(outpost: Outpost, user: UserRow) {
    this.#outpost = outpost;
    this.#user = user;
    const {
      sex,
      country,
      occupation,
      occupationWords = '',
      occupationAnswer,
      reference = '',
      groupId,
    } = user;
    this.form.fill({ sex, country, occupation, occupationWords, occupationAnswer, reference, groupId });
  }

  /** Resolves after the commit, to whether the record now has these values. */
  async save(): Promise<boolean> {
    this.isTried = true;
    const person = this.form.complete();
    if (!person || this.#isSaving) return false;
    this.#isSaving = true;
    this.trouble = undefined;
    let isKept = false;
    this.trouble = await problemOf(async () => {
      isKept = await this.#keep(person);
    });
    this.#isSaving = false;
    return isKept;
  }

  async #keep(person: CompletePerson): Promise<boolean> {
    const problems = await this.#check(person);
    if (problems.length > 0) {
      await this.form.refuse(problems);
      return false;
    }
    const { sex, country, occupation, groupId } = person;
    const values = { sex, country, occupation, groupId: groupId ? localId(groupId) : undefined };
    const occupationWords = person.occupationWords.trim() || undefined;
    const reference = person.reference.trim() || undefined;
    const { occupationAnswer } = person;
    const changes = { ...values, occupationWords, occupationAnswer, reference };
    const refused = await this.#record(changes);
    this.form.problems = refused.map(({ obstacle }) => ({
      sentence: obstacleSentence('edit', obstacle, () => screens.assign.anotherRecord),
    }));
    return refused.length === 0;
  }

  /** Saves the changes. A refused record is sent again even if nothing has changed, as the button says. */
  async #record(changes: PersonChanges): Promise<Changed['refused']> {
    const { store } = this.#outpost;
    const { id, status } = this.#user;
    if (!this.#isAsBefore(changes)) return (await editPeople(store, [id], changes)).refused;
    return status === 'toFix' ? (await tryAgain(store, [id])).refused : [];
  }

  #isAsBefore(changes: PersonChanges): boolean {
    const before: Record<string, unknown> = { ...this.#user };
    return Object.entries(changes).every(([name, value]) => before[name] === value);
  }

  /** Checks the values by the rules of the page service, with what this device knows. */
  async #check({ sex, country, occupation, groupId }: CompletePerson): Promise<Problem[]> {
    const { catalogue, store } = this.#outpost;
    const loaded = catalogue.catalogue;
    if (!loaded) return [{ pointer: '', rule: 'catalogue', detail: screens.person.notLoaded }];
    const node = loaded.occupations.find(occupation);
    const group = groupId ? await deviceRecords(store).findGroup(groupId) : undefined;
    const facts = { countryKnown: loaded.countries.has(country), ...(node && { occupation: node }) };
    const fields = { sex, country, occupation, ...(groupId && { group_uuid: groupId }) };
    return checkCreateUser(fields, { ...facts, ...(group && { group }) });
  }
}
