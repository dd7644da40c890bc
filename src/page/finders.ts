import type { FetchJson } from '../catalogue/fetch-json.ts';
import { loadLocalWords, type LocalWords } from '../catalogue/local-words.ts';
import type { LanguageCode } from '../domain/text/language.ts';
import {
  buildOccupationFinder,
  type OccupationFinder,
} from '../catalogue/occupation-finder/occupation-finder.ts';
import { loadOccupationQuestions, type OccupationQuestion } from '../catalogue/occupation-questions.ts';
import {
  byCode,
  loadOccupationLabels,
  loadOccupationWords,
  type JobTitle,
  type OccupationWords,
} from '../catalogue/occupation-words.ts';
import type { NotOccupation } from '../catalogue/not-occupation.ts';
import { wordsOf } from '../domain/text/words.ts';
import type { Occupations } from '../catalogue/occupations.ts';

/** The finder and its data, as the screens read them. */
export interface FinderView {
  finder: OccupationFinder | undefined;
  knowsJobTitles: boolean;
  /** The finder knows everything that could be loaded, labels and the language's own words too: the same title has the same answer from now on. */
  isFinderWhole: boolean;
  failed: Error | undefined;
  /** The classification's titles in the chosen language, by code; none where they do not exist. */
  occupationNames: ReadonlyMap<string, string> | undefined;
  /** The language whose words the finder knows beside the English ones. */
  finderLanguage: LanguageCode;
  /** Questions that divide the first hits, for `questionFor`. */
  occupationQuestions: readonly OccupationQuestion[];
  /** The official job titles of each unit group, in their order, by code; none before they are loaded. */
  jobTitles: ReadonlyMap<string, readonly string[]> | undefined;
  /** Folded beginnings of answers that name no occupation; none before they are loaded. */
  notOccupations: readonly string[] | undefined;
  /** Resolves when someone is about to search. */
  finderWanted: Promise<void>;
}

/** Lets other work run between two slices. */
type Pause = () => Promise<void>;

/**
 * Loads what finders are built from, at once and whenever the tree or the language changes, so that it is there
 * without a connection. A finder is built once someone is about to search: that takes an old phone seconds, and
 * most pages are closed without a search. Where the labels and the other language's words are still to come by then,
 * a first finder knows the official titles and our own words. A file that cannot be loaded is left out, and requested
 * again at the next change.
 */
export class Finders {
  readonly #view: FinderView;
  readonly #fetchJson: FetchJson;
  readonly #pause: Pause;
  #words: Promise<OccupationWords> | undefined;
  #labels: Promise<readonly JobTitle[]> | undefined;
  #local: { language: LanguageCode; words: Promise<LocalWords | undefined> } | undefined;
  #occupations: Occupations;
  #language: LanguageCode = 'en';
  #isWanted = false;
  #building = Promise.resolve();
  /** What the present finder was built from, if nothing was left out. */
  #built: { occupations: Occupations; language: LanguageCode } | undefined;

