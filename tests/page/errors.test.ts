import { expect, test } from 'vitest';
import { Errors } from '../../src/page/errors.ts';

const NOW = () => new Date('2026-11-30T08:00:00Z');

/** An event of a window, with what it is about. */
const event = (type: string, facts: object) => Object.assign(new Event(type), facts);

test('what nobody caught is kept, and what a boundary caught, with the place', () => {
  const page = new EventTarget();
  const errors = new Errors(page, NOW);
  page.dispatchEvent(event('error', { error: new TypeError('one') }));
  page.dispatchEvent(event('unhandledrejection', { reason: new RangeError('two') }));
  errors.keep(new Error('three'), 'row');
  expect(errors.kept.map(({ at, where, name, message }) => [at, where, name, message])).toEqual([
    [NOW().getTime(), 'window', 'TypeError', 'one'],
    [NOW().getTime(), 'promise', 'RangeError', 'two'],
    [NOW().getTime(), 'row', 'Error', 'three'],
  ]);
});

test('the last twenty are kept', () => {
  const errors = new Errors(new EventTarget(), NOW);
  for (let n = 1; n <= 25; n += 1) errors.keep(new Error(`${n}`), 'page');
  expect(errors.kept.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 6}`));
});

test('anything can be thrown', () => {
  const page = new EventTarget();
  const errors = new Errors(page, NOW);
  page.dispatchEvent(new Event('error'));
  page.dispatchEvent(event('unhandledrejection', { reason: 'Amina' }));
  errors.keep(undefined, 'chart');
  expect(errors.kept.map(({ name, message }) => [name, message])).toEqual(Array(3).fill(['Unknown', '']));
});
