/** One text for each plural of a language; `#` stands for the number. */
export type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language writes numbers, and things in numbers. @param language a BCP 47 tag such as `en-GB` */
export function numbersOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const format = new Intl.NumberFormat(language);
  const number = (value: number) => format.format(value);
  return {
    /** `1,200` */
    number,
    /** `4.2`, with at most so many digits behind the point */
    decimal: (value: number, most: number) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: most }).format(value),
    /** `KES 12.50`: the code, because many currencies share a sign. Only the amount where the currency is not known. */
    money: (amount: number, currency?: string) =>
      new Intl.NumberFormat(language, {
        ...(currency
          ? { style: 'currency', currency, currencyDisplay: 'code' }
          : { minimumFractionDigits: 2 }),
        maximumFractionDigits: 2,
      }).format(amount),
    /** `1 person`, `3 people` */
    count: (value: number, plurals: Plurals) =>
      (plurals[rules.select(value)] ?? plurals.other).replace('#', () => number(value)),
  };
}
