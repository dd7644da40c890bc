import { ContractType } from '../contract/assignment.ts';
import { Group } from '../contract/group.ts';
import { z } from '../contract/zod.ts';
import { cleanName } from '../domain/text/names.ts';
import { isSafeAddress } from '../domain/server-address.ts';
import type { Settings } from '../store/changes/settings.ts';
import { LIMITS, quoted } from './config-limits.ts';
import { lookOf } from './group-names.ts';

/** A browser opens no more than six connections to one server. */
export const MAX_PARALLEL = 6;

/** Ten minutes: who wants longer holds records until they are released. */
export const MAX_DELAY_SECONDS = 600;

/** What RFC 9110 allows in the name of a header. */
export const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** Something of it can be seen. */
const Name = z.string().check(z.overwrite(cleanName), z.minLength(1));

const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Plain http is for a server on the same machine; anything else would send the key in clear. */
const ServerAddress = z.string().check(z.refine(isSafeAddress));

/**
 * The settings that a host of the app may give in `config.json`; each may be left out. The key to a server is
 * never among them: a person types it once on each device.
 */
const sections = {
  organisation: z.object({
    name: z.optional(Name),
    country: z.optional(CountryCode),
    contract: z.optional(ContractType),
  }),
  server: z.object({
    /** What stands before `/api-v1/`. */
    baseUrl: z.optional(ServerAddress),
    header: z.optional(z.string().check(z.regex(HEADER_NAME))),
    encoding: z.optional(z.enum(['form', 'json'])),
    idempotencyKey: z.optional(z.boolean()),
    closesConnections: z.optional(z.boolean()),
    groupsCreate: z.optional(z.boolean()),
    parallel: z.optional(z.int().check(z.gte(1), z.lte(MAX_PARALLEL))),
    delaySeconds: z.optional(z.int().check(z.gte(0), z.lte(MAX_DELAY_SECONDS))),
  }),
  defaults: z.object({ country: z.optional(CountryCode) }),
  groups: z.array(z.extend(Group, { name: Name })).check(z.maxLength(LIMITS.groups, { abort: true })),
} as const;

export const Config = z.object({
  organisation: z.optional(sections.organisation),
  server: z.optional(sections.server),
  defaults: z.optional(sections.defaults),
  groups: z.optional(sections.groups),
});
export type Config = z.infer<typeof Config>;

/** What is wrong with the file and where: `pointer` is a JSON Pointer into it, empty for the file as a whole. */
export interface ConfigProblem {
  pointer: string;
  fault: ConfigFault;
}

export type ConfigFault =
  | { kind: 'too-long'; most: number }
  /** `reason` is this browser's own sentence about the error. */
  | { kind: 'not-json'; reason?: string }
  | { kind: 'no-object' }
  | { kind: 'unknown-section'; name: string; sections: readonly string[] }
  | { kind: 'unexpected'; place: ConfigPlace }
  /** The group that a group before it looks like. */
  | { kind: 'alike'; name: string }
  /** How many more problems there are than those listed. */
  | { kind: 'more'; count: number };

/** The places in the file that can have a problem. */
const PLACES = [
  '/organisation/name',
  '/organisation/country',
  '/organisation/contract',
  '/server/baseUrl',
  '/server/header',
  '/server/encoding',
  '/server/idempotencyKey',
  '/server/closesConnections',
  '/server/groupsCreate',
  '/server/parallel',
  '/server/delaySeconds',
  '/defaults/country',
  '/groups',
  '/groups/*/uuid',
  '/groups/*/parent_uuid',
  '/groups/*/type',
] as const;
/** A place, any other part of a group, or a whole section or group. */
export type ConfigPlace = (typeof PLACES)[number] | '/groups/*' | 'elsewhere';

/** What `config.json` says, and what is wrong with it. */
interface ReadConfig {
  config: Config;
  /** The first problems, as many as a person can read. */
  problems: ConfigProblem[];
}

/** Reads the text of `config.json`. Good sections are used even when another one has a problem. */
export function readConfig(text: string): ReadConfig {
  if (text.length > LIMITS.configLetters) return nothingOf({ kind: 'too-long', most: LIMITS.configLetters });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return nothingOf(notJson(error));
  }
  return isRecord(json) ? readSections(json) : nothingOf({ kind: 'no-object' });
}

function nothingOf(fault: ConfigFault): ReadConfig {
  return { config: {}, problems: [{ pointer: '', fault }] };
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
  return { config: { ...config, ...toldApart(config, problems) }, problems: firstOf(problems) };
}

/** Of groups that no one could tell apart the first stays. */
function toldApart({ groups }: Config, problems: ConfigProblem[]): Pick<Config, 'groups'> {
  if (!groups) return {};
  const kept = new Map<string, Group>();
  for (const [at, group] of groups.entries()) {
    if (!kept.has(lookOf(group))) kept.set(lookOf(group), group);
    else problems.push({ pointer: `/groups/${at}/name`, fault: { kind: 'alike', name: quoted(group.name) } });
  }
  return { groups: [...kept.values()] };
}

/** The first few, and how many more there are. */
function firstOf(problems: ConfigProblem[]): ConfigProblem[] {
  const more = problems.length - LIMITS.problemsShown;
  if (more <= 0) return problems;
  const fault = { kind: 'more', count: more } as const;
  return [...problems.slice(0, LIMITS.problemsShown), { pointer: '', fault }];
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

function notJson(error: unknown): ConfigFault {
  return { kind: 'not-json', ...(error instanceof Error && { reason: error.message }) };
}

function unknownSection(name: string): ConfigProblem {
  return {
    pointer: `/${name}`,
    fault: { kind: 'unknown-section', name: quoted(name), sections: sectionNames },
  };
}

function broken(path: readonly PropertyKey[]): ConfigProblem {
  const pointer = path.map((part) => `/${String(part)}`).join('');
  return { pointer, fault: { kind: 'unexpected', place: placeOf(pointer) } };
}

function placeOf(pointer: string): ConfigPlace {
  const place = pointer.replace(/^\/groups\/\d+\//, '/groups/*/');
  return PLACES.find((one) => one === place) ?? (pointer.startsWith('/groups/') ? '/groups/*' : 'elsewhere');
}

/**
 * The settings of the deployment, under the store's names. A setting that a person makes on the device replaces the deployment's.
 */
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
    closesConnections: server?.closesConnections,
    groupsCreate: server?.groupsCreate,
    parallel: server?.parallel,
    delaySeconds: server?.delaySeconds,
  } satisfies { [Name in keyof Settings]?: Settings[Name] | undefined };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
