import { MAX_REFERENCE } from '../../contract/limits.ts';
import type { Sex } from '../../contract/user.ts';
import type { OpProblem } from '../../store/schema/op.ts';
import { PURCHASE_FIELD } from '../assessment/purchase.ts';
import { notFixed, type FormProblem } from '../controls/form-problem.ts';
import type { CompletePerson, PersonDraft } from '../app/person-draft.ts';
import { first } from '../messages/first.ts';

/** Ids of the fields, shared by the fields themselves and the error summary's links. */
export const fieldIds = {
  sex: 'sex',
  occupation: 'occupation',
  country: 'country',
  group: 'group',
  reference: 'reference',
  purchase: PURCHASE_FIELD,
  place: 'place',
  changePlace: 'change-place',
  assessments: 'preset-assessments',
} as const;

/** How many milliseconds a refusal waits for the sentences of the rules to load. */
const PATIENCE = 5_000;

/** The values of a person while they are typed. Register and Edit share it. */
export class PersonForm {
  sex = $state<Sex>();
  /** `null` once it was cleared; undefined until one is chosen, and then the country of the settings counts. */
  #country = $state<string | null>();
  readonly #startCountry: () => string | undefined;
  groupId = $state<string>();
  /** ISCO-08 code. */
  occupation = $state<string>();
  occupationWords = $state('');
  /** The question that was answered before the choice, and its answer: `pupils/primary`. */
  occupationAnswer = $state<string>();
  reference = $state('');
  assessments = $state.raw<readonly string[]>([]);
  /** Country and group are being changed; closed again for the next person. */
  isPlaceOpen = $state(false);
  problems = $state.raw<readonly FormProblem[]>([]);

  /** @param startCountry ISO 3166-1 alpha-2, empty if there is none; it may be known later than the form */
  constructor(startCountry: () => string | undefined = () => undefined) {
    this.#startCountry = startCountry;
  }

