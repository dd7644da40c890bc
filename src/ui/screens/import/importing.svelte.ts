import type { ContractType } from '../../../contract/assignment.ts';
import { breathe } from '../../../copies/breath.ts';
import { check } from '../../../import/check/check.ts';
import { readValues, withMoreGroups, type Meanings } from '../../../import/check/read-values.ts';
import type { Answer, Checked, ProblemKind } from '../../../import/checked.ts';
import { guessMapping } from '../../../import/map/guess-mapping.ts';
import {
  asRemembered,
  fromRemembered,
  headingsKey,
  type RememberedMapping,
} from '../../../import/map/remembered.ts';
import type { Field, Mapping } from '../../../import/mapping.ts';
import type { ImportCatalogue, KnownValues } from '../../../import/meaning.ts';
import { readFile } from '../../../import/read/read-file.ts';
import type { ReadProblem, SheetName, Table } from '../../../import/table.ts';
import { forgetMapping, keepMapping, keptMapping } from '../../../store/changes/import-mappings.ts';
import { planImport } from '../../../store/changes/imports.ts';
import { formPreset } from '../../../store/changes/presets-and-pins.ts';
import { importedBefore, importsBegun } from '../../../store/queries/imports.ts';
import { referencesHere } from '../../../store/queries/same-reference.ts';
import type { ImportPurchase, ImportRow } from '../../../store/schema/import.ts';
import { problemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';
import type { Outpost } from '../../app/outpost.ts';
import { readPrice, type Terms } from '../../assessment/purchase.ts';
import { notFixed, type FormProblem } from '../../controls/form-problem.ts';
import { first } from '../../messages/first.ts';
import { screens } from '../../messages/screens.ts';
import { NO_ANSWERS, planOf, stillAnswered, totalsOf, withAnswer, withoutKinds } from './plan.ts';

/** A file, or rows that were pasted. */
type Source = File | { text: string };

/** The fields that every row needs; those with a value for empty cells may have no column. */
const NEEDED = ['sex', 'occupation', 'country'] as const satisfies readonly Field[];

/** From a file to a plan of what is registered: what was read, what its columns hold, and what was found in it. */
export class Importing {
  readonly #outpost: Outpost;
  step = $state<'file' | 'columns' | 'check'>('file');
  isReading = $state(false);
  problem = $state.raw<ReadProblem>();
  /** The sheet that is shown, or that is being read. */
  sheet = $state<string>();
  sheets = $state.raw<readonly SheetName[]>([]);
  table = $state.raw<Table>();
  mapping = $state.raw<Mapping>({ fields: [], forEmpty: {} });
  /** When the columns of such a table were chosen before. */
  rememberedAt = $state<number>();
  /** An earlier import of the same content. */
  before = $state.raw<ImportRow>();
  isChecking = $state(false);
  checked = $state.raw<Checked>();
  terms = $state.raw<Terms>({ country: '', eachPrice: '', extrasPrice: '' });
  isConfirmed = $state(false);
  /** What is to be registered is being stored, or it is stored and another screen is about to come. */
  isBeginning = $state(false);
  /** What kept the import from being begun. */
  #found = $state.raw<readonly FormProblem[]>([]);
  trouble = $state.raw<StoreProblem>();
  #source: Source | undefined;
  #stopping = new AbortController();
  #answers = NO_ANSWERS;
  /** What the columns held when the answers were given. */
  #answeredFor: Mapping | undefined;
  #meanings: Meanings | undefined;
  #groups: KnownValues['groups'] = [];
  #referencesHere: ReadonlySet<string> | undefined;
  /** How many imports were finished when the references were looked up. */
  importsBefore = $state(0);

  constructor(outpost: Outpost) {
    this.#outpost = outpost;
  }

  /** Reads a file or pasted rows; of a workbook, one sheet. */
  async read(source: Source, known: KnownValues, sheet?: string): Promise<void> {
    this.cancel();
    const { signal } = (this.#stopping = new AbortController());
    if (source !== this.#source) this.sheets = [];
    this.#source = source;
    [this.isReading, this.problem, this.trouble, this.sheet] = [true, undefined, undefined, sheet];
    try {
      const read = await readFile(source, { sheet, signal });
      signal.throwIfAborted();
      if (read.is === 'refused') [this.problem, this.sheets] = [read.problem, read.sheets];
      else await this.#take(read.table, read.sheets, known, signal);
    } catch {
      // Who stopped it knows. Otherwise the browser cannot read the file, as when it was moved or changed.
      if (!signal.aborted) this.problem = { kind: 'damaged' };
    } finally {
      if (!signal.aborted) [this.isReading, this.sheet] = [false, this.table?.sheet];
    }
  }

  /** Reads another sheet of the same workbook. */
  async readSheet(sheet: string, known: KnownValues): Promise<void> {
    if (this.#source) await this.read(this.#source, known, sheet);
  }

  /** Stops reading or checking. */
  cancel(): void {
    this.#stopping.abort();
    [this.isReading, this.isChecking, this.sheet] = [false, false, this.table?.sheet];
  }

  /** Back to the first step. */
  restart(): void {
    this.cancel();
    [this.step, this.table, this.checked] = ['file', undefined, undefined];
    [this.problem, this.sheets] = [undefined, []];
  }

  async #take(
    table: Table,
    sheets: readonly SheetName[],
    known: KnownValues,
    signal: AbortSignal,
  ): Promise<void> {
    const { store } = this.#outpost;
    const key = keyOf(table);
    const kept = key === undefined ? undefined : await keptMapping(store, key);
    const remembered =
      kept && fromRemembered(kept.mapping as RememberedMapping, table.columns, errorHeading());
    const before = await importedBefore(store, table.hash);
    signal.throwIfAborted();
    this.before = before;
    this.mapping = remembered ?? this.#guessed(table, known);
    this.rememberedAt = remembered && kept.at;
    this.#answers = NO_ANSWERS;
    [this.table, this.sheets, this.checked, this.step] = [table, sheets, undefined, 'columns'];
  }

  #guessed(table: Table, known: KnownValues): Mapping {
    const { fields, forEmpty } = guessMapping(table, known);
    const country = this.#outpost.settings.value?.defaultCountry;
    return { fields, forEmpty: { ...(country && { country }), ...forEmpty } };
  }

  /** Forgets what the columns held the last time. */
  async forget(known: KnownValues): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.mapping = this.#guessed(table, known);
    this.rememberedAt = undefined;
    const key = keyOf(table);
    if (key !== undefined) this.trouble = await problemOf(() => forgetMapping(this.#outpost.store, key));
  }

  /** Says what a column holds. The column that held it before is left out. */
  setField(column: number, field: Field | undefined): void {
    const fields = this.mapping.fields.map((one, at) => {
      if (at === column) return field;
      return one === field ? undefined : one;
    });
    this.mapping = { ...this.mapping, fields };
  }

  setForEmpty(forEmpty: Mapping['forEmpty']): void {
    this.mapping = { ...this.mapping, forEmpty };
  }

  /** The fields for which a column must be chosen. */
  readonly missing: readonly Field[] = $derived(
    NEEDED.filter(
      (field) =>
        !this.mapping.fields.includes(field) && !(field === 'country' && this.mapping.forEmpty.country),
    ),
  );

  /** Finds everything that is to be asked or corrected. Nothing is written but what the columns hold. */
  async check(catalogue: ImportCatalogue): Promise<void> {
    const { table, mapping } = this;
    if (!table || this.isChecking || this.isReading) return;
    const { store } = this.#outpost;
    this.problem = undefined;
    const { signal } = (this.#stopping = new AbortController());
    const pause = async () => {
      await breathe();
      signal.throwIfAborted();
    };
    [this.isChecking, this.step, this.checked] = [true, 'check', undefined];
    this.#answers = stillAnswered(this.#answers, this.#answeredFor ?? mapping, mapping);
    this.#answeredFor = mapping;
    const problem = await problemOf(async () => {
      const key = keyOf(table);
      if (key !== undefined)
        await keepMapping(store, key, asRemembered(mapping, table.columns, errorHeading()));
      this.#meanings = await readValues(table, mapping, catalogue, pause);
      this.importsBefore = (await importsBegun(store)).finished;
      this.#referencesHere = await referencesHere(store, referencesIn(table, mapping), pause);
      const { prices } = await formPreset(store);
      const isTyped = this.terms.eachPrice !== '' || this.terms.extrasPrice !== '';
      if (!isTyped) this.terms = { ...this.terms, ...prices };
      this.#sort();
      // The questions are drawn in a task of their own.
      await pause();
    });
    if (signal.aborted) return;
    [this.isChecking, this.trouble] = [false, problem];
    if (problem) this.step = 'columns';
  }

  /** Takes the groups of the device, which become more when one is created as an answer. */
  know(groups: KnownValues['groups']): void {
    this.#groups = groups;
    if (this.checked) this.#sort();
  }

  /** Answers a question for all rows with a text, or for all rows of a kind; without an answer, the question is asked again. */
  answer(kind: ProblemKind, value: string | undefined, answer: Answer | undefined): void {
    this.#answers = withAnswer(this.#answers, kind, value, answer);
    this.#sort();
  }

  /** Asks again about everything of a kind. */
  askAgain(kind: ProblemKind): void {
    this.#answers = withoutKinds(this.#answers, [kind]);
    this.#sort();
  }

  #sort(): void {
    const { table, mapping } = this;
    const meanings = this.#meanings;
    if (!table || !meanings || !this.#referencesHere) return;
    // What was confirmed was another number.
    [this.isConfirmed, this.#found] = [false, []];
    this.checked = check({
      ...{ table, mapping, answers: this.#answers },
      meanings: withMoreGroups(meanings, this.#groups),
      referencesHere: this.#referencesHere,
    });
  }

  /** How many assessments are assigned to how many people. */
  readonly toAssign = $derived.by(() => {
    const assigned = this.checked?.ready.filter(({ assessments = [] }) => assessments.length > 0) ?? [];
    const assessments = assigned.reduce((sum, { assessments: keys = [] }) => sum + keys.length, 0);
    return { people: assigned.length, assessments };
  });

  /** The total in each currency; empty where there are no prices, or they cannot be read. */
  totals(contract: ContractType): { country: string; total: number }[] {
    return contract === 'revenue-share' && this.checked ? totalsOf(this.checked, this.terms) : [];
  }

  /** What keeps those who are ready from being registered. */
  #rules(contract: ContractType): FormProblem[] {
    if (this.toAssign.assessments === 0) return [];
    const { fix } = first;
    const isPrice = (typed: string) => contract === 'other' || readPrice(typed) !== undefined;
    return [
      { field: 'each-price', sentence: fix.eachPrice, isFixed: () => isPrice(this.terms.eachPrice) },
      { field: 'extras-price', sentence: fix.extrasPrice, isFixed: () => isPrice(this.terms.extrasPrice) },
      { field: 'purchase', sentence: fix.purchase, isFixed: () => this.isConfirmed },
    ];
  }

  /** The problems that were found and still hold. */
  readonly problems = $derived.by(() => notFixed(this.#found));

  /** Stores what is to be registered. @returns the id of the import, which registers it; none if it could not be stored */
  async begin(contract: ContractType): Promise<string | undefined> {
    const { table, checked } = this;
    // A second press would register everyone twice.
    if (!table || !checked || this.isBeginning) return undefined;
    this.#found = notFixed(this.#rules(contract));
    if (this.problems.length > 0) return undefined;
    const { name, hash, kind, separator, columns } = table;
    let id: string | undefined;
    this.isBeginning = true;
    this.trouble = await problemOf(async () => {
      const row = await planImport(this.#outpost.store, {
        ...{ name, hash, form: { kind, columns, ...(separator && { separator }) } },
        ...(this.toAssign.assessments > 0 && { purchase: this.#purchase(contract) }),
        ...planOf(table, checked),
        importsBefore: this.importsBefore,
      });
      ({ id } = row);
    });
    this.isBeginning = id !== undefined;
    return id;
  }

  #purchase(contract: ContractType): ImportPurchase {
    const [each, extras] = [readPrice(this.terms.eachPrice), readPrice(this.terms.extrasPrice)];
    const confirmedAt = this.#outpost.now().getTime();
    if (contract === 'other' || each === undefined || extras === undefined) return { contract, confirmedAt };
    return { contract, confirmedAt, prices: { each, extras } };
  }
}

/** The last column of the file of the rows that were left out. */
function errorHeading(): string {
  return screens.import.error.heading;
}

/** What the mapping of a table is kept under, if its headings say which table it is. */
function keyOf({ columns }: Table): string | undefined {
  return headingsKey(columns, errorHeading());
}

function* referencesIn({ rows }: Table, { fields }: Mapping): Generator<string> {
  const column = fields.indexOf('reference');
  for (const { cells } of rows) yield cells[column] ?? '';
}
