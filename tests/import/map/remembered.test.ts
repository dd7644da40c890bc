import { describe, expect, test } from 'vitest';
import {
  asRemembered,
  fromRemembered,
  headingsKey,
  type RememberedMapping,
} from '../../../src/import/map/remembered.ts';
import type { Mapping } from '../../../src/import/mapping.ts';

const columns = ['Mwanachama no.', 'Jina', 'Jinsia', 'Kazi', '', ''];
const mapping: Mapping = {
  fields: ['reference', undefined, 'sex', 'occupation', 'country', undefined],
  forEmpty: { country: 'KE' },
};

/** As it comes back from the database. */
const kept = () => JSON.parse(JSON.stringify(asRemembered(mapping, columns))) as RememberedMapping;

describe('a mapping that was kept', () => {
  test('holds for the same headings', () => {
    expect(fromRemembered(kept(), columns)).toEqual(mapping);
  });

  test('holds for the same headings in another order and case', () => {
    const other = ['KAZI', 'Jina', '', 'mwanachama no', 'jinsia', ''];
    expect(headingsKey(other)).toBe(headingsKey(columns));
    expect(fromRemembered(kept(), other)).toEqual({
      fields: ['occupation', undefined, 'country', 'reference', 'sex', undefined],
      forEmpty: { country: 'KE' },
    });
  });

  test.each([
    ['a column more', [...columns, 'Simu']],
    ['a column less', columns.slice(1)],
    ['another heading', ['Simu', ...columns.slice(1)]],
    ['a heading twice', ['Jina', ...columns.slice(1)]],
  ])('does not hold for %s', (_, other) => {
    expect(headingsKey(other)).not.toBe(headingsKey(columns));
    expect(fromRemembered(kept(), other)).toBeUndefined();
  });

  test('holds for the file of the rows that were left out, which has one more column', () => {
    const returned = [...columns, 'Error'];
    expect(headingsKey(returned, 'Error')).toBe(headingsKey(columns, 'Error'));
    expect(fromRemembered(kept(), returned, 'Error')).toEqual({
      ...mapping,
      fields: [...mapping.fields, undefined],
    });
    const again = asRemembered({ ...mapping, fields: [...mapping.fields, undefined] }, returned, 'Error');
    expect(again).toEqual(asRemembered(mapping, columns, 'Error'));
  });

  test.each([
    ['no headings', ['', '', '', '']],
    ['headings that are only signs', ['*', '–', '#', '?']],
    ['numbers for headings, as the file of the rows that were left out has them', ['#1', '#2', '#3', '#4']],
    ['hardly any headings', ['Jinsia', '', '', '']],
  ])('is not kept for a table with %s: it would hold for every other such table', (_, other) => {
    expect(headingsKey(other)).toBeUndefined();
    expect(headingsKey([...other, 'Error'], 'Error')).toBeUndefined();
  });

  test('does not hold where another version has left what this one does not know', () => {
    const [first, ...others] = kept().columns;
    const unknown = { ...kept(), columns: [[first?.[0], 'age'], ...others] } as unknown as RememberedMapping;
    const twice = { ...kept(), columns: [[first?.[0] ?? '', 'sex'] as const, ...others] };
    expect(fromRemembered(unknown, columns)).toBeUndefined();
    expect(fromRemembered(twice, columns)).toBeUndefined();
  });

  test('takes headings that are names of JavaScript as they are', () => {
    const odd = ['__proto__', 'constructor', 'toString'];
    const fields = ['sex', undefined, 'country'] as const;
    const remembered = asRemembered({ fields, forEmpty: {} }, odd);
    expect(fromRemembered(remembered, odd)?.fields).toEqual(fields);
  });
});
