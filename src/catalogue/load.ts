import { Assessment } from '../contract/assessment.ts';
import { OccupationNode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';
import { type Assessments, createAssessments } from './assessments.ts';
import { type Countries, CountryData, createCountries } from './countries.ts';
import type { FetchJson } from './fetch-json.ts';
import { createOccupations, type Occupations } from './occupations.ts';

/** The read-only half of the service. */
export interface Catalogue {
  readonly assessments: Assessments;
  readonly occupations: Occupations;
  readonly countries: Countries;
}

/** Everything that a registration needs. Fails when a file cannot be read or is not what its schema says. */
export async function loadCatalogue(fetchJson: FetchJson): Promise<Catalogue> {
  const [assessments, occupations, countries] = await Promise.all([
    read(fetchJson, 'assessments.json', z.array(Assessment)),
    read(fetchJson, 'occupations.json', z.array(OccupationNode)),
    read(fetchJson, 'countries.json', CountryData),
  ]);
  return {
    assessments: createAssessments(assessments),
    occupations: createOccupations(occupations),
    countries: createCountries(countries),
  };
}

export async function read<T>(fetchJson: FetchJson, name: string, schema: z.ZodMiniType<T>): Promise<T> {
  try {
    return schema.parse(await fetchJson(name));
  } catch (cause) {
    throw new Error(`The shipped data could not be loaded: ${name}`, { cause });
  }
}
