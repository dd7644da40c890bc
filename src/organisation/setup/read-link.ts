import { ContractType } from '../../contract/assignment.ts';
import { Group } from '../../contract/group.ts';
import { z } from '../../contract/zod.ts';
import { cleanName } from '../../domain/text/names.ts';
import type { Settings } from '../../store/changes/settings.ts';
import { quoted } from '../config-limits.ts';
import { HEADER_NAME } from '../config.ts';
import { readServerAddress, type AddressProblem } from '../server-address.ts';
import { setupQuery } from './clean-link.ts';
import { LINK_LIMITS } from './link-limits.ts';
import { isVisible, visible } from './visible-text.ts';

/** What a setup link can set: never a key, and nothing that lets a record be sent a second time by itself. */
export interface Setup {
  settings: Partial<Settings>;
  groups: Group[];
}

/** The fields of a link that set something, each at most once. Groups are in fields named `group`, as many as there are. */
export type SetupField =
  | 'server'
  | 'header'
  | 'encoding'
  | 'organisation'
  | 'country'
  | 'contract'
  | 'default-country';

export type SetupProblem =
  | { kind: 'no-link' }
  /** Lines of it are missing, or were parted from it. */
  | { kind: 'broken' }
  | { kind: 'too-long'; most: number }
  | { kind: 'key'; name: string }
  | { kind: 'nothing' }
  | { kind: 'twice'; field: SetupField }
  | { kind: 'address'; problem: AddressProblem }
  | { kind: 'unseen'; field: SetupField }
  | { kind: 'unexpected'; field: SetupField }
  | { kind: 'many-groups'; most: number }
  /** The group's place in the link, from 1. */
  | { kind: 'group'; at: number }
  | { kind: 'group-twice'; at: number };

/** What a link says. Where there are problems nothing of it may be used: half a setup misleads. */
export interface ReadSetup {
  setup: Setup;
  problems: SetupProblem[];
  /** The names of fields that no link can set, ready to be shown. They are left out. */
  ignored: string[];
}

/** The headers that mean something to the server or the browser already: a key in their place would break requests, or repeat them. */
const TAKEN_HEADERS =
  /^(?:accept|access-control|content|cookie|host|idempotency|if|origin|proxy|referer|sec|set-cookie|te|trailer|transfer|upgrade|user-agent|connection)(?:-|$)/i;

/** A field whose name holds one of these carries a secret, whatever else its name says. */
const SECRETS = /key|token|secret|passw|passphrase|credential|auth(?!ors?$)|bearer|pwd/i;
const PROMISES = /idempot/i;

const Value = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINK_LIMITS.value));
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));
const Header = Value.check(
  z.regex(HEADER_NAME),
  z.refine((name) => !TAKEN_HEADERS.test(name)),
);

/** Each field with what it must be, and the setting that it becomes. */
const fields = {
  server: { setting: 'serverAddress', schema: Value },
  header: { setting: 'serverHeader', schema: Header },
  encoding: { setting: 'encoding', schema: z.enum(['form', 'json']) },
  organisation: { setting: 'organisationName', schema: Value.check(z.overwrite(cleanName)) },
  country: { setting: 'organisationCountry', schema: Country },
  contract: { setting: 'contract', schema: ContractType },
  'default-country': { setting: 'defaultCountry', schema: Country },
} as const satisfies Record<SetupField, { setting: keyof Settings; schema: z.ZodMiniType<string> }>;

/**
 * Reads a setup link, or the part of an address from its `#` on.
 * @param isCountry whether a code is one of ISO 3166-1
 */
