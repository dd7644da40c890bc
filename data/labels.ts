import { english } from '../src/catalogue/occupation-finder/languages/english.ts';
import type { Language } from '../src/catalogue/occupation-finder/languages/language.ts';
import { spellingsOf } from '../src/catalogue/occupation-finder/words.ts';
import type { Wordings } from './sources.ts';

/** Longer labels are sentences of an office: nobody types them, and their words stand in shorter ones too. */
const MOST_WORDS = 7;

/**
 * The labels worth searching: in each group one after the other, shortest first, those that hold two words together that
 * no label or title of the group held together before. So 1,112 labels of 1324 ("senior export manager in beverages",
 * "graduate export manager in beverages", …) become some 200, and no group drowns the others.
 */
export function tellingLabels(labels: Wordings, known: Wordings, language: Language): Wordings {
  const telling = Object.entries(labels).map(([code, group]) => {
    const seen = new Set((known[code] ?? []).flatMap((text) => pairsOf(text, language)));
    const shortest = group.flatMap(apart).sort((a, b) => wordCount(a) - wordCount(b));
    const kept = shortest.filter((label) => {
      const fresh = pairsOf(label, language).filter((pair) => !seen.has(pair));
      for (const pair of fresh) seen.add(pair);
      return fresh.length > 0 && wordCount(label) <= MOST_WORDS;
    });
    return [code, kept] as const;
  });
  return Object.fromEntries(telling.filter(([, kept]) => kept.length > 0));
}

/** What is said of a man and of a woman stands in one label: "vendeur/vendeuse", "سائق / سائقة". */
function apart(label: string): string[] {
  return label
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const wordCount = (text: string) => spellingsOf(text).length;

/** Each word with each other, in one spelling; of a single word itself. */
function pairsOf(text: string, language: Language): string[] {
  const words = spellingsOf(text).filter((word) => !language.sayNothing.has(word));
  const forms = [...new Set(words.map((word) => language.canonical(word)))].sort();
  if (forms.length === 1) return forms;
  return forms.flatMap((one, i) => forms.slice(i + 1).map((other) => `${one} ${other}`));
}

/** English labels that say what the official titles and our own words do not. */
export function tellingEnglishLabels(labels: Wordings, known: readonly Wordings[]): Wordings {
  const all: Wordings = {};
  for (const wordings of known)
    for (const [code, texts] of Object.entries(wordings)) all[code] = [...(all[code] ?? []), ...texts];
  return tellingLabels(labels, all, english);
}
