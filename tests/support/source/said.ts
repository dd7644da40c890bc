/** One sentence with sample values. */
export interface Said {
  /** `register.saved`, or `status.progress(7, 7)` for a sentence with values. */
  path: string;
  text: string;
  /** The values that the English sentence contains, as this language writes them. */
  facts: readonly string[];
}

type Sentence = (...facts: readonly unknown[]) => unknown;

/** Texts for the values of sentences. They are not words of any language. */
const TEXTS = ['Qx7', 'Zw9', 'Vk5'];

/** At least one for every plural of every language: 0, 1, 2, few, many and others, in Arabic too; and one with a separator. */
const NUMBERS = [0, 1, 2, 3, 11, 100, 12_000, 1_000_000];

/** Up to this number, a language may use a word for the number: "one person", "deux". */
const SAID_IN_WORDS = 2;

/** The values that each sentence gets, in turn. Values from which English makes no sentence are left out. */
function samples(count: number): (readonly unknown[])[] {
  const texts = TEXTS.slice(0, count);
  return [
    texts,
    [TEXTS, ...TEXTS].slice(0, count),
    [TEXTS, 5],
    ...NUMBERS.flatMap((n) => [
      Array.from({ length: count }, () => n),
      [n, ...texts].slice(0, count),
      [TEXTS[0], n, n],
      [n, false],
      [n, true],
    ]),
  ].map((facts) => facts.slice(0, count));
}

/**
 * Every sentence of a table, by the names of the English one.
 * @param language the tag by which the table writes numbers
 */
export function saidIn(table: object, english: object, language: string, above = ''): Said[] {
  return Object.keys(english).flatMap((name) => {
    const path = above + name;
    const [part, original] = [field(table, name), field(english, name)];
    if (typeof original === 'string') return [{ path, text: String(part), facts: [] }];
    if (typeof original === 'function') return told(path, part as Sentence, original as Sentence, language);
    return saidIn(Object(part) as object, Object(original) as object, language, `${path}.`);
  });
}

function field(table: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(table, name)?.value;
}

function told(path: string, sentence: Sentence, original: Sentence, language: string): Said[] {
  const [format, formatEnglish] = [new Intl.NumberFormat(language), new Intl.NumberFormat('en-GB')];
  const seen = new Map<string, Said>();
  for (const facts of samples(original.length)) {
    const from = say(original, facts);
    const text = say(sentence, facts);
    // A text in the place of a number: English only writes it, but another language may want to count with it.
    const isWrongKind = text === undefined && facts.flat().some((fact) => typeof fact === 'string');
    if (from === undefined || isWrongKind) continue;
    const texts = facts.flat().filter((fact) => typeof fact === 'string' && from.includes(fact));
    const numbers = facts.filter(
      (fact) => typeof fact === 'number' && fact > SAID_IN_WORDS && from.includes(formatEnglish.format(fact)),
    );
    const at = `${path}(${facts.flat().join(', ')})`;
    const named = [...texts.map(String), ...numbers.map((fact) => format.format(Number(fact)))];
    seen.set(at, { path: at, text: text ?? 'undefined', facts: named });
  }
  return [...seen.values()];
}

/** Undefined if the sentence cannot be made with these values. */
function say(sentence: Sentence, facts: readonly unknown[]): string | undefined {
  try {
    const said: unknown = sentence(...facts);
    return typeof said === 'string' && !/undefined|NaN|\[object/.test(said) ? said : undefined;
  } catch {
    return undefined;
  }
}
