import type { ContractType } from '../../../contract/assignment.ts';
import { readPrice, type Terms } from '../../assessment/purchase.ts';
import type { FormProblem } from '../../controls/form-problem.ts';
import { first } from '../../messages/first.ts';
import type { Basket } from './basket.svelte.ts';

/** A form that buys what is in its basket. */
interface Purchasing {
  readonly basket: Basket;
  readonly terms: Terms;
  readonly isConfirmed: boolean;
}

/** What to do about a price that cannot be read; undefined if all prices can be read, or none is asked for. */
export function priceMissing(terms: Terms, contract: ContractType): string | undefined {
  if (contract !== 'revenue-share') return undefined;
  if (readPrice(terms.eachPrice) === undefined) return first.fix.eachPrice;
  return readPrice(terms.extrasPrice) === undefined ? first.fix.extrasPrice : undefined;
}

/** All problems that can keep a purchase from being made. Each knows whether it has been corrected. */
export function purchaseRules(form: Purchasing, contract: ContractType): FormProblem[] {
  const { fix } = first;
  const isPrice = (typed: string) => contract !== 'revenue-share' || readPrice(typed) !== undefined;
  return [
    ...form.basket.rules(),
    { field: 'each-price', sentence: fix.eachPrice, isFixed: () => isPrice(form.terms.eachPrice) },
    { field: 'extras-price', sentence: fix.extrasPrice, isFixed: () => isPrice(form.terms.extrasPrice) },
    {
      field: 'purchase',
      sentence: fix.purchase,
      isFixed: () => form.isConfirmed || form.basket.count === 0,
    },
  ];
}
