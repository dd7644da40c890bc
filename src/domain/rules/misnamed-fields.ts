import { lowerAscii } from '../../contract/ascii.ts';
import type { Problem } from '../../contract/problem.ts';
import { problem } from './rules.ts';

/**
 * Unknown fields whose names look like a known one, misspelt: `auto_assign[0][key]`, `Auto_Assign`, `groupUuid`. Ignoring such a field
 * could drop a purchase silently. Other unknown fields are ignored.
 */
export function misnamedFields(
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[],
  at: string,
): Problem[] {
  const meant = new Map(names.map((name) => [bare(name), name]));
  return Object.keys(fields).flatMap((name) => {
    const expected = meant.get(bare(name));
    if (expected === undefined || names.includes(name)) return [];
    return [problem('field-misnamed', `${at}/${pointerPart(name)}`, { given: name, expected })];
  });
}

/** The letters and digits at the beginning of a name, up to the first bracket, dot or slash, in lower case. */
function bare(name: string): string {
  const [, beginning = ''] = /^[^\p{L}\p{N}]*([^[.\]/]*)/u.exec(name) ?? [];
  return lowerAscii(beginning.replace(/[\s\p{P}\p{S}]+/gu, ''));
}

/** One part of a JSON Pointer: "`~0` for `~`, `~1` for `/`". A long name is shortened. */
function pointerPart(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
}
