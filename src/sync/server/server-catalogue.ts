import type { Problem } from '../../contract/problem.ts';
import type { Assessment } from '../../contract/assessment.ts';
import type { OccupationNode } from '../../contract/occupation.ts';
import type { Sent } from '../../store/rows/attempt.ts';

/** The codes and keys that the server has, as last fetched from it. What was never fetched is absent. */
export interface ServerCatalogue {
  occupations?: ReadonlySet<string>;
  assessments?: ReadonlySet<string>;
}

/** The problems of a request that names codes or keys which the server no longer has. */
export function missingFrom(catalogue: ServerCatalogue, sent: Sent): Problem[] {
  const { occupations, assessments } = catalogue;
  if (sent.lane === 'user') {
    const occupation = String(sent.fields.occupation);
    return !occupations || occupations.has(occupation)
      ? []
      : [gone('/occupation', 'occupation-gone', occupation)];
  }
  if (sent.lane === 'group' || !assessments) return [];
  const entries = (sent.fields.auto_assign ?? []).flatMap((one) => ('data' in one ? one.data : [one]));
  return entries
    .map(({ key }, at) =>
      assessments.has(key) ? [] : [gone(`/auto_assign/${at}/key`, 'assessment-gone', key)],
    )
    .flat();
}

function gone(pointer: string, rule: 'occupation-gone' | 'assessment-gone', value: string): Problem {
  const what = rule === 'occupation-gone' ? 'occupation' : 'assessment';
  return {
    pointer,
    rule,
    value,
    detail: `The server no longer has the ${what} ${value}. Choose another one`,
  };
}

/** Every code of a classification. */
export function codesOf(nodes: readonly OccupationNode[]): Set<string> {
  const codes = new Set<string>();
  const add = (node: OccupationNode) => {
    codes.add(node.code);
    node.child?.forEach(add);
  };
  nodes.forEach(add);
  return codes;
}

/** Every key of a catalogue. */
export function keysOf(assessments: readonly Assessment[]): Set<string> {
  return new Set(assessments.map((assessment) => assessment.key.toUpperCase()));
}
