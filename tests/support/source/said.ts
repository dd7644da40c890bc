import { argumentsOf, type Messages } from '../../../src/build/messages/compile.ts';

/** One message as it is said of sample facts. */
export interface Said {
  /** `register.saved`, or `status.progress(7, 7)` for a message that is told facts. */
  path: string;
  text: string;
  /** The facts that the English message names, as this language writes them. */
  facts: readonly string[];
}

/** Texts that a message is told about: no words of any language. */
const TEXTS = ['Qx7', 'Zw9', 'Vk5'];

/** At least one for every plural of every language: 0, 1, 2, few, many and others, in Arabic too; and one with a separator. */
export const NUMBERS = [0, 1, 2, 3, 11, 100, 12_000, 1_000_000];

/** Up to this number a language may say the number with a word: "one person", "deux". */
const SAID_IN_WORDS = 2;

/** The tables of a language, by their parts. */
export type Tables = Readonly<Record<string, object>>;

/**
 * Every message of a language, by its English name.
 * @param language the tag by which it writes numbers
 */
export function saidIn(tables: Tables, english: Messages, englishTables: Tables, language: string): Said[] {
  return Object.entries(english).flatMap(([id, { defaultMessage }]) => {
    const path = id.split('.').slice(1).join('.');
    const names = [...argumentsOf(id, defaultMessage)];
    return samples(names).map((told) => {
      const text = say(tables, id, told);
      const from = say(englishTables, id, told);
      const shown = Object.values(told).join(', ');
      return { path: shown === '' ? path : `${path}(${shown})`, text, facts: factsIn(told, from, language) };
    });
  });
}

function samples(
  names: readonly (readonly [string, 'number' | 'string'])[],
): Record<string, number | string>[] {
  const numbers = names.some(([, type]) => type === 'number') ? NUMBERS : [0];
  return numbers.map((n) =>
    Object.fromEntries(
      names.map(([name, type], at) => [name, type === 'number' ? n : (TEXTS[at % 3] ?? '')]),
    ),
  );
}

function factsIn(told: Record<string, number | string>, from: string, language: string): string[] {
  const [format, formatEnglish] = [new Intl.NumberFormat(language), new Intl.NumberFormat('en-GB')];
  return Object.values(told).flatMap((fact) => {
    if (typeof fact === 'string') return from.includes(fact) ? [fact] : [];
    return fact > SAID_IN_WORDS && from.includes(formatEnglish.format(fact)) ? [format.format(fact)] : [];
  });
}

/** Empty where the language has no such message. */
function say(tables: Tables, id: string, told: object): string {
  const message: unknown = id
    .split('.')
    .reduce<unknown>(
      (table, name) => (typeof table === 'object' && table !== null ? Reflect.get(table, name) : undefined),
      tables,
    );
  const text: unknown = typeof message === 'function' ? Reflect.apply(message, undefined, [told]) : message;
  return typeof text === 'string' ? text : '';
}
