import type { Component } from 'svelte';
import type { RouteName } from '../app/routes.ts';

export type Page = Component<Record<string, never>>;

const settings = () => import('../screens/settings/Settings.svelte');

/** Every screen except Register, which is part of the first load. Each is fetched when it is first opened. */
export const pages: Record<Exclude<RouteName, 'register'> | 'unknown', () => Promise<{ default: Page }>> = {
  people: () => import('../screens/people/People.svelte'),
  person: () => import('../screens/person/Person.svelte'),
  assign: () => import('../screens/assign/Assign.svelte'),
  import: () => import('../screens/import/Import.svelte'),
  imported: () => import('../screens/import/Imported.svelte'),
  assessments: () => import('../screens/assessments/Assessments.svelte'),
  assessment: () => import('../screens/assessments/Assessment.svelte'),
  occupations: () => import('../screens/occupations/Occupations.svelte'),
  occupation: () => import('../screens/occupations/Occupations.svelte'),
  overview: () => import('../screens/overview/Overview.svelte'),
  team: () => import('../screens/team/Team.svelte'),
  sync: () => import('../screens/sync/Sync.svelte'),
  settings,
  you: settings,
  groups: settings,
  device: settings,
  look: settings,
  server: settings,
  about: settings,
  setup: () => import('../screens/setup/Setup.svelte'),
  practice: () => import('../screens/practice/Practice.svelte'),
  tour: () => import('../screens/practice/Tour.svelte'),
  more: () => import('../screens/more/More.svelte'),
  console: () => import('../screens/console/Console.svelte'),
  call: () => import('../screens/console/OneCall.svelte'),
  unknown: () => import('./NoScreen.svelte'),
};
