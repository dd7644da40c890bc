import type { ContractType } from '../../contract/assignment.ts';
import { localId, type LocalId } from '../../domain/record/reference.ts';
import { dropDraft, saveDraft } from '../../store/changes/drafts.ts';
import { formPreset } from '../../store/changes/presets-and-pins.ts';
import type { PersonView } from '../../store/queries/person.ts';
import { loadStore } from '../../store/transaction/late-store.ts';
import { problemOf, storeProblemOf, type StoreProblem } from '../../store/transaction/store-problem.ts';
import { first } from '../words/first.ts';
import type { Outpost } from '../app/outpost.ts';
import { fieldIds, PersonForm } from '../parts/person/person-form.svelte.ts';
import type { CompletePerson, PersonDraft } from '../app/person-draft.ts';
import { notMended, type FormProblem } from '../parts/fields/form-problem.ts';
import { readPrice, type Terms } from '../parts/purchase/purchase.ts';
import { registerPerson } from './register-person.ts';
import { REGISTRATION_DRAFT, registrationDraft } from '../parts/person/registration-draft.ts';

/** A pause in typing: shorter than it takes to put a phone away, longer than from key to key. */
const KEEP_AFTER_MS = 250;

/** A second press within so long belongs to the first: a thumb that taps twice, or that doubts a slow phone. */
const SAME_PRESS_MS = 2_000;

/** So long after a press it is said why nothing is saved yet: that the code which saves has not come. */
const LATE_MS = 10_000;

/** One person after another: the form, what becomes of it, and the receipt of the last one. */
export class Registration {
  readonly form: PersonForm;
  readonly #outpost: Outpost;
  /** The last person saved on this screen since the page was opened: whoever comes back from Edit finds the receipt again. */
  saved = $state.raw<LocalId>();
  isSaving = $state(false);
  /** A press waits for a part of the app that has not loaded. */
  isLate = $state(false);
  #canSave = false;
  /** When that was, on the clock of the page. */
  #savedAt = -Infinity;
  /** Why the device could not save; the form is as it was typed. */
  trouble = $state.raw<StoreProblem>();
  isConfirmed = $state(false);
  terms = $state<Terms>({ country: '', eachPrice: '', extrasPrice: '0' });
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** As soon as the form has what was left in it, what was typed meanwhile goes into the database. */
  #keptSoon: Promise<void> | undefined;
  /** What came back into the form of somebody who was taken back. */
  #takenBack: PersonDraft | undefined;
  /** Resolves once the form has what was left in it. */
  readonly isRestored: Promise<void>;
  /** As long as it goes on, an empty form says nothing about what was left half typed. */
  #restoring: Promise<void> | undefined;

