import {
  type Answer,
  answerKey,
  type Answers,
  type Checked,
  type LeftOutRow,
  type ReadyPerson,
  type RowProblem,
} from '../checked.ts';
import type { Mapping } from '../mapping.ts';
import type { SureMeaning } from '../meaning.ts';
import type { Table } from '../table.ts';
import { isSkippedKind, orderOf, ProblemGroups } from './problem-groups.ts';
import type { Meanings, ReadRow } from './read-values.ts';
import { RepeatedPeople } from './repeated-people.ts';
import { type Doubt, doubtOf, readyPerson, type RowValues, withAnswer } from './row-values.ts';
import { SureTitles } from './sure-titles.ts';
import { isUsable } from './usable-answer.ts';

/** What a table is checked by. */
export interface ToCheck {
  table: Table;
  mapping: Mapping;
  /** Of the same table and mapping: see `readValues`. */
  meanings: Meanings;
  answers: Answers;
  /** The references of the people on this device who are not discarded, each as `referenceWord` gives it. */
  referencesHere: ReadonlySet<string>;
}

/**
 * Sorts all rows into those that are ready, those about which something is to be asked or corrected, and those that are skipped. No person
 * who is ready breaks a rule of the service. It takes milliseconds for ten thousand rows, so it can run again after each answer.
 */
export function check(given: ToCheck): Checked {
  const checking = new TableCheck(given);
  for (const row of given.meanings.rows) checking.add(row);
  return checking.result(given.table.rows.length);
}

/** A problem of a row, with what a person has said about it. */
interface Found {
  problem: RowProblem;
  answer?: Answer | undefined;
}

class TableCheck {
  readonly #given: ToCheck;
  readonly #groups: ProblemGroups;
  readonly #repeated: RepeatedPeople;
  readonly #sureTitles = new SureTitles();
  readonly #overruled = new Map<SureMeaning, boolean>();
  readonly #ready: ReadyPerson[] = [];
  readonly #toFix: LeftOutRow[] = [];
  readonly #skipped: LeftOutRow[] = [];

  constructor(given: ToCheck) {
    this.#given = given;
    this.#groups = new ProblemGroups(given.answers, (answer, kind) => isUsable(answer, kind, given.meanings));
    this.#repeated = new RepeatedPeople(given.referencesHere, given.mapping);
  }

  result(rows: number): Checked {
    return {
      rows,
      ready: this.#ready,
      toFix: this.#toFix,
      skipped: this.#skipped,
      groups: this.#groups.all,
      sureTitles: this.#sureTitles.all,
    };
  }

  /** Nothing is asked about a hidden row, and no later row repeats it, unless it is wanted. */
  add(read: ReadRow): void {
    const { row } = read;
    const hidden = row.isHidden ? this.#found(row.number, { kind: 'hidden row', value: '' }) : undefined;
    if (hidden && hidden.answer?.is !== 'import') {
      this.#leaveOut(row.number, [hidden.problem], hidden.answer);
      return;
    }
    const doubts = this.#doubtsOf(read);
    const answers = doubts.map(({ problem, candidates }) => this.#found(row.number, problem, candidates));
    const known = answers.length === 0 ? read.known : withAnswers(read.known, answers);
    const repeated = this.#repeated.problemsOf(read, known.reference);
    const found = answers.concat(repeated.map((problem) => this.#found(row.number, problem)));
    if (found.length === 0 && read.person) this.#ready.push(read.person);
    else this.#place(row.number, known, found);
  }

  /** A sure title about which a person has said something all the same is treated as a doubtful one. */
  #doubtsOf({ row, known, doubts, sureTitle }: ReadRow): readonly Doubt[] {
    if (!sureTitle) return doubts;
    const title = known.occupationWords ?? '';
    if (!this.#isOverruled(sureTitle, title)) {
      this.#sureTitles.add(sureTitle, title);
      return doubts;
    }
    const about = { kind: 'occupation doubtful', candidates: [sureTitle.value] } as const;
    return [...doubts, doubtOf(row.cells, this.#given.mapping, 'occupation', about)];
  }

  #isOverruled(meaning: SureMeaning, title: string): boolean {
    const known = this.#overruled.get(meaning);
    if (known !== undefined) return known;
    const answer = this.#given.answers.get(answerKey('occupation doubtful', title));
    const isOverruled = answer !== undefined && isUsable(answer, 'occupation doubtful', this.#given.meanings);
    this.#overruled.set(meaning, isOverruled);
    return isOverruled;
  }

  #found(row: number, problem: RowProblem, candidates?: readonly string[]): Found {
    return { problem, answer: this.#groups.add(problem, row, candidates) };
  }

  /** A row with several problems is counted once: as left out by a person, or by the first problem without an answer. */
  #place(row: number, known: RowValues, found: readonly Found[]): void {
    const leftOut = found.find(({ answer }) => answer?.is === 'leave out');
    const open = found
      .filter(({ answer }) => answer === undefined)
      .map(({ problem }) => problem)
      .sort((one, other) => orderOf(one.kind) - orderOf(other.kind));
    if (leftOut) this.#leaveOut(row, [leftOut.problem, ...open], leftOut.answer);
    else if (open.length > 0) this.#leaveOut(row, open);
    else this.#ready.push(this.#person(row, known));
  }

  #leaveOut(row: number, problems: readonly RowProblem[], answer?: Answer): void {
    const isLeftOut = answer?.is === 'leave out';
    const [first] = problems;
    const list = isLeftOut || (first && isSkippedKind(first.kind)) ? this.#skipped : this.#toFix;
    list.push({ row, problems, isLeftOut });
  }

  #person(row: number, known: RowValues): ReadyPerson {
    const { rules, catalogue } = this.#given.meanings;
    const keys = catalogue.assessments.all.map(({ key }) => key);
    const assessments = keys.filter((key) => known.assessments.includes(key));
    const person = readyPerson(row, { ...known, assessments }, rules(known.values));
    if (!person) throw new Error(`Row ${row} breaks a rule about which nothing was asked`);
    return person;
  }
}

function withAnswers(known: RowValues, answered: readonly Found[]): RowValues {
  return answered.reduce(
    (values, { problem: { field }, answer }) =>
      field && answer ? withAnswer(values, field, answer) : values,
    known,
  );
}
