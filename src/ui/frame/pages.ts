import type { Component } from 'svelte';
import type { RouteName } from '../app/routes.ts';

export type Page = Component<Record<string, never>>;

const settings = () => import('../settings/Settings.svelte');

/** Every screen except Register, which is part of the first load. Each is fetched when it is first opened. */
export const pages: Record<Exclude<RouteName, 'register'> | 'unknown', () => Promise<{ default: Page }>> = {
  people: () => import('../people/People.svelte'),
  person: () => import('../person/Person.svelte'),
  assign: () => import('../assign/Assign.svelte'),
  assessments: () => import('../assessments/Assessments.svelte'),
  assessment: () => import('../assessments/Assessment.svelte'),
  occupations: () => import('../occupations/Occupations.svelte'),
  occupation: () => import('../occupations/Occupations.svelte'),
  overview: () => import('../overview/Overview.svelte'),
  sync: () => import('../sync/Sync.svelte'),
  settings,
  you: settings,
  groups: settings,
  device: settings,
  look: settings,
  server: settings,
  about: settings,
  setup: () => import('../setup/Setup.svelte'),
  practice: () => import('../practice/Practice.svelte'),
  tour: () => import('../practice/Tour.svelte'),
  more: () => import('../more/More.svelte'),
  console: () => import('../console/Console.svelte'),
  call: () => import('../console/OneCall.svelte'),
  unknown: () => import('./NoScreen.svelte'),
};
