import type { Catalogue } from '../../catalogue/load.ts';
import type { LanguageCode } from '../../domain/text/language.ts';
import type { OccupationFinder } from '../../catalogue/occupation-finder/occupation-finder.ts';
import type { OccupationHit } from '../../catalogue/occupation-finder/occupation-hit.ts';
import type { OccupationQuestion } from '../../catalogue/occupation-questions.ts';
import { wordsOf } from '../../domain/text/words.ts';
import { languageTag, money } from '../messages/numbers.ts';

/** The catalogue as the screens see it. It is loaded after the form, and loading may fail. */
export class CatalogueState {
  catalogue = $state.raw<Catalogue>();
  /** The countries with their names in the language of the screen. */
  readonly countries = $derived(this.catalogue?.countries.inLanguage(languageTag()));
  /** Built when it is needed. It knows only the classification's names at first, and every job title once these are loaded. */
  finder = $state.raw<OccupationFinder>();
  /** Until this is true, the finder misses most names that people give their work, and its hits may be far off. */
  knowsJobTitles = $state(false);
  /** Nothing that the finder lacks is still to come. Whoever asks about many titles at once waits for this. */
  isFinderWhole = $state(false);
  failed = $state.raw<Error>();
  /** The classification's titles in the chosen language, by code. */
  occupationNames = $state.raw<ReadonlyMap<string, string>>();
  finderLanguage = $state.raw<LanguageCode>('en');
  /** Questions that divide the first hits; see `questionFor`. */
  occupationQuestions = $state.raw<readonly OccupationQuestion[]>([]);
  /** The official job titles of each unit group, by code; none before they are loaded. */
  jobTitles = $state.raw<ReadonlyMap<string, readonly string[]>>();
  /** Folded beginnings of answers that name no occupation, such as `retired`; none before they are loaded. */
  notOccupations = $state.raw<readonly string[]>();
  #wantFinder: () => void = () => undefined;
  readonly finderWanted = new Promise<void>((resolve) => (this.#wantFinder = resolve));

  /** To be called when a person is about to search. The finder is built then, once. */
  wantFinder(): void {
    this.#wantFinder();
  }

  /** A code as a hit, for what was chosen before; an unknown code keeps its digits as its name. */
  hit(code: string): OccupationHit {
    const path = this.catalogue?.occupations.path(code) ?? [];
    return { code, name: path.at(-1)?.name ?? code, path, marks: { name: [], via: [], code: [] } };
  }

  /** Whether words that were typed for an occupation may name one. False as long as that is not known. */
  mayNameWork(typed: string): boolean {
    const said = `${wordsOf(typed).join(' ')} `;
    return (
      /\p{L}/u.test(said) && this.notOccupations?.every((words) => !said.startsWith(`${words} `)) === true
    );
  }

  /** The English name, which is the one on the wire. */
  nameOf(code: string): string {
    return this.catalogue?.occupations.find(code)?.name ?? code;
  }

  /** The language of the titles that `titleOf` returns. */
  readonly titlesIn = $derived(this.occupationNames?.size ? this.finderLanguage : 'en');

  /** The title in the language of the screen where the classification has one, else the English name. */
  titleOf(code: string): string {
    return this.occupationNames?.get(code) ?? this.nameOf(code);
  }

  /** An assessment by its key; the catalogue of a server may not have it. */
  readonly assessmentName = (key: string): string => this.catalogue?.assessments.find(key)?.name ?? key;

  /** An amount in the currency of a country. */
  readonly money = (amount: number, country: string): string =>
    money(amount, this.catalogue?.countries.currencyOf(country));

  countryName(code: string): string {
    return this.countries?.nameOf(code) ?? code;
  }
}
