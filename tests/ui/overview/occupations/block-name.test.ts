import { expect, test } from 'vitest';
import { blockNames } from '../../../../src/ui/overview/occupations/block-name.ts';

const named = (code: string) => `${code} name`;

test('one group has one name', () => {
  expect(blockNames({ codes: ['9'] }, named)).toEqual(['9 name']);
});

test('several are called by as many of their names as have room, and never by bare codes', () => {
  expect(blockNames({ codes: ['96', '91', '94'] }, named)).toEqual([
    '96 name · 91 name · 94 name',
    '96 name · 91 name + 1 more group',
    '96 name + 2 more groups',
    '3 groups',
  ]);
});
