import { afterEach, expect, test, vi } from 'vitest';
import { goBackTo, goBackWith } from '../../../../../src/ui/screens/people/list/kept-place.ts';
import { unmeasured } from '../../../../../src/ui/screens/people/list/page-heights.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const row = (person: string) =>
  `<div data-person="${person}"><a href="#/people/${person}">${person}</a></div>`;
const place = (person: string) => ({ list: '#/people', top: 0, person, heights: unmeasured(44) });

test('who comes back has the row in sight, also where others have come above it meanwhile', () => {
  document.body.innerHTML = `<main>${row('one')}</main>`;
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  goBackTo(place('one'));
  const link = document.querySelector('a');
  expect(link).toHaveFocus();
  expect(shown.mock.contexts).toContain(link);
});

test('the row is focused when it comes, however slow the device is', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main></main>';
  goBackTo(place('one'));
  await vi.advanceTimersByTimeAsync(60_000);
  document.body.innerHTML = `<main>${row('two')}</main>`;
  await vi.advanceTimersByTimeAsync(1_000);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', row('one'));
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toHaveTextContent('one');
});

test('no one is scrolled back for a row that did not come with the others', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main>${row('two')}</main>`;
  goBackTo(place('one'));
  await vi.advanceTimersByTimeAsync(10_000);
  const scrolled = vi.spyOn(window, 'scrollTo');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', row('one'));
  await vi.advanceTimersByTimeAsync(100);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('the heading leads back once', () => {
  document.body.innerHTML = `<h1 tabindex="-1">People</h1><main>${row('one')}</main>`;
  const heading = document.querySelector('h1');
  if (!heading) throw new Error('There is no heading');
  goBackWith(heading, place('one'));
  heading.focus();
  expect(document.activeElement).toHaveTextContent('one');
  heading.focus();
  expect(heading).toHaveFocus();
});
