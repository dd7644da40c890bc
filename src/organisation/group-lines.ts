import { GROUP_TYPE_LABELS } from '../contract/group-type-labels.ts';
import { GroupType, type Group } from '../contract/group.ts';
import { GivenUuid } from '../contract/uuid.ts';
import { cleanName } from '../domain/text/names.ts';
import { folded } from '../domain/text/words.ts';
import type { GroupRow } from '../store/schema/group.ts';
import { LIMITS, quoted } from './config-limits.ts';
import { groupWithUuid, lookOf } from './group-names.ts';

/** What is wrong with a line, or with the list. */
export type GroupLineFault =
  | { kind: 'long-list'; most: number }
  | { kind: 'many-lines'; most: number }
  | { kind: 'long-line'; most: number }
  | { kind: 'not-three-values'; count: number }
  | { kind: 'not-a-uuid'; value: string }
  | { kind: 'no-name' }
  | { kind: 'not-a-type'; value: string }
  /** The line that has the same UUID. */
  | { kind: 'repeated'; line: number }
  /** The line whose name looks the same. */
  | { kind: 'alike'; line: number }
  /** A group of the device has a name that looks the same. */
  | { kind: 'taken'; name: string };

export interface GroupLineProblem {
  /** Counted from 1, as an editor does. */
  line: number;
  fault: GroupLineFault;
}

/** The groups and problems of a list. No group is kept while there are problems: half a list misleads. */
export interface GroupLines {
  groups: Group[];
  problems: GroupLineProblem[];
}

/**
 * Reads a list of groups, one on each line: `uuid,name,type`. Commas, semicolons and tabs separate, quotes hold a
 * value together (RFC 4180), a header line and empty lines are skipped. A type may be written as its code or as its label.
 * @param known the groups of the device
 */
export function readGroupLines(text: string, known: readonly GroupRow[] = []): GroupLines {
  if (text.length > LIMITS.groupListLetters)
    return nothingOf({ kind: 'long-list', most: LIMITS.groupListLetters });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.length > LIMITS.groups + HEADER_AND_END)
    return nothingOf({ kind: 'many-lines', most: LIMITS.groups });
  const read: GroupLines = { groups: [], problems: [] };
  const lineOf = new Map<string, number>();
  const looks: Looks = { lines: new Map(), known: byLook(known) };
  for (const [at, line] of lines.entries()) {
    const number = at + 1;
    const group = readLine(line);
    if (group === undefined) continue;
    const fault = 'kind' in group ? group : (repeated(group, lineOf) ?? alike(group, looks));
    if (fault) read.problems.push({ line: number, fault });
    if ('kind' in group) continue;
    read.groups.push(group);
    lineOf.set(group.uuid, number);
    looks.lines.set(lookOf(group), number);
  }
  return read;
}

/** How many lines of a list may be without a group: the header, and the empty line after the last line end. */
const HEADER_AND_END = 2;

function nothingOf(fault: GroupLineFault): GroupLines {
  return { groups: [], problems: [{ line: 1, fault }] };
}

/** Every code and label, folded. */
const TYPE_OF: ReadonlyMap<string, GroupType> = new Map(
  GroupType.def.values.flatMap((code) =>
    [code, code.replaceAll('_', ' '), GROUP_TYPE_LABELS[code]].map((name) => [folded(name), code] as const),
  ),
);

/** The group type that a code (`TEAM`) or a label (`Ad hoc group`) stands for, whatever the case of its letters. */
export function groupTypeOf(text: string): GroupType | undefined {
  return TYPE_OF.get(folded(text.trim()));
}

/** What the groups of earlier lines and of the device look like. */
interface Looks {
  lines: Map<string, number>;
  known: ReadonlyMap<string, readonly GroupRow[]>;
}

function byLook(rows: readonly GroupRow[]): Map<string, GroupRow[]> {
  const found = new Map<string, GroupRow[]>();
  for (const row of rows) found.set(lookOf(row), [...(found.get(lookOf(row)) ?? []), row]);
  return found;
}

/** A group, or what is wrong with the line; nothing for a line that is empty or the header. */
function readLine(line: string): Group | GroupLineFault | undefined {
  if (line.length > LIMITS.groupLineLetters) return { kind: 'long-line', most: LIMITS.groupLineLetters };
  const values = valuesOf(line);
  return values.every((value) => value === '') || isHeader(values) ? undefined : groupOf(values);
}

function groupOf(values: readonly string[]): Group | GroupLineFault {
  const [typedUuid = '', typedName = '', typedType = ''] = values;
  const name = cleanName(typedName);
  if (values.length !== 3) return { kind: 'not-three-values', count: values.length };
  const uuid = GivenUuid.safeParse(typedUuid);
  if (!uuid.success) return { kind: 'not-a-uuid', value: quoted(typedUuid) };
  if (name === '') return { kind: 'no-name' };
  const type = groupTypeOf(typedType);
  if (type === undefined) return { kind: 'not-a-type', value: quoted(typedType) };
  return { uuid: uuid.data, name, type };
}

function repeated({ uuid }: Group, lineOf: ReadonlyMap<string, number>): GroupLineFault | undefined {
  const first = lineOf.get(uuid);
  return first === undefined ? undefined : { kind: 'repeated', line: first };
}

function alike(group: Group, looks: Looks): GroupLineFault | undefined {
  const look = lookOf(group);
  const line = looks.lines.get(look);
  if (line !== undefined) return { kind: 'alike', line };
  const taken = looks.known.get(look)?.find((row) => !groupWithUuid([row], group.uuid));
  return taken && { kind: 'taken', name: taken.name };
}

function isHeader([first = '']: readonly string[]): boolean {
  return folded(first) === 'uuid';
}

/** The first separator outside of quotes: it decides for the whole line. */
function separatorOf(line: string): string {
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && ',;\t'.includes(character)) return character;
  }
  return ',';
}

function valuesOf(line: string): string[] {
  const separator = separatorOf(line);
  const values: string[] = [];
  let value = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === separator && !isQuoted) {
      values.push(value);
      value = '';
    } else value += character;
  }
  return [...values, value].map(unquoted);
}

function unquoted(value: string): string {
  const text = value.trim();
  const inside = /^"(.*)"$/s.exec(text)?.[1];
  return inside === undefined ? text : inside.replaceAll('""', '"').trim();
}
