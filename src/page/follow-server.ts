import type { Catalogue } from '../catalogue/load.ts';
import type { FetchJson } from '../catalogue/fetch-json.ts';
import type { LanguageCode } from '../domain/text/language.ts';
import { live } from '../store/transaction/live.ts';
import type { Store } from '../store/transaction/store.ts';
import { refdata } from '../store/outbox/refdata.ts';
import { Finders, type FinderView } from './finders.ts';
import { givenAssessments, givenOccupations } from '../domain/given-catalogue.ts';
import { createAssessments } from '../catalogue/assessments.ts';
import { createOccupations } from '../catalogue/occupations.ts';

/** The catalogue as the screens read it. */
export interface CatalogueView extends FinderView {
  catalogue: Catalogue | undefined;
}

export interface FollowOptions {
  store: Store;
  fetchJson: FetchJson;
  view: CatalogueView;
  /**
   * Calls `next` with the language that is searched beside English, at once and at every change. Where it is left
   * out, English alone is searched.
   */
  followLanguage?: (next: (language: LanguageCode) => void) => void;
}

/** Uses the lists that a server gave instead of the shipped ones, now and whenever newer ones come. */
export function followServer(options: FollowOptions, shipped: Catalogue, services: Catalogue): void {
  const { store, view } = options;
  const finders = new Finders(view, options.fetchJson, shipped.occupations, pause);
  const follow = options.followLanguage ?? ((next) => next('en'));
  follow((language) => void finders.speak(language));
  live(() => serverData(store)).subscribe(
    (data) => {
      const current = withServerData(shipped, data);
      Object.assign(services, current);
      view.catalogue = current;
      void finders.use(current.occupations);
    },
    () => undefined, // The store reports its own problems.
  );
}

const pause = () => new Promise<void>((resume) => setTimeout(resume));

async function serverData(store: Store): Promise<ServerData> {
  const [assessments, occupations] = [
    await refdata(store, 'assessments'),
    await refdata(store, 'occupations'),
  ];
  return { assessments: assessments?.data, occupations: occupations?.data };
}

/** Lists that a server gave, as they were stored. They are checked again before they are used. */
interface ServerData {
  assessments?: unknown;
  occupations?: unknown;
}

/**
 * The catalogue with the server's lists instead of the shipped ones. A list that fails the check is left out.
 */
function withServerData(shipped: Catalogue, { assessments, occupations }: ServerData): Catalogue {
  const listed = givenAssessments(assessments);
  const tree = givenOccupations(occupations);
  return {
    ...shipped,
    ...(listed && { assessments: createAssessments(listed) }),
    ...(tree && { occupations: createOccupations(tree) }),
  };
}
