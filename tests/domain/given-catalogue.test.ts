import { describe, expect, test } from 'vitest';
import type { OccupationNode } from '../../src/contract/occupation.ts';
import { givenAssessments, givenOccupations } from '../../src/domain/given-catalogue.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const { occupations, assessments } = await shippedCatalogue();
const roots = occupations.roots;
const [first] = assessments.all;
if (!first) throw new Error('The shipped catalogue has no assessment');

/** The shipped classification with one major group as it is told. */
function with1(change: (node: OccupationNode) => OccupationNode): OccupationNode[] {
  return roots.map((root) => (root.code === '1' ? change(structuredClone(root)) : root));
}

/** So deep that a schema runs out of stack before it has seen all of it. */
function deep(levels: number): unknown {
  let node: unknown = { code: '1', name: 'Deep' };
  for (let level = 0; level < levels; level += 1) node = { code: '1', name: 'Deep', child: [node] };
  return [node];
}

describe('a classification that a server gave', () => {
  test('is taken over when it is one', () => {
    expect(givenOccupations(structuredClone(roots))).toEqual(roots);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty list', []],
    ['ten nodes that all have the code 1', Array.from({ length: 10 }, () => roots[1])],
    ['the ten major groups without anything below them', roots.map(({ code, name }) => ({ code, name }))],
    ['one major group too few', roots.slice(1)],
    ['one major group twice', [...roots, roots[0]]],
    ['a code of two digits at the top', roots.map((root) => ({ ...root, code: `${root.code}0` }))],
    ['a child under another’s parent', with1((root) => ({ ...root, child: roots[2]?.child }))],
    ['a child that leaves a level out', with1((root) => ({ ...root, child: [{ code: '111', name: 'x' }] }))],
    [
      'a branch that ends before its unit groups',
      with1((root) => ({ ...root, child: [{ code: '11', name: 'x' }] })),
    ],
    ['a code twice', with1((root) => ({ ...root, child: [...(root.child ?? []), ...(root.child ?? [])] }))],
    ['a name that is no text', with1((root) => ({ ...root, name: 1 as unknown as string }))],
    ['levels below the unit groups', deep(5)],
    ['levels without end', deep(100_000)],
  ])('is not taken over: %s', (_, data) => {
    expect(givenOccupations(data)).toBeUndefined();
  });
});

describe('assessments that a server gave', () => {
  test('are taken over, fields that the contract does not name included', () => {
    expect(givenAssessments([{ ...first, price: 3 }])).toMatchObject([{ key: first.key, price: 3 }]);
  });

  test.each<[string, unknown]>([
    ['an empty list', []],
    ['a key twice, in capitals and not', [first, { ...first, key: first.key.toLowerCase() }]],
    ['eleven factors', [{ ...first, factors: first.factors.slice(1) }]],
    ['a key of three letters', [{ ...first, key: 'ABC' }]],
    ['one assessment by itself', first],
  ])('are not taken over: %s', (_, data) => {
    expect(givenAssessments(data)).toBeUndefined();
  });
});
