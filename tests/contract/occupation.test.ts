import { describe, expect, it } from 'vitest';
import { OccupationNode } from '../../src/contract/occupation.ts';

describe('an occupation node', () => {
  it.each([
    ['without children', { code: '0110', name: 'Commissioned armed forces officers' }],
    ['with children', { code: '1', name: 'Managers', child: [{ code: '11', name: 'Chief executives' }] }],
    ['with a field of its own', { code: '1', name: 'Managers', note: 'kept' }],
  ])('%s is accepted and kept whole', (_, node) => {
    expect(OccupationNode.parse(node)).toEqual(node);
  });

  it.each([
    ['a code of five digits', { code: '01101', name: 'x' }],
    ['a number for a code', { code: 1, name: 'Managers' }],
    ['an empty code', { code: '', name: 'Managers' }],
    ['no name', { code: '1' }],
    [
      'a broken grandchild',
      { code: '1', name: 'x', child: [{ code: '11', name: 'x', child: [{ code: '111' }] }] },
    ],
  ])('is refused with %s', (_, node) => {
    expect(OccupationNode.safeParse(node).success).toBe(false);
  });
});
