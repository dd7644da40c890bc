import type { ContractType } from '../../../contract/assignment.ts';
import { localId, type LocalId } from '../../../domain/record/reference.ts';
import { dropDraft, saveDraft } from '../../../store/changes/drafts.ts';
import { formPreset } from '../../../store/changes/presets-and-pins.ts';
import type { PersonView } from '../../../store/queries/person.ts';
import { loadStore } from '../../../store/transaction/late-store.ts';
import { problemOf, storeProblemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';
import { first } from '../../messages/first.ts';
import type { Outpost } from '../../app/outpost.ts';
import { fieldIds, PersonForm } from '../../person/person-form.svelte.ts';
import type { CompletePerson, PersonDraft } from '../../app/person-draft.ts';
import { notFixed, type FormProblem } from '../../controls/form-problem.ts';
import { readPrice, type Terms } from '../../assessment/purchase.ts';
import { registerPerson } from './register-person.ts';
import { REGISTRATION_DRAFT, registrationDraft } from '../../person/registration-draft.ts';

/** A pause in typing: shorter than it takes to put a phone away, longer than from key to key. */
const KEEP_AFTER_MS = 250;

/** A second press within this time belongs to the first: a thumb taps twice, or a person doubts a slow phone. */
const SAME_PRESS_MS = 2_000;

/** How long after a press the screen says why nothing is saved yet: the code that saves has not loaded. */
const LATE_MS = 10_000;

/** Registers one person after another: the form, its saving, and the receipt of the last person. */
export class Registration {
  readonly form: PersonForm;
  readonly #outpost: Outpost;
  /** The last person saved on this screen since the page was opened, so that the receipt is there again after Edit. */
  saved = $state.raw<LocalId>();
  isSaving = $state(false);
  /** A press waits for a part of the app that has not loaded. */
  isLate = $state(false);
  #canSave = false;
  /** When the last person was saved, on the clock of the page. */
  #savedAt = -Infinity;
  /** Why the device could not save. The form keeps what was typed. */
  trouble = $state.raw<StoreProblem>();
  isConfirmed = $state(false);
  terms = $state<Terms>({ country: '', eachPrice: '', extrasPrice: '0' });
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** Resolves once what was typed during restoring is stored in the database. */
  #keptSoon: Promise<void> | undefined;
  /** The values of a discarded person that were put back into the form. */
  #takenBack: PersonDraft | undefined;
  /** Resolves once the half-typed values are back in the form. */
  readonly isRestored: Promise<void>;
  /** The restoring that is under way. Until it ends, an empty form does not mean that nothing was half typed. */
  #restoring: Promise<void> | undefined;

  constructor(outpost: Outpost) {
    this.#outpost = outpost;
    this.saved = outpost.occupied.saved;
    this.form = new PersonForm(() => outpost.settings.value?.defaultCountry);
    void outpost.client.then(
      () => (this.#canSave = true),
      () => undefined, // If it does not load, a press fails and says so.
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

  /** Fills the form again after the second copy has brought back what the browser had lost, which happens behind the first screen. */
  async #refill(): Promise<void> {
    const { store, copies } = this.#outpost;
    await this.isRestored;
    await store.keeping.ready;
    if (copies.mirror.hasBroughtBack) await this.#fill().catch(() => undefined); // What is shown already stays.
    else void this.#refillLater();
  }

  /** The same after a comparison that takes long. The screen does not wait for it, and what was typed or saved meanwhile is not changed. */
  async #refillLater(): Promise<void> {
    const { copies } = this.#outpost;
    const before = this.saved;
    await copies.compared;
    const isUntouched = !this.form.isBegun && !this.isSaving && this.saved === before;
    if (copies.mirror.hasBroughtBack && isUntouched) await this.#fill().catch(() => undefined); // What is shown already stays.
  }

  /**
   * Fills the form with the values that stay from person to person, and with those left half typed. What is typed before they
   * are read is not replaced.
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

  /** To be called when another screen opens. Stores the draft at once, so that changes by that screen come after it. */
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

  /** Keeps the form outside the database, which may take long to open. */
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

  /** Stores the pressed form, because the press may wait for long. The early draft is dropped, because the commit that saves the person clears only the database. */
  async #keepPressed(): Promise<void> {
    const { store, earlyDraft } = this.#outpost;
    if (this.#canSave && !earlyDraft.kept) return;
    await saveDraft(store, REGISTRATION_DRAFT, this.form.draft);
    earlyDraft.drop();
  }

  /** If the device has no space, the page keeps the form as long as it is open. */
  #failed(error: unknown): void {
    this.#outpost.occupied.unkept = this.form.draft;
    this.trouble = storeProblemOf(error);
  }

  #stopKeeping(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
  }

  /** Saves the person. Resolves after the commit, to whether the person is saved. */
  async save(contract: ContractType): Promise<boolean> {
    if (this.isSaving) return false;
    if (!this.form.isBegun && performance.now() - this.#savedAt < SAME_PRESS_MS) return true;
    // Set at the first press, because the code that saves may take long to load.
    this.isSaving = true;
    const late = setTimeout(() => (this.isLate = !this.#canSave), LATE_MS);
    try {
      if (this.#restoring) {
        this.#keepEarly();
        await this.#restoring;
      }
      const person = this.#complete(contract);
      if (person === undefined) {
        // Nothing was stored while this waited.
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

  /** Puts a discarded person's values back into the form, unless another person is begun there. A purchase must be confirmed again. */
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

  /** Clears the form when that person is restored, unless the values were changed since. */
  giveUp(): void {
    const { draft } = this.form;
    if (JSON.stringify(draft) === JSON.stringify(this.#takenBack)) this.form.next(draft);
    this.#takenBack = undefined;
    this.keepSoon();
  }

  #complete(contract: ContractType): CompletePerson | undefined {
    const person = this.form.complete();
    if (this.form.assessments.length === 0) return person;
    const problems = [...this.form.problems, ...notFixed(this.#purchaseRules(contract))];
    this.form.problems = problems;
    return problems.length === 0 ? person : undefined;
  }

  #purchaseRules(contract: ContractType): FormProblem[] {
    const { fix } = first;
    const isBought = () => this.form.assessments.length > 0;
    const isPrice = (typed: string) =>
      contract !== 'revenue-share' || !isBought() || readPrice(typed) !== undefined;
    return [
      { field: 'each-price', sentence: fix.eachPrice, isFixed: () => isPrice(this.terms.eachPrice) },
      { field: 'extras-price', sentence: fix.extrasPrice, isFixed: () => isPrice(this.terms.extrasPrice) },
      {
        field: fieldIds.purchase,
        sentence: fix.purchase,
        isFixed: () => this.isConfirmed || !isBought(),
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

  /** Changes assessments or prices. The confirmation is cleared, because it was for the former ones. */
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
