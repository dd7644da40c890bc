import { ContractType } from '../contract/assignment.ts';
import { Group } from '../contract/group.ts';
import { z } from '../contract/zod.ts';
import { isSafeAddress } from '../domain/server-address.ts';
import type { Settings } from '../store/changes/settings.ts';
import { counted, LIMITS, quoted } from './limits.ts';

/** A browser opens no more than six connections to one server. */
export const MAX_PARALLEL = 6;

/** What RFC 9110 allows in the name of a header. */
export const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Plain http is for a server on the same machine; anything else would send the key in clear. */
const ServerAddress = z.string().check(z.refine(isSafeAddress));

/**
 * What whoever hosts the app may say in `config.json` (design section 8). Every part may be left out.
 * The key to a server is never in it: a person types it once on each device.
 */
const sections = {
  organisation: z.object({
    name: z.optional(z.string().check(z.trim(), z.minLength(1))),
    country: z.optional(CountryCode),
    contract: z.optional(ContractType),
  }),
  server: z.object({
    /** What stands before `/api-v1/`. */
    baseUrl: z.optional(ServerAddress),
    header: z.optional(z.string().check(z.regex(HEADER_NAME))),
    encoding: z.optional(z.enum(['form', 'json'])),
    idempotencyKey: z.optional(z.boolean()),
    groupsCreate: z.optional(z.boolean()),
    parallel: z.optional(z.int().check(z.gte(1), z.lte(MAX_PARALLEL))),
  }),
  defaults: z.object({ country: z.optional(CountryCode) }),
  groups: z.array(Group).check(z.maxLength(LIMITS.groups, { abort: true })),
} as const;

export const Config = z.partial(z.object(sections));
export type Config = z.infer<typeof Config>;

/** What is wrong with the file and where: `pointer` is a JSON Pointer into it, empty for the file as a whole. */
export interface ConfigProblem {
  pointer: string;
  sentence: string;
}

const EXPECTED: Record<string, string> = {
  '/organisation/name': 'a text',
  '/organisation/country': 'two capital letters, such as GB',
  '/organisation/contract': '“other” or “revenue-share”',
  '/server/baseUrl': 'an address that begins with https:// (or http://localhost), without a user name in it',
  '/server/header': 'the name of a header, such as apikey',
  '/server/encoding': '“form” or “json”',
  '/server/idempotencyKey': 'true or false',
  '/server/groupsCreate': 'true or false',
  '/server/parallel': `a whole number from 1 to ${MAX_PARALLEL}`,
  '/defaults/country': 'two capital letters, such as KE',
  '/groups': `a list of at most ${counted(LIMITS.groups)} groups, each with uuid, name and type`,
};

/** What `config.json` says, and what is wrong with it. */
interface ReadConfig {
  config: Config;
  /** The first of them, so many as a person can read. */
  problems: ConfigProblem[];
}

/** Reads the text of `config.json`. Good sections count even where another is broken, so that one slip costs little. */
export function readConfig(text: string): ReadConfig {
  if (text.length > LIMITS.configLetters) return nothingOf(TOO_LONG);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return nothingOf(notJson(error));
  }
  return isRecord(json) ? readSections(json) : nothingOf('config.json must hold one object: { … }.');
}

function nothingOf(sentence: string): ReadConfig {
  return { config: {}, problems: [{ pointer: '', sentence }] };
}

function readSections(json: Record<string, unknown>): ReadConfig {
  const problems = Object.keys(json)
    .filter((name) => !Object.hasOwn(sections, name))
    .map(unknownSection);
  // Each section is parsed by its own schema below; only what passed is merged, so the sum is a Config.
  const config: Config = {};
  for (const name of sectionNames) {
    const given = json[name];
    if (given === undefined) continue;
    const parsed = Config.safeParse({ [name]: given });
    if (parsed.success) Object.assign(config, parsed.data);
    else for (const { path } of parsed.error.issues) problems.push(broken(path));
  }
  return { config, problems: firstOf(problems) };
}

/** The first few, and how many more there are. */
function firstOf(problems: ConfigProblem[]): ConfigProblem[] {
  const more = problems.length - LIMITS.problemsShown;
  if (more <= 0) return problems;
  const sentence = `config.json has ${counted(more)} more to mend. Mend these first.`;
  return [...problems.slice(0, LIMITS.problemsShown), { pointer: '', sentence }];
}

const sectionNames = [
  'organisation',
  'server',
  'defaults',
  'groups',
] as const satisfies (keyof typeof sections)[];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TOO_LONG = `config.json has more than ${counted(LIMITS.configLetters)} letters and is not read. Leave out what the app does not need.`;

function notJson(error: unknown): string {
  const reason = error instanceof Error ? ` (${error.message})` : '';
  return `config.json is not JSON${reason}. Check commas, quotes and brackets.`;
}

function unknownSection(name: string): ConfigProblem {
  return {
    pointer: `/${name}`,
    sentence: `“${quoted(name)}” is not a section of config.json. Use ${sectionNames.join(', ')}.`,
  };
}

function broken(path: readonly PropertyKey[]): ConfigProblem {
  const pointer = path.map((part) => `/${String(part)}`).join('');
  const expected =
    EXPECTED[pointer] ?? (pointer.startsWith('/groups/') ? groupPart(path.at(-1)) : 'another kind of value');
  return {
    pointer,
    sentence: `In config.json, ${pointer.slice(1).replaceAll('/', ' → ')} must be ${expected}.`,
  };
}

function groupPart(part: PropertyKey | undefined): string {
  if (part === 'uuid' || part === 'parent_uuid') return 'the UUID of a group on the server';
  return part === 'type' ? 'a group type code, such as TEAM' : 'a text';
}

/** What the deployment sets, in the store's terms; what a person sets on the device goes before it. */
export function deploymentSettings({ organisation, server, defaults }: Config): Partial<Settings> {
  const all = {
    organisationName: organisation?.name,
    organisationCountry: organisation?.country,
    contract: organisation?.contract,
    defaultCountry: defaults?.country ?? organisation?.country,
    serverAddress: server?.baseUrl,
    serverHeader: server?.header,
    encoding: server?.encoding,
    idempotencyKey: server?.idempotencyKey,
    groupsCreate: server?.groupsCreate,
    parallel: server?.parallel,
  } satisfies { [Name in keyof Settings]?: Settings[Name] | undefined };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
