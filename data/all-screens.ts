/** The first person that `fillDevice` puts into a database. */
export const SOMEBODY = '00000001-0000-4000-8000-aaaaaaaaaaaa';

/** Every screen by its address; those of a person are left out where nobody is registered. */
export const SCREENS: Readonly<Record<string, string>> = {
  register: '#/',
  people: '#/people',
  person: `#/people/${SOMEBODY}`,
  assign: `#/people/${SOMEBODY}/assign`,
  assessments: '#/assessments',
  assessment: '#/assessments/AI',
  occupations: '#/occupations',
  occupation: '#/occupations/2221',
  overview: '#/overview',
  sync: '#/sync',
  settings: '#/settings',
  you: '#/settings/you',
  groups: '#/settings/groups',
  device: '#/settings/device',
  look: '#/settings/look',
  server: '#/settings/server',
  about: '#/settings/about',
  more: '#/more',
};
