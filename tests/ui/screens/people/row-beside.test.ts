import { afterEach, expect, test } from 'vitest';
import { rowBeside } from '../../../../src/ui/screens/people/row-beside.ts';

afterEach(() => document.body.replaceChildren());

/** A list with a row for each of these people. */
function aListOf(...people: string[]): void {
  document.body.innerHTML = `<main>${people
    .map((person) => `<div data-person="${person}"><a href="#/people/${person}">${person}</a></div>`)
    .join('')}</main>`;
}

/** Goes down or up so many times, as keys do, and gives whom it came to. */
function walk(from: string, steps: readonly (1 | -1)[]): string[] {
  let person = from;
  return steps.map((by) => {
    const next = rowBeside(person, by);
    next?.link.focus();
    return (person = next?.person ?? person);
  });
}

test('someone who is listed twice is passed, whether or not someone stands between', () => {
  aListOf('one', 'one', 'two', 'three', 'two', 'four');
  expect(walk('one', [1, 1, 1, 1, 1])).toEqual(['one', 'two', 'three', 'two', 'four']);
  expect(walk('four', [-1, -1, -1, -1, -1])).toEqual(['two', 'three', 'two', 'one', 'one']);
});

test('there is no one beyond the ends, and no one beside who is not listed', () => {
  aListOf('one', 'two');
  expect(rowBeside('one', -1)).toBeUndefined();
  expect(rowBeside('two', 1)).toBeUndefined();
  expect(rowBeside('three', 1)).toBeUndefined();
});
