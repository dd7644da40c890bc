import { withAsciiDigits } from '../../domain/text/digits.ts';
import type { AutoAssign, ContractType, Target } from '../../contract/assignment.ts';
import { MAX_PRICE } from '../../contract/limits.ts';

/** One assessment to assign, and the person it is about. */
export interface Entry {
  key: string;
  target: Target;
}

/** What a revenue-share contract needs besides the entries. The prices are kept as they were typed. */
export interface Terms {
  country: string;
  eachPrice: string;
  extrasPrice: string;
}

/** Writes an amount in the currency of a country (ISO 3166-1 alpha-2). */
export type Money = (amount: number, country: string) => string;

/** The id of the box that confirms a purchase. */
export const PURCHASE_FIELD = 'purchase';

/** Reads a price as staff type it: `12.5`, `12,50`, `١٢٫٥`, ` 12 `. Undefined for anything else, and for what the service refuses. */
export function readPrice(typed: string): number | undefined {
  const text = withAsciiDigits(typed.trim()).replace(/[,٫]/, '.');
  if (!/^\d+(\.\d+)?$/.test(text)) return undefined;
  const price = Number(text);
  return price <= MAX_PRICE ? price : undefined;
}

/** The cost of the assignment; undefined while a price is missing. Cents are added as whole numbers. */
export function totalOf(count: number, terms: Terms): number | undefined {
  const each = readPrice(terms.eachPrice);
  const extras = readPrice(terms.extrasPrice);
  if (each === undefined || extras === undefined) return undefined;
  return (Math.round(each * 100) * count + Math.round(extras * 100)) / 100;
}

/** The entries in the shape that the organisation's contract needs; undefined while a price cannot be read. */
export function autoAssign(
  contract: ContractType,
  entries: readonly Entry[],
  terms: Terms,
): AutoAssign | undefined {
  const data = entries.map(({ key, target }) => ({ key, target }));
  if (contract === 'other') return data;
  const assessment_each_price = readPrice(terms.eachPrice);
  const total_extras_price = readPrice(terms.extrasPrice);
  if (assessment_each_price === undefined || total_extras_price === undefined) return undefined;
  return [{ country: terms.country, assessment_each_price, total_extras_price, data }];
}
