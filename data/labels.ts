import { english } from '../src/catalogue/occupation-finder/languages/english.ts';
import type { Language } from '../src/catalogue/occupation-finder/languages/language.ts';
import { spellingsOf } from '../src/catalogue/occupation-finder/words/words.ts';
import type { Wordings } from './sources.ts';

/** Longer labels are official phrases: no one types them, and shorter labels have the same words. */
const MOST_WORDS = 7;

/**
 * The labels worth searching. In each group, from the shortest label on, a label is kept if it has a word that no label or
 * title of the group had before, or two words that did not occur together before. So of the 1,112 labels of 1324 ("senior
 * export manager in beverages", "graduate export manager in beverages", …) a fifth are left, and no group hides the others.
 */
export function tellingLabels(labels: Wordings, known: Wordings, language: Language): Wordings {
  const telling = Object.entries(labels).map(([code, group]) => {
    const seen = new Set((known[code] ?? []).flatMap((text) => newsIn(formsOf(text, language))));
    const shortest = group.flatMap(apart).sort((a, b) => spellingsOf(a).length - spellingsOf(b).length);
    const kept = shortest.filter((label) => {
      const forms = formsOf(label, language);
      const all = newsIn(forms);
      const isNew = all.some((news) => !seen.has(news) && (forms.length < 3 || !news.includes(' ')));
      for (const news of all) seen.add(news);
      return isNew && spellingsOf(label).length <= MOST_WORDS;
    });
    return [code, kept] as const;
  });
  return Object.fromEntries(telling.filter(([, kept]) => kept.length > 0));
}

/** Splits a label that has a masculine and a feminine form: "vendeur/vendeuse", "سائق / سائقة". */
function apart(label: string): string[] {
  return label
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The words that tell, each once and in one spelling. */
function formsOf(text: string, language: Language): string[] {
  const words = spellingsOf(text).filter((word) => !language.sayNothing.has(word));
  return [...new Set(words.map((word) => language.canonical(word)))].sort();
}

/** What may be new in a text: each word, and each pair of words. */
function newsIn(forms: readonly string[]): string[] {
  return [...forms, ...forms.flatMap((one, i) => forms.slice(i + 1).map((other) => `${one} ${other}`))];
}

/** English labels that say what the official titles and our own words do not. */
export function tellingEnglishLabels(labels: Wordings, known: readonly Wordings[]): Wordings {
  const all: Wordings = {};
  for (const wordings of known)
    for (const [code, texts] of Object.entries(wordings)) all[code] = [...(all[code] ?? []), ...texts];
  return tellingLabels(labels, all, english);
}
