import { GROUP_TYPE_LABELS } from '../contract/group-type-labels.ts';
import { GroupType, type Group } from '../contract/group.ts';
import { GivenUuid } from '../contract/uuid.ts';
import { folded } from '../domain/words.ts';
import { counted, LIMITS, quoted } from './limits.ts';

export interface GroupLineProblem {
  /** Counted from 1, as an editor does. */
  line: number;
  sentence: string;
}

/** What could be read of a list of groups. Nothing is kept while there are problems: half a list misleads. */
export interface GroupLines {
  groups: Group[];
  problems: GroupLineProblem[];
}

/**
 * Reads a list of groups, one on each line: `uuid,name,type`. Commas, semicolons and tabs separate, quotes hold a
 * value together (RFC 4180), a header line and empty lines are passed over. A type may be written as its code or as its label.
 */
export function readGroupLines(text: string): GroupLines {
  if (text.length > LIMITS.groupListLetters)
    return nothingOf(
      `The list has more than ${counted(LIMITS.groupListLetters)} letters. Import it in parts`,
    );
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.length > LIMITS.groups + HEADER_AND_END)
    return nothingOf(`The list has more than ${counted(LIMITS.groups)} lines. Import it in parts`);
  const read: GroupLines = { groups: [], problems: [] };
  const lineOf = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const number = at + 1;
    const group = readLine(line);
    if (group === undefined) continue;
    const sentence = typeof group === 'string' ? group : repeated(group, lineOf);
    if (sentence !== undefined) read.problems.push({ line: number, sentence });
    if (typeof group === 'string') continue;
    read.groups.push(group);
    lineOf.set(group.uuid, number);
  }
  return read;
}

/** A list has two lines besides its groups: the header, and what stands behind the last line end. */
const HEADER_AND_END = 2;

function nothingOf(sentence: string): GroupLines {
  return { groups: [], problems: [{ line: 1, sentence }] };
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

/** A group, or what to do about the line; nothing for a line that is empty or the header. */
function readLine(line: string): Group | string | undefined {
  if (line.length > LIMITS.groupLineLetters)
    return `The line has more than ${counted(LIMITS.groupLineLetters)} letters. Write UUID, name and type only`;
  const values = valuesOf(line);
  return values.every((value) => value === '') || isHeader(values) ? undefined : groupOf(values);
}

function groupOf(values: readonly string[]): Group | string {
  const [typedUuid = '', name = '', typedType = ''] = values;
  if (values.length !== 3) return `Write three values: UUID, name and type. There are ${values.length}`;
  const uuid = GivenUuid.safeParse(typedUuid);
  if (!uuid.success) return `“${quoted(typedUuid)}” is not a UUID. Copy it from the server`;
  if (name === '') return 'Write the group’s name between UUID and type';
  const type = groupTypeOf(typedType);
  if (type === undefined)
    return `“${quoted(typedType)}” is not a type of group. Use one of the list, such as TEAM`;
  return { uuid: uuid.data, name, type };
}

function repeated({ uuid }: Group, lineOf: ReadonlyMap<string, number>): string | undefined {
  const first = lineOf.get(uuid);
  return first === undefined ? undefined : `The same UUID stands on line ${first}. Leave one of them out`;
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
