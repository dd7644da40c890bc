import { Assessment } from '../contract/assessment.ts';
import { OccupationNode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';

/** "The ten major groups": a list without one of them, or with one twice, is a mistake and would stop good records. */
const MAJOR_GROUPS = '0123456789';
const UNIT_GROUP_DIGITS = 4;

/**
 * The classification that a server gave, or undefined when the data is something else, which must not replace
 * a good classification.
 */
export function givenOccupations(data: unknown): OccupationNode[] | undefined {
  const tree = parsed(z.array(OccupationNode), data);
  return tree && isClassification(tree) ? tree : undefined;
}

/** The assessments that a server gave, or undefined when there are none or when two have the same key. */
export function givenAssessments(data: unknown): Assessment[] | undefined {
  const listed = parsed(z.array(Assessment), data);
  const keys = listed?.map(({ key }) => key.toUpperCase());
  return keys && keys.length > 0 && new Set(keys).size === keys.length ? listed : undefined;
}

/** Data that passes the schema. Data nested too deep for the stack does not. */
function parsed<Value>(schema: z.ZodMiniType<Value>, data: unknown): Value | undefined {
  try {
    return schema.safeParse(data).data;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isClassification(roots: readonly OccupationNode[]): boolean {
  const codes = roots.map(({ code }) => code).sort();
  return codes.join('') === MAJOR_GROUPS && codes.length === MAJOR_GROUPS.length && roots.every(isBranch);
}

/** "A child's code starts with its parent's code", one digit a level; and every branch ends in unit groups. */
function isBranch({ code, child = [] }: OccupationNode): boolean {
  if (code.length === UNIT_GROUP_DIGITS) return child.length === 0;
  const isBelow = (node: OccupationNode) =>
    node.code.length === code.length + 1 && node.code.startsWith(code) && isBranch(node);
  return (
    child.length > 0 && child.every(isBelow) && new Set(child.map((one) => one.code)).size === child.length
  );
}
