import { describe, expect, test } from 'vitest';
import {
  ignoredIn,
  peopleAddress,
  peopleView,
  withPerson,
  type PeopleView,
} from '../../../src/ui/app/people-address.ts';

const queryOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

describe('the address of a list of people', () => {
  test.each<[string, Partial<PeopleView>]>([
    ['#/people', {}],
    ['#/people?state=toFix', { state: 'toFix' }],
    ['#/people?state=here', { state: 'here' }],
    ['#/people?assignments=noReply', { assignments: 'noReply' }],
    ['#/people?day=2026-01-05', { days: { from: '2026-01-05', to: '2026-01-05' } }],
    ['#/people?day=2026-01-05..2026-02-01', { days: { from: '2026-01-05', to: '2026-02-01' } }],
    ['#/people?group=none&occupation=2', { group: 'none', occupation: '2' }],
    ['#/people?country=KE&sex=F&assessment=AI', { country: 'KE', sex: 'F', assessment: 'AI' }],
    ['#/people?find=bed+7&sort=-group', { text: 'bed 7', sort: { column: 'group', isDescending: true } }],
    [
      '#/people?sort=receipt&person=6f0c',
      { sort: { column: 'receipt', isDescending: false }, person: '6f0c' },
    ],
  ])('%s is written and read', (address, view) => {
    expect(peopleAddress(view)).toBe(address);
    expect(peopleView(queryOf(address))).toEqual({ text: '', ...view });
    expect(ignoredIn(queryOf(address))).toEqual([]);
  });

  test.each<Partial<PeopleView>>([{}, { text: 'bed 7' }])('of %j with a person beside it', (view) => {
    expect(withPerson(peopleAddress(view), '6f0c')).toBe(peopleAddress({ ...view, person: '6f0c' }));
  });

  test.each([
    'state=lost',
    'day=2026-02-30',
    'day=2026-01-05..2026-01-04',
    'day=2026-01-05..2026-01-06..2026-01-07',
    'occupation=22211',
    'occupation=nurse',
    'country=Kenya',
    'sex=X',
    'assessment=AIS',
    'assignments=waiting',
    'sort=age',
  ])('narrows nothing where it says nothing, and names it: %s', (query) => {
    expect(peopleView(new URLSearchParams(query))).toEqual({ text: '' });
    expect(ignoredIn(new URLSearchParams(query))).toEqual([query]);
  });

  test('leaves what belongs to others alone', () => {
    expect(ignoredIn(new URLSearchParams('practice&state='))).toEqual([]);
  });
});
