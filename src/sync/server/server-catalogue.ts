import type { Assessment } from '../../contract/assessment.ts';
import type { OccupationNode } from '../../contract/occupation.ts';
import type { Sent } from '../../store/schema/attempt.ts';
import type { Gone } from '../../store/schema/op.ts';

/** The codes and keys that the server has, as last fetched from it. What was never fetched is absent. */
export interface ServerCatalogue {
  occupations?: ReadonlySet<string>;
  assessments?: ReadonlySet<string>;
}

/** The codes and keys of a request that the server no longer has. */
export function missingFrom(catalogue: ServerCatalogue, sent: Sent): Gone[] {
  const { occupations, assessments } = catalogue;
  if (sent.lane === 'user') {
    const occupation = String(sent.fields.occupation);
    return !occupations || occupations.has(occupation)
      ? []
      : [{ pointer: '/occupation', rule: 'occupation-gone', value: occupation }];
  }
  if (sent.lane === 'group' || !assessments) return [];
  const entries = (sent.fields.auto_assign ?? []).flatMap((one) => ('data' in one ? one.data : [one]));
  return entries
    .map(({ key }, at): Gone => ({ pointer: `/auto_assign/${at}/key`, rule: 'assessment-gone', value: key }))
    .filter(({ value }) => !assessments.has(value));
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
