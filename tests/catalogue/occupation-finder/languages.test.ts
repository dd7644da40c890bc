import { describe, expect, it } from 'vitest';
import type { OccupationFinder } from '../../../src/catalogue/occupation-finder/occupation-finder.ts';
import type { LanguageCode } from '../../../src/domain/text/language.ts';
import { arabic } from '../../../src/catalogue/occupation-finder/languages/arabic.ts';
import { french } from '../../../src/catalogue/occupation-finder/languages/french.ts';
import { portuguese } from '../../../src/catalogue/occupation-finder/languages/portuguese.ts';
import { spanish } from '../../../src/catalogue/occupation-finder/languages/spanish.ts';
import { swahili } from '../../../src/catalogue/occupation-finder/languages/swahili.ts';
import { spellingsOf } from '../../../src/catalogue/occupation-finder/words/words.ts';
import { shippedOccupationWords, wholeFinder } from '../../support/parts/shipped-catalogue.ts';

const words = await shippedOccupationWords();
const CODES = ['fr', 'es', 'pt', 'ar', 'sw'] as const;
const finders = new Map<LanguageCode, OccupationFinder>();
for (const code of CODES) finders.set(code, await wholeFinder(code));

const codesFor = (language: LanguageCode, query: string) =>
  finders
    .get(language)
    ?.search(query)
    .hits.map(({ code }) => code) ?? [];

const LANGUAGES = { fr: french, es: spanish, pt: portuguese, ar: arabic, sw: swahili };

describe('one form for what is the same word', () => {
  it.each([
    ['fr', 'vendeuses', 'vendeur'],
    ['fr', 'directrice', 'directeur'],
    ['fr', 'couturière', 'couturier'],
    ['fr', 'gardiennes', 'gardien'],
    ['fr', 'animaux', 'animal'],
    ['es', 'vendedoras', 'vendedor'],
    ['es', 'cocinera', 'cocineros'],
    ['es', 'actriz', 'actor'],
    ['pt', 'caminhões', 'caminhão'],
    ['pt', 'professoras', 'professor'],
    ['pt', 'animais', 'animal'],
    ['ar', 'سائقة', 'سائق'],
    ['ar', 'السائقون', 'سائق'],
    ['ar', 'معلّمات', 'معلم'],
    ['sw', 'wakulima', 'mkulima'],
    ['sw', 'walimu', 'mwalimu'],
    ['sw', 'wauzaji', 'muuzaji'],
  ] as const)('%s: %s and %s', (language, one, other) => {
    const formOf = (text: string) => spellingsOf(text).map((word) => LANGUAGES[language].canonical(word));
    expect(formOf(one)).toEqual(formOf(other));
  });
});

describe('what is written either way', () => {
  it.each([
    ['accents', 'fr', 'mécanicien', 'mecanicien'],
    ['an elision', 'fr', "maître d'école", 'maitre ecole'],
    ['an elision with a curled apostrophe', 'fr', 'agent d’entretien', "agent d'entretien"],
    ['accents', 'es', 'albañil', 'albanil'],
    ['accents', 'pt', 'cabeleireiro de salão', 'cabeleireiro de salao'],
    ['hamza', 'ar', 'أستاذ', 'استاذ'],
    ['ta marbuta', 'ar', 'ممرضة', 'ممرضه'],
    ['alif maqsura', 'ar', 'مستشفى', 'مستشفي'],
    ['vowel signs', 'ar', 'مُعَلِّم', 'معلم'],
    ['tatweel', 'ar', 'ســـائق', 'سائق'],
    ['the article', 'ar', 'سائق السيارة', 'سائق سيارة'],
    ['the article after "with"', 'ar', 'بائع بالسوق', 'بائع السوق'],
    ['she and he', 'ar', 'خياطة', 'خياط'],
    ['she and he', 'fr', 'coiffeuse', 'coiffeur'],
    ['she and he', 'es', 'enfermera', 'enfermero'],
    ['digits', 'ar', '٢٢٢١', '2221'],
  ] as const)('%s (%s): %s is %s', (_, language, one, other) => {
    expect(codesFor(language, one)[0]).toBe(codesFor(language, other)[0]);
    expect(codesFor(language, one).length).toBeGreaterThan(0);
  });
});

