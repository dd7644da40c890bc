import { expect, test } from 'vitest';
import { blockNames, codesApart } from '../../../../../src/ui/screens/overview/occupations/block-name.ts';

const named = (code: string) => `${code} name`;

test('one group has one name', () => {
  expect(blockNames({ codes: ['9'] }, named)).toEqual(['9 name']);
});

test('several are called by as many of their names as have room, and never by bare codes', () => {
  expect(blockNames({ codes: ['96', '91', '94'] }, named)).toEqual([
    '96 name · 91 name · 94 name',
    '96 name · 91 name and 1 more group',
    '96 name and 2 more groups',
    '3 groups',
  ]);
});

test('the codes of a name stand apart from its words, and no other number does', () => {
  expect(codesApart('96 Refuse workers · 9 Elementary occupations and 2 more groups', ['96', '9'])).toEqual([
    { text: '96', isCode: true },
    { text: ' Refuse workers · ', isCode: false },
    { text: '9', isCode: true },
    { text: ' Elementary occupations and 2 more groups', isCode: false },
  ]);
  expect(codesApart('3 groups', ['11', '12', '13']).every(({ isCode }) => !isCode)).toBe(true);
});
