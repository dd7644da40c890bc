import type { FetchJson } from '../catalogue/fetch-json.ts';
import { loadLocalWords, type LocalWords } from '../catalogue/local-words.ts';
import type { LanguageCode } from '../domain/text/language.ts';
import {
  buildOccupationFinder,
  type OccupationFinder,
} from '../catalogue/occupation-finder/occupation-finder.ts';
import { loadOccupationQuestions, type OccupationQuestion } from '../catalogue/occupation-questions.ts';
import {
  loadOccupationLabels,
  loadOccupationWords,
  type JobTitle,
  type OccupationWords,
} from '../catalogue/occupation-words.ts';
import type { Occupations } from '../catalogue/occupations.ts';

/** The finder and its data, as the screens read them. */
export interface FinderView {
  finder: OccupationFinder | undefined;
  knowsJobTitles: boolean;
  failed: Error | undefined;
  /** The classification's titles in the chosen language, by code; none where they do not exist. */
  occupationNames: ReadonlyMap<string, string> | undefined;
  /** The language whose words the finder knows beside the English ones. */
  finderLanguage: LanguageCode;
  /** Questions that divide the first hits, for `questionFor`. */
  occupationQuestions: readonly OccupationQuestion[];
}

/** Lets other work run between two slices. */
type Pause = () => Promise<void>;

/**
 * Builds finders one after the other, whenever the tree or the language changes. The first knows the official
 * titles and our own words. Labels and the other language's words are larger, so they are loaded after it. A
 * file that cannot be loaded is left out, and requested again at the next change.
 */
export class Finders {
  readonly #view: FinderView;
  readonly #fetchJson: FetchJson;
  readonly #pause: Pause;
  #words: Promise<OccupationWords> | undefined;
  #labels: readonly JobTitle[] | undefined;
  #occupations: Occupations;
  #language: LanguageCode = 'en';
  #building = Promise.resolve();
  /** What the present finder was built from, if nothing was left out. */
  #built: { occupations: Occupations; language: LanguageCode } | undefined;

  constructor(view: FinderView, fetchJson: FetchJson, occupations: Occupations, pause: Pause) {
    this.#view = view;
    this.#fetchJson = fetchJson;
    this.#pause = pause;
    this.#occupations = occupations;
    // Asked for before it is known what is to be built; what is built then says that they could not be had.
    void orNothing(this.#load());
  }

  /** Resolves when everything asked for so far is built. */
  use(occupations: Occupations): Promise<void> {
    this.#occupations = occupations;
    return this.#build();
  }

  speak(language: LanguageCode): Promise<void> {
    if (language === this.#language) return this.#building;
    this.#language = language;
    return this.#build();
  }

  #load(): Promise<OccupationWords> {
    this.#words ??= loadOccupationWords(this.#fetchJson).catch((error: unknown) => {
      this.#words = undefined;
      throw error;
    });
    return this.#words;
  }

  #build(): Promise<void> {
    this.#building = this.#building
      .then(() => this.#buildFirst())
      .then(() => this.#buildWhole())
      .catch((error: unknown) => {
        this.#view.failed = error instanceof Error ? error : new Error(String(error));
      });
    return this.#building;
  }

  async #buildFirst(): Promise<void> {
    if (this.#view.knowsJobTitles) return;
    this.#view.finder = await buildOccupationFinder(this.#occupations, await this.#load(), this.#pause);
    this.#view.knowsJobTitles = true;
    this.#view.failed = undefined;
  }

  async #buildWhole(): Promise<void> {
    const [occupations, language] = [this.#occupations, this.#language];
    if (this.#built?.occupations === occupations && this.#built.language === language) return;
    this.#labels ??= await orNothing(loadOccupationLabels(this.#fetchJson));
    const local = await orNothing(loadLocalWords(this.#fetchJson, language));
    const words = { ...(await this.#load()), labels: this.#labels ?? [] };
    this.#view.finder = await buildOccupationFinder(occupations, words, this.#pause, local);
    await this.#tell(language, local);
    if (this.#labels && (local || language === 'en')) this.#built = { occupations, language };
  }

  async #tell(language: LanguageCode, local: LocalWords | undefined): Promise<void> {
    this.#view.finderLanguage = local ? language : 'en';
    this.#view.occupationNames = new Map(local?.names.map(({ code, title }) => [code, title]));
    if (this.#view.occupationQuestions.length > 0) return;
    this.#view.occupationQuestions = (await orNothing(loadOccupationQuestions(this.#fetchJson))) ?? [];
  }
}

/** Undefined when it cannot be loaded: the finder works without it, but finds less. */
function orNothing<T>(loading: Promise<T>): Promise<T | undefined> {
  return loading.catch(() => undefined);
}