describe('words of the field lead to the right code first', () => {
  it.each([
    ['fr', 'réparateur de groupes électrogènes', '7412'],
    ['fr', 'moto-taxi', '8321'],
    ['fr', 'porteuse d’eau', '9624'],
    ['es', 'despachadora de tortillas', '5223'],
    ['es', 'pepenador', '9612'],
    ['pt', 'camionista', '8332'],
    ['pt', 'zungueira', '9520'],
    ['ar', 'حطاب', '6210'],
    ['ar', 'سائق ركشة', '8321'],
    ['sw', 'mama lishe', '5212'],
    ['sw', 'machinga', '9520'],
  ] as const)('%s: %s → %s', (language, query, code) => {
    expect(codesFor(language, query)[0]).toBe(code);
  });
});

const CHANGES_LITTLE = 'changes little of what English finds alone: %s';

describe('English and the other language at once', () => {
  it.each([
    ['fr', 'taxi driver', '8322'],
    ['fr', 'chauffeur de boda boda', '8321'],
    ['es', 'security guard', '5414'],
    ['sw', 'dereva wa truck', '8332'],
    ['sw', 'fundi wa bicycle', '7234'],
    ['ar', 'nurse', '2221'],
    ['pt', 'vendedor de second hand clothes', '5211'],
  ] as const)('%s: %s → %s', (language, query, code) => {
    expect(codesFor(language, query).slice(0, 3)).toContain(code);
  });

  it.each(CODES.filter((code) => code === 'fr'))(CHANGES_LITTLE, changesLittle);
  it.each(CODES.filter((code) => code !== 'fr'))(CHANGES_LITTLE, { tags: ['night'] }, changesLittle);

  async function changesLittle(language: (typeof CODES)[number]): Promise<void> {
    const alone = await wholeFinder();
    const asked = words.titles.filter((_, i) => i % 25 === 0);
    const first = asked.filter(
      ({ title }) => alone.search(title).hits[0]?.code === codesFor(language, title)[0],
    );
    expect(first.length / asked.length).toBeGreaterThan(0.96);
  }
});

describe('a word of general meaning spreads', () => {
  it.each([
    ['fr', 'agriculteur', ['6130']],
    ['fr', 'enseignant', ['2341', '2330']],
    ['fr', 'infirmière', ['2221']],
    ['fr', 'chauffeur', ['8322', '8332', '8331']],
    ['fr', 'vendeur', ['5223', '5211']],
    ['es', 'agricultor', ['6130']],
    ['es', 'profesor', ['2330', '2310']],
    ['es', 'enfermera', ['2221']],
    ['es', 'conductor', ['8322', '8332', '8331']],
    ['es', 'vendedor', ['5223', '5211']],
    ['pt', 'agricultor', ['6130']],
    ['pt', 'professor', ['2330', '2341']],
    ['pt', 'enfermeiro', ['2221']],
    ['pt', 'motorista', ['8322', '8332', '8331']],
    ['pt', 'vendedor', ['5223', '5211']],
    ['ar', 'مزارع', ['6130', '6111']],
    ['ar', 'معلم', ['2341', '2330']],
    ['ar', 'ممرضة', ['2221']],
    ['ar', 'سائق', ['8322', '8332', '8331']],
    ['ar', 'بائع', ['5223', '5211']],
    ['sw', 'mkulima', ['6130', '6111']],
    ['sw', 'mwalimu', ['2341', '2330']],
    ['sw', 'muuguzi', ['2221']],
    ['sw', 'dereva', ['8322', '8332', '8331']],
    ['sw', 'muuzaji', ['5223', '5211']],
  ] as const)('%s: %s', (language, query, codes) => {
    expect(codesFor(language, query)).toEqual(expect.arrayContaining([...codes]));
  });
});

describe('what is no occupation', () => {
  it.each([
    ['fr', 'étudiante'],
    ['fr', 'femme au foyer'],
    ['es', 'jubilado'],
    ['pt', 'dona de casa'],
    ['ar', 'ربة منزل'],
    ['ar', 'طالب'],
    ['sw', 'mwanafunzi'],
  ] as const)('is said in the language: %s %s', (language, query) => {
    const found = finders.get(language)?.search(query);
    expect(found?.notOccupation?.sentence).toMatch(/\.$/);
    expect(found?.hits.length).toBeGreaterThan(2);
  });
});
