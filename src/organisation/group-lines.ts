import { GROUP_TYPE_LABELS } from '../contract/group-type-labels.ts';
import { GroupType, type Group } from '../contract/group.ts';
import { GivenUuid } from '../contract/uuid.ts';
import { folded } from '../domain/words.ts';

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
  const read: GroupLines = { groups: [], problems: [] };
  const lineOf = new Map<string, number>();
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const number = at + 1;
    const values = valuesOf(line);
    if (values.every((value) => value === '') || isHeader(values)) continue;
    const group = readLine(values);
    const sentence = typeof group === 'string' ? group : repeated(group, lineOf);
    if (sentence !== undefined) read.problems.push({ line: number, sentence });
    if (typeof group === 'string') continue;
    read.groups.push(group);
    lineOf.set(group.uuid, number);
  }
  return read;
}

/** The group type that a code (`TEAM`) or a label (`Ad hoc group`) stands for, whatever the case of its letters. */
export function groupTypeOf(text: string): GroupType | undefined {
  const wanted = folded(text.trim());
  return GroupType.def.values.find((code) =>
    [code, code.replaceAll('_', ' '), GROUP_TYPE_LABELS[code]].some((name) => folded(name) === wanted),
  );
}

/** A group, or what to do about the line. */
function readLine(values: readonly string[]): Group | string {
  const [typedUuid = '', name = '', typedType = ''] = values;
  if (values.length !== 3) return `Write three values: UUID, name and type. There are ${values.length}`;
  const uuid = GivenUuid.safeParse(typedUuid);
  if (!uuid.success) return `“${typedUuid}” is not a UUID. Copy it from the server`;
  if (name === '') return 'Write the group’s name between UUID and type';
  const type = groupTypeOf(typedType);
  if (type === undefined) return `“${typedType}” is not a type of group. Use one of the list, such as TEAM`;
  return { uuid: uuid.data, name, type };
}

function repeated({ uuid }: Group, lineOf: ReadonlyMap<string, number>): string | undefined {
  const first = lineOf.get(uuid);
  return first === undefined ? undefined : `The same UUID stands on line ${first}. Leave one of them out`;
}

function isHeader([first = '']: readonly string[]): boolean {
  return folded(first) === 'uuid';
}

/** The values of one line. The first separator outside of quotes decides for the whole line. */
function valuesOf(line: string): string[] {
  const separator = /^(?:"(?:[^"]|"")*"|[^,;\t"])*([,;\t])/.exec(line)?.[1] ?? ',';
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
