import type { Assessments } from '../catalogue/assessments.ts';
import type { Countries } from '../catalogue/countries.ts';
import type { Occupations } from '../catalogue/occupations.ts';
import type { OrganisationFacts } from '../domain/rules/organisation.ts';
import type { Records } from '../domain/record/records.ts';

/** What the handler needs from its host. Time and identity are handed in, so that tests can hold them still. */
export interface Services {
  assessments: Assessments;
  occupations: Occupations;
  countries: Countries;
  /** Asked again for every request: settings may change between two of them. */
  organisation(): Promise<OrganisationFacts>;
  records: Records;
  now(): Date;
  /** A UUID that was never given out before. */
  newId(): string;
}
