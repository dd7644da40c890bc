import type { Problem } from '../../../../contract/problem.ts';
import type { AssignResponse, ContractType } from '../../../../contract/assignment.ts';
import { localId, type LocalId } from '../../../../domain/record/reference.ts';
import { discard } from '../../../../store/changes/discard.ts';
import { formPreset } from '../../../../store/changes/presets-and-pins.ts';
import { problemOf, type StoreProblem } from '../../../../store/transaction/store-problem.ts';
import type { UserRow } from '../../../../store/schema/user.ts';
import type { Outpost } from '../../../app/outpost.ts';
import { notFixed, type FormProblem } from '../../../controls/form-problem.ts';
import { autoAssign, totalOf, type Terms } from '../../../assessment/purchase.ts';
import { Basket } from '../basket.svelte.ts';
import { purchaseRules } from '../purchase-rules.ts';
import { grouped } from '../../../../domain/grouped.ts';

/** How many people are in one transaction. After each batch the screen shows the progress, and a person may stop. */
const BATCH = 20;

/** A person to whom nothing was assigned, and why. */
export interface NotAssigned {
  user: UserRow;
  problems: readonly Problem[];
}

/** The result. `done`, `refused` and `left` add up to the number of chosen people. */
export interface Outcome {
  /** The new assignments, one a person. */
  done: LocalId[];
  refused: NotAssigned[];
  /** For how many people it had not been tried when it was stopped. */
  left: number;
  /** How many assessments each has got. */
  each: number;
  /** The assignments were discarded again. */
  isUndone?: boolean;
}

/** The same basket for many people: put together once, confirmed once, assigned one by one. */
export class AssigningMany {
  readonly basket = new Basket();
  /** The group to join. */
  joins = $state<string>();
  isConfirmed = $state(false);
  terms = $state<Terms>({ country: '', eachPrice: '', extrasPrice: '0' });
  problems = $state.raw<readonly FormProblem[]>([]);
  progress = $state.raw<{ tried: number; wanted: number }>();
  outcome = $state.raw<Outcome>();
  trouble = $state.raw<StoreProblem>();
  readonly #outpost: Outpost;
  #stopping = new AbortController();

  constructor(outpost: Outpost) {
    this.#outpost = outpost;
  }

  /** The prices that were typed last. */
  async recallPrices(): Promise<void> {
    this.terms = { ...this.terms, ...(await formPreset(this.#outpost.store)).prices };
  }

  errorOf(field: string): string | undefined {
    return this.problems.find((problem) => problem.field === field)?.sentence;
  }

  /** A tick in the box confirms the basket and its prices at that moment, so any change removes it. */
  change(change: () => void): void {
    change();
    this.isConfirmed = false;
    this.problems = notFixed(this.problems);
  }

  confirm(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
    this.problems = notFixed(this.problems);
  }

  stop(): void {
    this.#stopping.abort();
  }

  /** The total in each currency; empty if the contract has no prices, or if they cannot be read. */
  totals(contract: ContractType, people: readonly UserRow[]): { country: string; total: number }[] {
    const each = contract === 'revenue-share' ? totalOf(this.basket.count, this.terms) : undefined;
    if (each === undefined) return [];
    const currencyOf = (country: string) =>
      this.#outpost.catalogue.catalogue?.countries.currencyOf(country) ?? country;
    const byCurrency = grouped(people, ({ country }) => currencyOf(country));
    return [...byCurrency.values()].flatMap((some) =>
      some[0] ? [{ country: some[0].country, total: (Math.round(each * 100) * some.length) / 100 }] : [],
    );
  }

  /** Assigns to all of these people for whom it is possible. */
  async save(contract: ContractType, people: readonly UserRow[]): Promise<void> {
    this.problems = notFixed(purchaseRules(this, contract));
    if (this.problems.length > 0 || this.progress) return;
    this.#stopping = new AbortController();
    this.trouble = undefined;
    const outcome: Outcome = { done: [], refused: [], left: 0, each: this.basket.count };
    const { signal } = this.#stopping;
    this.trouble = await problemOf(async () => {
      for (let tried = 0; tried < people.length && !signal.aborted; tried += BATCH) {
        this.progress = { tried, wanted: people.length };
        await this.#assignBatch(contract, people.slice(tried, tried + BATCH), outcome);
      }
    });
    outcome.left = people.length - outcome.done.length - outcome.refused.length;
    this.outcome = outcome;
    this.progress = undefined;
  }

  /** Discards the new assignments that have not been sent. Those that have left stay, and are counted. */
  async undo(): Promise<void> {
    const { outcome } = this;
    if (!outcome) return;
    this.trouble = await problemOf(async () => {
      const { refused } = await discard(this.#outpost.store, outcome.done);
      this.outcome = { ...outcome, done: refused.map(({ id }) => id), isUndone: true };
    });
  }

  /** Assigns to a batch in one transaction; if one person is refused, to each person separately. */
  async #assignBatch(contract: ContractType, batch: readonly UserRow[], outcome: Outcome): Promise<void> {
    const ids: LocalId[] = [];
    const client = await this.#outpost.client;
    const together = await client.together(async (calls) => {
      let last;
      for (const user of batch) {
        last = await calls.assign(this.#request(contract, user), this.#note(contract));
        if (!last.ok) return last;
        ids.push(...madeBy(last.value));
      }
      if (!last) throw new Error('A batch has no one in it');
      return last;
    });
    if (together.ok) {
      outcome.done.push(...ids);
      return;
    }
    for (const user of batch) {
      const answer = await client.assign(this.#request(contract, user), this.#note(contract));
      if (answer.ok) outcome.done.push(...madeBy(answer.value));
      else outcome.refused.push({ user, problems: answer.problems });
    }
  }

  #request(contract: ContractType, { id, country }: UserRow) {
    return {
      user_uuid: id,
      auto_reserve: 1 as const,
      auto_assign: autoAssign(contract, this.basket.entries, { ...this.terms, country }),
      ...(this.joins && { group_uuid: this.joins }),
    };
  }

  /** The confirmation: `purchaseRules` has seen the tick. */
  #note(contract: ContractType) {
    const { count } = this.basket;
    const total = contract === 'revenue-share' ? totalOf(count, this.terms) : undefined;
    const confirmedAt = this.#outpost.now();
    return { purchase: { confirmedAt, count, ...(total === undefined ? {} : { total }) } };
  }
}

/** The new assignment of an answer, which may write it as a list of one. */
function madeBy({ data }: AssignResponse): LocalId[] {
  return [data.assignments].flat().map(({ uuid }) => localId(uuid));
}