  constructor(outpost: Outpost) {
    this.#outpost = outpost;
    this.saved = outpost.occupied.saved;
    this.form = new PersonForm(() => outpost.settings.value?.defaultCountry);
    void outpost.client.then(
      () => (this.#canSave = true),
      () => undefined, // Then a press fails, and says so.
    );
    const early = outpost.earlyDraft.kept;
    if (early) this.form.fill(early);
    this.isRestored = this.#fill().catch((error: unknown) => {
      this.trouble = storeProblemOf(error);
    });
    this.#restoring = this.#refill().finally(() => {
      this.#restoring = undefined;
    });
    if (early) this.keepSoon();
  }

  /** What the browser had lost comes back from its second copy behind the first screen, the half-typed form too. */
  async #refill(): Promise<void> {
    const { store, copies } = this.#outpost;
    await this.isRestored;
    await store.keeping.ready;
    if (copies.mirror.hasBroughtBack) await this.#fill().catch(() => undefined); // What is shown already stays.
    else void this.#refillLater();
  }

  /** Nobody waits for a comparison that takes long: what was typed or saved meanwhile stays as it is. */
  async #refillLater(): Promise<void> {
    const { copies } = this.#outpost;
    const before = this.saved;
    await copies.compared;
    const isUntouched = !this.form.isBegun && !this.isSaving && this.saved === before;
    if (copies.mirror.hasBroughtBack && isUntouched) await this.#fill().catch(() => undefined); // What is shown already stays.
  }

  /**
   * Starts with what stays the same from person to person, and with what was left half typed. What is typed before that
   * has been read stays.
   */
  async #fill(): Promise<void> {
    const { store } = this.#outpost;
    await loadStore();
    const { prices, ...preset } = await formPreset(store);
    const leftTyped = await registrationDraft(store);
    const { unkept } = this.#outpost.occupied;
    const remembered = { ...preset, ...leftTyped, ...unkept };
    this.terms = { ...this.terms, ...prices };
    this.form.fill({ ...remembered, ...this.form.typed });
    if (unkept) this.keepSoon();
  }

  /** Keeps the half-typed form, so that it survives a closed tab and a dead battery. */
  keepSoon(): void {
    this.#savedAt = -Infinity;
    this.#outpost.occupied.isTyping = this.form.isBegun;
    if (this.#restoring) this.#keepEarly();
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.keep(), KEEP_AFTER_MS);
  }

  /** Another screen is shown: what it does with the draft must come after what was typed here. */
  leave(): void {
    if (this.#keeping !== undefined) void this.keep();
  }

  keep(): Promise<void> {
    this.#stopKeeping();
    if (!this.#restoring) return this.#keepInDatabase();
    this.#keepEarly();
    return (this.#keptSoon ??= this.#restoring.then(() => {
      this.#keptSoon = undefined;
      return this.#keepInDatabase();
    }));
  }

  /** The database may not be open for long. */
  #keepEarly(): void {
    if (this.form.isBegun) this.#outpost.earlyDraft.keep(this.form.typed);
    else this.#outpost.earlyDraft.drop();
  }

  async #keepInDatabase(): Promise<void> {
    if (this.isSaving) return;
    const { store, earlyDraft } = this.#outpost;
    const problem = await problemOf(async () => {
      if (this.form.isBegun) await saveDraft(store, REGISTRATION_DRAFT, this.form.draft);
      else await dropDraft(store, REGISTRATION_DRAFT);
      earlyDraft.drop();
      this.#outpost.occupied.unkept = undefined;
      this.trouble = undefined;
    });
    if (problem) this.#failed(problem);
  }

  /** What the press is about: the press may wait for long, and the commit that makes a person of it clears the database alone. */
  async #keepPressed(): Promise<void> {
    const { store, earlyDraft } = this.#outpost;
    if (this.#canSave && !earlyDraft.kept) return;
    await saveDraft(store, REGISTRATION_DRAFT, this.form.draft);
    earlyDraft.drop();
  }

  /** Without room on the device the form is kept by the page, for as long as that is open. */
  #failed(error: unknown): void {
    this.#outpost.occupied.unkept = this.form.draft;
    this.trouble = storeProblemOf(error);
  }

  #stopKeeping(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
  }

  /** Saves the person. Resolves to whether that is done: after the commit, never before. */
  async save(contract: ContractType): Promise<boolean> {
    if (this.isSaving) return false;
    if (!this.form.isBegun && performance.now() - this.#savedAt < SAME_PRESS_MS) return true;
    // Said at the first press: what the form waits for may take long to come.
    this.isSaving = true;
    const late = setTimeout(() => (this.isLate = !this.#canSave), LATE_MS);
    try {
      if (this.#restoring) {
        this.#keepEarly();
        await this.#restoring;
      }
      const person = this.#complete(contract);
      if (person === undefined) {
        // Nothing was kept while this waited.
        this.keepSoon();
        return false;
      }
      this.#stopKeeping();
      await this.#keepPressed();
      return await this.#register(person, contract);
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      clearTimeout(late);
      this.isSaving = this.isLate = false;
    }
  }

  /** Fills the form with somebody who was taken back; whom it describes already stays. A purchase is confirmed again. */
  takeBack({ user, assignments }: PersonView): void {
    if (this.form.isBegun) return;
    const {
      sex,
      country,
      groupId,
      occupation,
      occupationAnswer,
      occupationWords = '',
      reference = '',
    } = user;
    const kept = assignments.filter(({ row }) => row.status !== 'discarded');
    const keys = kept.flatMap(({ row }) => row.entries.map(({ key }) => key));
    const assessments = keys.filter((key, at) => keys.indexOf(key) === at);
    this.form.fill({
      ...{ sex, country, groupId, occupation, occupationWords, occupationAnswer, reference },
      assessments,
    });
    this.isConfirmed = false;
    this.#takenBack = this.form.draft;
    this.keepSoon();
  }

  /** Empties the form again of somebody who is restored, unless it was changed since. */
  giveUp(): void {
    const { draft } = this.form;
    if (JSON.stringify(draft) === JSON.stringify(this.#takenBack)) this.form.next(draft);
    this.#takenBack = undefined;
    this.keepSoon();
  }

  #complete(contract: ContractType): CompletePerson | undefined {
    const person = this.form.complete();
    if (this.form.assessments.length === 0) return person;
    const problems = [...this.form.problems, ...notMended(this.#purchaseRules(contract))];
    this.form.problems = problems;
    return problems.length === 0 ? person : undefined;
  }

  #purchaseRules(contract: ContractType): FormProblem[] {
    const { mend } = first;
    const isBought = () => this.form.assessments.length > 0;
    const isPrice = (typed: string) =>
      contract !== 'revenue-share' || !isBought() || readPrice(typed) !== undefined;
    return [
      { field: 'each-price', sentence: mend.eachPrice, isMended: () => isPrice(this.terms.eachPrice) },
      { field: 'extras-price', sentence: mend.extrasPrice, isMended: () => isPrice(this.terms.extrasPrice) },
      {
        field: fieldIds.purchase,
        sentence: mend.purchase,
        isMended: () => this.isConfirmed || !isBought(),
      },
    ];
  }

  get #purchaseValues() {
    const { eachPrice, extrasPrice } = this.terms;
    return {
      'each-price': eachPrice,
      'extras-price': extrasPrice,
      [fieldIds.purchase]: String(this.isConfirmed),
    };
  }

  /** A tick in the box is for what was ticked, and for its prices, when it was made. */
  changePurchase(change: () => void): void {
    change();
    this.isConfirmed = false;
    this.form.settle();
  }

  confirm(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
    this.form.settle();
  }

  async #register(person: CompletePerson, contract: ContractType): Promise<boolean> {
    const { client, now, occupied } = this.#outpost;
    const pressed = { person, contract, terms: this.terms, confirmedAt: now() };
    const { draft } = this.form;
    const answer = await registerPerson(await client, pressed);
    if (!answer.ok) {
      await this.form.refuse(answer.problems, () => this.#purchaseValues);
      return false;
    }
    this.trouble = undefined;
    occupied.unkept = undefined;
    occupied.saved = this.saved = localId(answer.value.data.uuid);
    this.#savedAt = performance.now();
    this.isConfirmed = false;
    this.form.next(draft);
    occupied.isTyping = false;
    // The next person was begun while this one was saved.
    if (this.form.isBegun) this.keepSoon();
    return true;
  }
}
