import type { Assessments } from '../catalogue/assessments.ts';
import type { Countries } from '../catalogue/countries.ts';
import type { OccupationFinder } from '../catalogue/occupation-finder/occupation-finder.ts';
import type { Occupations } from '../catalogue/occupations.ts';
import type { GroupRow } from '../store/schema/group.ts';
import type { ToFixKind } from './checked.ts';
import type { Field } from './mapping.ts';

/** A group of the device, by its name and by both of its ids. */
export type KnownGroup = Pick<GroupRow, 'id' | 'name' | 'type' | 'serverUuid'>;

/** What cells are compared with while columns are guessed. */
export interface KnownValues {
  readonly countries: Countries;
  readonly occupations: Occupations;
  readonly assessments: Assessments;
  readonly groups: readonly KnownGroup[];
}

/** The same with the finder that reads job titles: the one with all words, in the language of the screens. */
export interface ImportCatalogue extends KnownValues {
  readonly finder: Pick<OccupationFinder, 'search'>;
}

/** Fields whose cells have a meaning to be found. A reference is taken as it is. */
export type ReadField = Exclude<Field, 'reference'>;

/** What a text in a column means. */
export type Meaning = SureMeaning | DoubtfulMeaning;

export interface SureMeaning {
  is: 'sure';
  /** `M` or `F`, a code, the id of a group, or the keys of assessments with a space between two. */
  value: string;
  /** The text is a job title that the finder was sure about. */
  isTitle?: true;
}

export interface DoubtfulMeaning {
  is: 'doubt';
  kind: ToFixKind;
  /** Values to choose from, best first. */
  candidates: readonly string[];
  /** What was probably meant. */
  meant?: string;
  /** The text is a job title, not a code. */
  isTitle?: true;
  /** For assessments: the keys that are sure, although another part of the text is not. */
  known?: string;
}
