import type { Page } from 'playwright';
import { atRest } from '../tests/support/browser/at-rest.ts';

/** The first person that `fillDevice` puts into a database. */
export const PERSON_ID = '00000001-0000-4000-8000-aaaaaaaaaaaa';

/** Every screen by its address; those of a person are left out where no one is registered. */
export const SCREENS: Readonly<Record<string, string>> = {
  register: '#/',
  people: '#/people',
  person: `#/people/${PERSON_ID}`,
  assign: `#/people/${PERSON_ID}/assign`,
  import: '#/import',
  assessments: '#/assessments',
  assessment: '#/assessments/AI',
  occupations: '#/occupations',
  occupation: '#/occupations/2221',
  overview: '#/overview',
  team: '#/team',
  sync: '#/sync',
  settings: '#/settings',
  you: '#/settings/you',
  groups: '#/settings/groups',
  device: '#/settings/device',
  look: '#/settings/look',
  server: '#/settings/server',
  about: '#/settings/about',
  more: '#/more',
  setup:
    '#/setup?organisation=Example+Org&country=GB&server=https://api.example.org&header=apikey&group=6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a,Nakuru+3,TEAM',
  console: '#/api',
  call: '#/api/createUser',
  practice: '#/practice',
  tour: '#/practice/show',
  unknown: '#/nowhere',
};

/** Opens a screen of the app that is in the page already, and resolves once it is complete. */
export async function showScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await atRest(page);
}