  constructor(view: FinderView, fetchJson: FetchJson, occupations: Occupations, pause: Pause) {
    this.#view = view;
    this.#fetchJson = fetchJson;
    this.#pause = pause;
    this.#occupations = occupations;
    // Asked for before it is known what is to be built; what is built then says that they could not be had.
    void orNothing(this.#loadWords());
    void view.finderWanted.then(() => {
      this.#isWanted = true;
      return this.#build();
    });
  }

  /** Resolves when everything asked for so far is loaded and, where it is wanted, built. */
  use(occupations: Occupations): Promise<void> {
    this.#occupations = occupations;
    return this.#build();
  }

  speak(language: LanguageCode): Promise<void> {
    if (language === this.#language) return this.#building;
    this.#language = language;
    return this.#build();
  }

  /** Loads the words once. Like the other lists, they are asked for again if they could not be loaded. */
  #loadWords(): Promise<OccupationWords> {
    this.#words ??= loadOccupationWords(this.#fetchJson).catch((error: unknown) => {
      this.#words = undefined;
      throw error;
    });
    return this.#words;
  }

  #loadLabels(): Promise<readonly JobTitle[] | undefined> {
    this.#labels ??= loadOccupationLabels(this.#fetchJson).catch((error: unknown) => {
      this.#labels = undefined;
      throw error;
    });
    return orNothing(this.#labels);
  }

  #loadLocal(language: LanguageCode): Promise<LocalWords | undefined> {
    if (this.#local?.language !== language) {
      const words = loadLocalWords(this.#fetchJson, language).catch((error: unknown) => {
        this.#local = undefined;
        throw error;
      });
      this.#local = { language, words };
    }
    return orNothing(this.#local.words.then((words) => this.#askAgainUnlessWhole(words)));
  }

  #askAgainUnlessWhole(words: LocalWords | undefined): LocalWords | undefined {
    if (words?.isWhole === false) this.#local = undefined;
    return words;
  }

  #build(): Promise<void> {
    this.#building = this.#building
      .then(() => this.#bring())
      .catch((error: unknown) => {
        this.#view.failed = error instanceof Error ? error : new Error(String(error));
      });
    return this.#building;
  }

  async #bring(): Promise<void> {
    const [occupations, language] = [this.#occupations, this.#language];
    if (!this.#isBuilt(occupations, language)) this.#view.isFinderWhole = false;
    const words = await this.#loadWords();
    this.#tellTitles(words);
    const further = this.#loadFurther(language);
    await Promise.race([further, this.#view.finderWanted]);
    if (this.#isWanted) await this.#buildFirst(occupations, words);
    const { labels, local } = await further;
    if (!this.#isWanted || this.#isBuilt(occupations, language)) return;
    const all = { ...words, labels: labels ?? [] };
    this.#view.finder = await buildOccupationFinder(occupations, all, this.#pause, local);
    this.#view.knowsJobTitles = this.#view.isFinderWhole = true;
    if (labels && (local?.isWhole || language === 'en')) this.#built = { occupations, language };
  }

  #isBuilt(occupations: Occupations, language: LanguageCode): boolean {
    return this.#built?.occupations === occupations && this.#built.language === language;
  }

  /** Only until there is a whole one. */
  async #buildFirst(occupations: Occupations, words: OccupationWords): Promise<void> {
    if (this.#view.knowsJobTitles) return;
    this.#view.finder = await buildOccupationFinder(occupations, words, this.#pause);
    this.#view.knowsJobTitles = true;
  }

  #tellTitles({ titles, notOccupations }: OccupationWords): void {
    this.#view.failed = undefined;
    this.#view.jobTitles ??= byCode(titles);
    this.#view.notOccupations ??= saidIn(notOccupations);
  }

  /** What is larger, and searches lose least without: labels, the language's own words, and the questions. */
  async #loadFurther(language: LanguageCode): Promise<Further> {
    const [own, labels, local] = await Promise.all([
      this.#loadWords(),
      this.#loadLabels(),
      this.#loadLocal(language),
    ]);
    this.#view.notOccupations = saidIn([...own.notOccupations, ...(local?.notOccupations ?? [])]);
    this.#view.finderLanguage = local ? language : 'en';
    this.#view.occupationNames = new Map(local?.names.map(({ code, title }) => [code, title]));
    if (this.#view.occupationQuestions.length === 0)
      this.#view.occupationQuestions = (await orNothing(loadOccupationQuestions(this.#fetchJson))) ?? [];
    return { labels, local };
  }
}

function saidIn(entries: readonly NotOccupation[]): readonly string[] {
  return entries.flatMap(({ said }) => said.map((words) => wordsOf(words).join(' ')));
}

interface Further {
  labels: readonly JobTitle[] | undefined;
  local: LocalWords | undefined;
}

/** Undefined when it cannot be loaded: the finder works without it, but finds less. */
function orNothing<T>(loading: Promise<T>): Promise<T | undefined> {
  return loading.catch(() => undefined);
}
