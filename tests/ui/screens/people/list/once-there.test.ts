import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceThere } from '../../../../../src/ui/screens/people/list/once-there.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<h1 tabindex="-1">People</h1><button>Other</button><main></main>';
  document.querySelector('h1')?.focus();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '#/');
});

/** Looks for a row, which comes after a minute, and gives what was called. */
function lookForRow(from?: 'next frame') {
  const look = vi.fn(() => document.querySelector('[data-person]') !== null);
  onceThere(look, from);
  return look;
}

async function rowComes(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  document.querySelector('main')?.append(document.createElement('p'));
  await vi.advanceTimersByTimeAsync(100);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p data-person="one"></p>');
  await vi.advanceTimersByTimeAsync(100);
}

test('it is looked for until it is there, however long that takes, and then no more', async () => {
  const look = lookForRow();
  await rowComes();
  expect(look.mock.results.map(({ value }) => value as boolean)).toEqual([false, false, true]);
  await rowComes();
  expect(look).toHaveBeenCalledTimes(3);
});

test('many changes at once are one look', async () => {
  const look = lookForRow();
  for (let at = 0; at < 20; at += 1) {
    document.querySelector('main')?.append(document.createElement('p'));
    await Promise.resolve();
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(look).toHaveBeenCalledTimes(2);
});

const ACTS: [string, () => void][] = [
  ['a key', () => void fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a finger', () => void fireEvent.pointerDown(document.body)],
  ['the wheel', () => void fireEvent.wheel(document.body)],
  ['the focus elsewhere', () => document.querySelector('button')?.focus()],
  ['another address', () => history.replaceState(null, '', '#/sync')],
];

test.each(ACTS)('%s ends it', async (_, act) => {
  const look = lookForRow();
  act();
  await rowComes();
  expect(look).toHaveBeenCalledTimes(1);
});

test.each(ACTS)('%s ends what would begin with the next frame', async (_, act) => {
  const look = lookForRow('next frame');
  act();
  await rowComes();
  expect(look).not.toHaveBeenCalled();
});

test('the key that led to it does not end it', async () => {
  let look: ReturnType<typeof lookForRow> | undefined;
  document.body.addEventListener('keydown', () => (look = lookForRow('next frame')), { once: true });
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  await rowComes();
  expect(look).toHaveLastReturnedWith(true);
});

test('the focus that was lost with what had it does not end it, wherever the app puts it', async () => {
  const look = lookForRow();
  document.querySelector('h1')?.remove();
  document.querySelector('button')?.focus();
  await rowComes();
  expect(look).toHaveLastReturnedWith(true);
});
