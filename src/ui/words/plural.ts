/** One text for each plural of a language; `#` stands for the number. */
export type Plurals<Category extends Intl.LDMLPluralRule> = Record<Category, string> &
  Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * How a language writes numbers, and things in numbers. `Category` are the plurals that every count must have a text for.
 * @param language a BCP 47 tag such as `en-GB`
 */
export function numbersOf<Category extends Intl.LDMLPluralRule = 'one' | 'other'>(language: string) {
  // Made when first used: the two take a slow phone 50 ms, and the first screen of a new device shows no number.
  let rules: Intl.PluralRules | undefined;
  let format: Intl.NumberFormat | undefined;
  const number = (value: number) => (format ??= new Intl.NumberFormat(language)).format(value);
  const decimal = (value: number, most: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: most }).format(value);
  return {
    /** `1,200` */
    number,
    /** `4.2`, with at most so many digits behind the point */
    decimal,
    /** `812 bytes`, `4.2 MB`: powers of ten, as the systems' own settings count. @param units of 1, 1,000 and so on */
    size: (bytes: number, units: readonly string[]) => {
      const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
      const amount = bytes / 1000 ** power;
      return `${decimal(amount, power > 0 && amount < 10 ? 1 : 0)} ${units[power] ?? ''}`;
    },
    /** `KES 12.50`: the code, because many currencies share a sign. Only the amount where the currency is not known. */
    money: (amount: number, currency?: string) =>
      new Intl.NumberFormat(language, {
        ...(currency
          ? { style: 'currency', currency, currencyDisplay: 'code' }
          : { minimumFractionDigits: 2 }),
        maximumFractionDigits: 2,
      }).format(amount),
    /** `1 person`, `3 people` */
    count: (value: number, plurals: Plurals<Category | 'other'>) =>
      (plurals[(rules ??= new Intl.PluralRules(language)).select(value)] ?? plurals.other).replace('#', () =>
        number(value),
      ),
  };
}
