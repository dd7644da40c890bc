import { decodedPart } from '../../domain/text/decode.ts';

/**
 * Every screen has an address after the `#`, so that any static host can serve the app without rewrites
 * and a link to a record survives a reload.
 */
const patterns = {
  register: '/',
  people: '/people',
  person: '/people/:id',
  assign: '/people/:id/assign',
  import: '/import',
  imported: '/import/:id',
  assessments: '/assessments',
  assessment: '/assessments/:key',
  occupations: '/occupations',
  occupation: '/occupations/:code',
  overview: '/overview',
  team: '/team',
  sync: '/sync',
  settings: '/settings',
  you: '/settings/you',
  groups: '/settings/groups',
  device: '/settings/device',
  look: '/settings/look',
  server: '/settings/server',
  about: '/settings/about',
  setup: '/setup',
  practice: '/practice',
  tour: '/practice/show',
  more: '/more',
  console: '/api',
  call: '/api/:name',
} as const;

export type RouteName = keyof typeof patterns;

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParameters<Name extends RouteName> = Record<Parameter<(typeof patterns)[Name]>, string>;

export interface Route {
  name: RouteName | 'unknown';
  parameters: Partial<Record<string, string>>;
  query: URLSearchParams;
}

/** The address of a screen, to be used as `href`: `href('person', { id })` is `#/people/…`. */
export function href<Name extends RouteName>(
  name: Name,
  ...[parameters]: keyof RouteParameters<Name> extends never ? [] : [RouteParameters<Name>]
): string {
  const values: Partial<Record<string, string>> = parameters ?? {};
  return '#' + patterns[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** The first part of a screen's address: `people` for a person, `settings` for each of its sections. */
export const roomOf = (name: RouteName): string => patterns[name].split('/')[1] ?? '';

/** Reads the part of a URL after `#`. An address that no screen has is `unknown`, never an exception. */
export function parseHash(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2);
  const parts = split(path);
  const query = new URLSearchParams(search);
  for (const [name, pattern] of entries) {
    const parameters = match(pattern, parts);
    if (parameters) return { name, parameters, query };
  }
  return { name: 'unknown', parameters: {}, query };
}

// Object.entries forgets the key type; the object is a constant of this file, so its keys are exactly RouteName.
const entries = Object.entries(patterns).map(([name, path]) => [name as RouteName, split(path)] as const);

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function match(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) found[expected.slice(1)] = decodedPart(part);
    else if (expected !== part) return undefined;
  }
  return found;
}
