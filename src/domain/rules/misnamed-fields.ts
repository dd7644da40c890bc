import { lowerAscii } from '../../contract/ascii.ts';
import type { Problem } from '../../contract/problem.ts';
import { problem } from './rules.ts';

/**
 * Fields that are not known and look like an attempt at one that is: `auto_assign[0][key]`, `Auto_Assign`, `groupUuid`. Ignored, they
 * would drop a purchase silently. Other unknown fields are ignored.
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

/** A name by its letters and digits alone, up to a bracket, dot or slash behind them. */
function bare(name: string): string {
  const [, beginning = ''] = /^[^\p{L}\p{N}]*([^[.\]/]*)/u.exec(name) ?? [];
  return lowerAscii(beginning.replace(/[\s\p{P}\p{S}]+/gu, ''));
}

/** One part of a JSON Pointer: "`~0` for `~`, `~1` for `/`", cut where a name is long. */
function pointerPart(name: string): string {
  return name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
}
