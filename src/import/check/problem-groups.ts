import {
  type Answer,
  answerKey,
  type Answers,
  type ProblemGroup,
  type ProblemKind,
  type RowProblem,
  SKIPPED,
  type SkippedKind,
  textKey,
  TO_FIX,
} from '../checked.ts';

/** How many rows of a group are named. */
const FIRST_ROWS = 10;

const KINDS: readonly ProblemKind[] = [...TO_FIX, ...SKIPPED];

type OpenGroup = ProblemGroup & { firstRows: number[] };

/** Collects problems of the same kind and text, each with the answer that a person has given. */
export class ProblemGroups {
  /** By kind, and then by text. */
  readonly #groups = new Map<ProblemKind, Map<string, OpenGroup>>();
  readonly #answers: Answers;
  readonly #isUsable: (answer: Answer, kind: ProblemKind) => boolean;

  constructor(answers: Answers, isUsable: (answer: Answer, kind: ProblemKind) => boolean) {
    this.#answers = answers;
    this.#isUsable = isUsable;
  }

  /** Counts a row that has a problem; gives the answer for it, if there is one. */
  add(problem: RowProblem, row: number, candidates: readonly string[] = []): Answer | undefined {
    const group = this.#groupOf(problem, candidates);
    group.rows += 1;
    if (group.firstRows.length < FIRST_ROWS) group.firstRows.push(row);
    return group.answer;
  }

  #groupOf({ kind, value }: RowProblem, candidates: readonly string[]): OpenGroup {
    const ofKind = this.#groups.get(kind) ?? new Map<string, OpenGroup>();
    this.#groups.set(kind, ofKind);
    const key = textKey(value);
    const known = ofKind.get(key);
    if (known) return known;
    const answer = this.#answerTo(kind, value);
    const group = { kind, value, rows: 0, firstRows: [], candidates, ...(answer && { answer }) };
    ofKind.set(key, group);
    return group;
  }

  /** An answer about a text counts more than one about all texts of the kind. An answer that does not fit the kind is none. */
  #answerTo(kind: ProblemKind, value: string): Answer | undefined {
    if (this.#answers.size === 0) return undefined;
    const answer = this.#answers.get(answerKey(kind, value)) ?? this.#answers.get(answerKey(kind));
    return answer && this.#isUsable(answer, kind) ? answer : undefined;
  }

  /** In the order of the kinds; within a kind, the text of most rows first. */
  get all(): readonly ProblemGroup[] {
    return KINDS.flatMap((kind) =>
      [...(this.#groups.get(kind)?.values() ?? [])].sort((one, other) => other.rows - one.rows),
    );
  }
}

/** Where a kind stands among all kinds. */
export function orderOf(kind: ProblemKind): number {
  return KINDS.indexOf(kind);
}

export function isSkippedKind(kind: ProblemKind): kind is SkippedKind {
  return orderOf(kind) >= TO_FIX.length;
}