export function readSetupLink(text: string, isCountry: (code: string) => boolean = () => true): ReadSetup {
  if (text.length > LINK_LIMITS.letters) return refused({ kind: 'too-long', most: LINK_LIMITS.letters });
  const found = setupQuery(text);
  if (found === undefined) return refused({ kind: 'no-link' });
  if (found === 'broken') return refused({ kind: 'broken' });
  const given = [...new URLSearchParams(found.query)];
  const secret = given.find(([name]) => SECRETS.test(name) && !PROMISES.test(name));
  // Before anything else is looked at: nothing of such a link may be shown.
  if (secret) return refused({ kind: 'key', name: shown(secret[0]) });
  const read: ReadSetup = { setup: { settings: {}, groups: [] }, problems: [], ignored: [] };
  for (const [name, value] of given) if (isField(name)) readField(read, name, value, isCountry);
  readGroups(
    read,
    given.filter(([name]) => name === 'group').map(([, value]) => value),
  );
  read.ignored = unknownNames(given);
  if (read.problems.length === 0 && isEmpty(read.setup)) read.problems = [{ kind: 'nothing' }];
  return read;
}

function refused(problem: SetupProblem): ReadSetup {
  return { setup: { settings: {}, groups: [] }, problems: [problem], ignored: [] };
}

function isEmpty({ settings, groups }: Setup): boolean {
  return Object.keys(settings).length + groups.length === 0;
}

function isField(name: string): name is SetupField {
  return Object.hasOwn(fields, name);
}

/** A name from a link, short and without what cannot be seen. */
function shown(name: string): string {
  return quoted(visible(name));
}

function unknownNames(given: readonly (readonly [string, string])[]): string[] {
  const unknown = given.map(([name]) => name).filter((name) => !isField(name) && name !== 'group');
  return [...new Set(unknown.map(shown))].slice(0, LINK_LIMITS.ignored);
}

function readField(
  read: ReadSetup,
  field: SetupField,
  value: string,
  isCountry: (code: string) => boolean,
): void {
  const { setting, schema } = fields[field];
  const { settings } = read.setup;
  const add = (problem: SetupProblem) => void read.problems.push(problem);
  if (Object.hasOwn(settings, setting)) {
    add({ kind: 'twice', field });
    return;
  }
  const parsed = schema.safeParse(value);
  const isNowhere = /country$/.test(field) && !isCountry(value);
  // A bad value is kept too, so that a second one is noticed. Where there are problems nothing is used.
  Object.assign(settings, { [setting]: parsed.success ? parsed.data : '' });
  if (!isVisible(value) || (field === 'organisation' && value.trim() !== '' && cleanName(value) === ''))
    add({ kind: 'unseen', field });
  else if (!parsed.success || isNowhere) add({ kind: 'unexpected', field });
  else if (field === 'server') readServer(read, parsed.data);
}

function readServer(read: ReadSetup, value: string): void {
  const address = readServerAddress(value);
  if ('problem' in address) read.problems.push({ kind: 'address', problem: address.problem });
  else if (/[?#\\]/.test(value)) read.problems.push({ kind: 'address', problem: 'not whole' });
  else read.setup.settings.serverAddress = address.address;
}

/** `uuid,name,TYPE` or `uuid,name,TYPE,uuid of the group that it is part of`. The name may hold commas. */
const GROUP = /^([^,]*),(.*),([A-Z_]+)(?:,([^,]*))?$/s;

function readGroups(read: ReadSetup, values: readonly string[]): void {
  if (values.length > LINK_LIMITS.groups) {
    read.problems.push({ kind: 'many-groups', most: LINK_LIMITS.groups });
    return;
  }
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    const group = readGroup(value);
    if (!group) read.problems.push({ kind: 'group', at: index + 1 });
    else if (seen.has(group.uuid)) read.problems.push({ kind: 'group-twice', at: index + 1 });
    else read.setup.groups.push(group);
    if (group) seen.add(group.uuid);
  }
}

function readGroup(value: string): Group | undefined {
  const [, uuid, name, type, parent] = GROUP.exec(value) ?? [];
  if (name === undefined || name.length > LINK_LIMITS.value || !isVisible(name)) return undefined;
  return Group.safeParse({
    uuid,
    name: cleanName(name),
    type,
    ...(parent !== undefined && { parent_uuid: parent }),
  }).data;
}
