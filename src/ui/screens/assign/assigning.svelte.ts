import type { Problem } from '../../../contract/problem.ts';
import type { ContractType } from '../../../contract/assignment.ts';
import type { DeviceNote } from '../../../domain/record/records.ts';
import { formPreset } from '../../../store/changes/presets-and-pins.ts';
import type { UserRow } from '../../../store/schema/user.ts';
import { problemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';
import { said } from '../../record/refusals.ts';
import { Basket } from './basket.svelte.ts';
import { notFixed, type FormProblem } from '../../controls/form-problem.ts';
import { purchaseRules } from './purchase-rules.ts';
import type { Outpost } from '../../app/outpost.ts';
import { autoAssign, totalOf, type Terms } from '../../assessment/purchase.ts';

/** The fields of a request to assign, complete but not yet checked by the rules. */
export interface AssignRequest {
  user_uuid: string;
  auto_reserve?: 1;
  auto_assign?: ReturnType<typeof autoAssign>;
  group_uuid?: string;
}

/** Stores a complete form. Resolves to the problems that prevented it; to an empty list if it was stored. */
export type Keep = (request: AssignRequest, note: DeviceNote) => Promise<readonly Problem[]>;

/** Passes a complete form to the service in this page, which creates a new assignment. */
export function keepAsNew({ client }: Outpost): Keep {
  return async (request, note) => {
    const answer = await (await client).assign(request, note);
    return answer.ok ? [] : answer.problems;
  };
}

/** The state of the form for an assignment, new or to be fixed. */
export class Assigning {
  readonly basket = new Basket();
  /** The group to join. */
  joins = $state<string>();
  isConfirmed = $state(false);
  terms = $state<Terms>({ country: '', eachPrice: '', extrasPrice: '0' });
  problems = $state.raw<readonly FormProblem[]>([]);
  trouble = $state.raw<StoreProblem>();
  /** An assignment that buys nothing and only joins a group, as other programs on this device can make. */
  readonly mayBuyNothing: boolean;
  readonly #outpost: Outpost;
  readonly #user: UserRow;
  readonly #keep: Keep;
  #isSaving = false;

  constructor(outpost: Outpost, user: UserRow, keep: Keep, mayBuyNothing = false) {
    this.#outpost = outpost;
    this.#user = user;
    this.#keep = keep;
    this.mayBuyNothing = mayBuyNothing;
  }

  /** The prices that were typed last. */
  async recallPrices(): Promise<void> {
    this.terms = { ...this.terms, ...(await formPreset(this.#outpost.store)).prices };
  }

  total(contract: ContractType): number | undefined {
    return contract === 'revenue-share' ? totalOf(this.basket.count, this.terms) : undefined;
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

  /** Joining another group does not change what is bought, so the confirmation stays. */
  join(group: string | undefined): void {
    this.joins = group;
    this.problems = notFixed(this.problems);
  }

  confirm(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
    this.problems = notFixed(this.problems);
  }

  /** Resolves to whether it was saved: after the commit, never before. */
  async save(contract: ContractType): Promise<boolean> {
    this.problems = this.#missing(contract);
    if (this.problems.length > 0 || this.#isSaving) return false;
    this.#isSaving = true;
    this.trouble = undefined;
    let isKept = false;
    this.trouble = await problemOf(async () => {
      const problems = await this.#keep(this.#request(contract), this.#note(contract));
      this.problems = problems.map((problem) => ({
        ...(problem.pointer === '/group_uuid' && this.#joinsProblem()),
        ...said(problem),
      }));
      isKept = problems.length === 0;
    });
    this.#isSaving = false;
    return isKept;
  }

  #missing(contract: ContractType): readonly FormProblem[] {
    if (this.basket.count === 0 && this.mayBuyNothing && this.joins) return [];
    return notFixed(purchaseRules(this, contract));
  }

  #joinsProblem(): Pick<FormProblem, 'field' | 'isFixed'> {
    const { joins } = this;
    return { field: 'joins', isFixed: () => this.joins !== joins };
  }

  #request(contract: ContractType): AssignRequest {
    const { basket, joins, terms } = this;
    const { id, country } = this.#user;
    return {
      user_uuid: id,
      ...(basket.count > 0 && {
        auto_reserve: 1,
        auto_assign: autoAssign(contract, basket.entries, { ...terms, country }),
      }),
      ...(joins && { group_uuid: joins }),
    };
  }

  /** The confirmation: `#missing` has seen the tick. */
  #note(contract: ContractType): DeviceNote {
    const { count } = this.basket;
    const total = this.total(contract);
    if (count === 0) return {};
    return {
      purchase: { confirmedAt: this.#outpost.now(), count, ...(total === undefined ? {} : { total }) },
    };
  }
}