  get country(): string | undefined {
    if (this.#country === null) return undefined;
    return this.#country ?? (this.#startCountry() || undefined);
  }

  set country(code: string | undefined) {
    this.#country = code ?? null;
  }

  /** Whether country and group are shown as fields, not as one line. */
  get showsPlace(): boolean {
    return (
      this.isPlaceOpen || this.country === undefined || !!this.errorOf('country') || !!this.errorOf('group')
    );
  }

  /** The error of a field. A reference stays on this device, so it can only be too long, which is shown as soon as it is. */
  errorOf(field: keyof typeof fieldIds): string | undefined {
    if (field === 'reference')
      return this.reference.trim().length > MAX_REFERENCE ? first.fix.referenceTooLong : undefined;
    return this.problems.find((problem) => problem.field === fieldIds[field])?.sentence;
  }

  /** The first field that is still to be filled, in the order of the form; the last field if there is none. */
  get wantedFirst(): string {
    if (this.sex === undefined) return fieldIds.sex;
    if (this.occupation === undefined) return fieldIds.occupation;
    return this.country === undefined ? fieldIds.country : fieldIds.reference;
  }

  get draft(): PersonDraft {
    return {
      sex: this.sex,
      country: this.country,
      groupId: this.groupId,
      occupation: this.occupation,
      occupationWords: this.occupationWords,
      occupationAnswer: this.occupationAnswer,
      reference: this.reference,
      assessments: [...this.assessments],
    };
  }

  /** Whether someone has begun to describe a person; sticky values alone do not count. */
  get isBegun(): boolean {
    const typed = this.occupationWords.trim() !== '' || this.reference.trim() !== '';
    return typed || this.sex !== undefined || this.occupation !== undefined;
  }

  /** Only the values that are there. Typed words are kept even if they have not led to an occupation. */
  get typed(): Partial<PersonDraft> {
    const { occupation, occupationWords, occupationAnswer, assessments, ...rest } = this.draft;
    const single = Object.entries({ ...rest, country: this.#country }).filter(([, value]) => Boolean(value));
    return {
      ...Object.fromEntries(single),
      ...((occupation !== undefined || occupationWords !== '') && {
        occupation,
        occupationWords,
        occupationAnswer,
      }),
      ...(assessments.length > 0 && { assessments }),
    };
  }

  fill(draft: Partial<PersonDraft>): void {
    this.sex = draft.sex;
    this.#country = draft.country;
    this.groupId = draft.groupId;
    this.occupation = draft.occupation;
    this.occupationWords = draft.occupationWords ?? '';
    this.occupationAnswer = draft.occupationAnswer;
    this.reference = draft.reference ?? '';
    this.assessments = draft.assessments ?? [];
    this.problems = [];
  }

  /**
   * Prepares the form for the next person. Country, group and assessments stay, and so does what was changed since `saved` was
   * taken from the form, because it is about the next person.
   */
  next(saved: PersonDraft): void {
    const isAsSaved = (field: keyof PersonDraft) => this.draft[field] === saved[field];
    if (isAsSaved('sex')) this.sex = undefined;
    if (isAsSaved('reference')) this.reference = '';
    if (isAsSaved('occupation') && isAsSaved('occupationWords')) {
      this.occupation = undefined;
      this.occupationWords = '';
      this.occupationAnswer = undefined;
    }
    this.isPlaceOpen = false;
    this.problems = [];
  }

  /** Checks the values and shows what is missing; returns the values if nothing is. */
  complete(): CompletePerson | undefined {
    this.problems = notFixed(this.#rules());
    // The rules have checked that each required value is there.
    return this.problems.length === 0 ? (this.draft as CompletePerson) : undefined;
  }

  #rules(): FormProblem[] {
    const { sex, occupation, country, reference } = fieldIds;
    const { fix } = first;
    return [
      { field: sex, sentence: fix.sex, isFixed: () => this.sex !== undefined },
      { field: occupation, sentence: fix.occupation, isFixed: () => this.occupation !== undefined },
      { field: country, sentence: fix.country, isFixed: () => this.country !== undefined },
      {
        field: reference,
        sentence: fix.referenceTooLong,
        isFixed: () => !this.errorOf('reference'),
      },
    ];
  }

  /** Drops the problems that have been corrected. To be called after every change. */
  settle(): void {
    // A new empty list would update everything that shows problems, with each key.
    if (this.problems.length > 0) this.problems = notFixed(this.problems);
  }

  /**
   * Shows why the page service refused the record, beside the fields that it named, until they are changed.
   * @param around the values of the form's other fields
   */
  async refuse(problems: readonly OpProblem[], around: () => Values = () => ({})): Promise<void> {
    // Few records are refused, so the sentences of the rules and the table of fields are fetched only now.
    const { said, fieldOf } = await Promise.race([
      import('../record/refusals.ts').catch(() => inEnglish),
      new Promise<typeof inEnglish>((resolve) => setTimeout(() => resolve(inEnglish), PATIENCE)),
    ]);
    this.problems = problems.map((problem) => {
      const field = fieldOf(problem.pointer, fieldIds);
      if (field === undefined) return said(problem);
      const value = () => ({ ...this.#values, ...around() })[field];
      const before = value();
      return { field, ...said(problem), isFixed: () => value() !== before };
    });
  }

  /** The values of the fields, each as text. */
  get #values(): Values {
    const { sex, occupation, country, groupId, assessments } = this;
    return { sex, occupation, country, group: groupId, [fieldIds.assessments]: assessments.join() };
  }
}

/** Values by the ids of their fields. */
type Values = Partial<Record<string, string | undefined>>;

/** Used if the sentences did not load: each rule's own sentence, which is English. */
const inEnglish = {
  said: (problem: OpProblem) => ({
    sentence: 'detail' in problem ? problem.detail : '',
    lang: 'en' as const,
  }),
  fieldOf: () => undefined,
};
