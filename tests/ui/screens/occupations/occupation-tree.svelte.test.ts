import { expect, test } from 'vitest';
import { OccupationTree } from '../../../../src/ui/screens/occupations/occupation-tree.svelte.ts';

const GROUPS = ['1', '2', '21', '22', '221', '222'];
const open = (tree: OccupationTree) => GROUPS.filter((code) => tree.isOpen(code));

test.each([
  ['', []],
  ['2', ['2']],
  ['2221', ['2', '22', '222']],
])('the way to "%s" is open', (code, expected) => {
  expect(open(new OccupationTree(code))).toEqual(expected);
});

test('a person opens and closes further groups, until something else is looked at', () => {
  const tree = new OccupationTree('2221');
  tree.toggle('1');
  tree.toggle('222');
  expect(open(tree)).toEqual(['1', '2', '22']);
  tree.show('2221');
  expect(open(tree)).toEqual(['1', '2', '22']);
  tree.show('221');
  expect(open(tree)).toEqual(['2', '22', '221']);
  tree.show('');
  expect(open(tree)).toEqual([]);
});
