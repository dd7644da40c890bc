import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localId } from '../../../../../src/domain/record/reference.ts';
import type { PeopleView } from '../../../../../src/ui/app/people-address.ts';
import { goToFirstRow } from '../../../../../src/ui/screens/people/list/first-row.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '#/');
});

function list(...people: string[]): void {
  document.body.innerHTML = `<main>${people
    .map((person) => `<p data-person="${person}"><a href="#/people/${person}">${person}</a></p>`)
    .join('')}</main>`;
}

/** Whose row has the focus. */
const focused = () => document.activeElement?.closest<HTMLElement>('[data-person]')?.dataset['person'];

test('the first row is not focused before the list is that of the words in the address', async () => {
  history.replaceState(null, '', '#/people?find=new');
  const view: PeopleView = { text: '' };
  list('former');
  goToFirstRow(() => view, { idsInOrder: undefined });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(focused()).toBeUndefined();
  view.text = 'new';
  list('found');
  await vi.advanceTimersByTimeAsync(100);
  expect(focused()).toBe('found');
});

test('nor while rows of the former order stand there', async () => {
  history.replaceState(null, '', '#/people?find=new');
  const idsInOrder = [localId('found')];
  list('former');
  goToFirstRow(() => ({ text: 'new' }), { idsInOrder });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(focused()).toBeUndefined();
  list('found', 'former');
  await vi.advanceTimersByTimeAsync(100);
  expect(focused()).toBe('found');
});
