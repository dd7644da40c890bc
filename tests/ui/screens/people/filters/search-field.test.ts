import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import SearchField from '../../../../../src/ui/screens/people/filters/SearchField.svelte';

afterEach(() => vi.useRealTimers());

async function typed() {
  const onleave = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const heard: string[] = [];
  const onchange = (text: string) => void heard.push(text);
  const words = { label: 'Search', hint: 'Receipt.', placeholder: 'Receipt' };
  render(SearchField, { ...words, value: '', onchange, onleave });
  await user.type(screen.getByRole('searchbox'), 'ab');
  return { heard, user, onleave };
}

test('what was typed is handed on when the hand rests', async () => {
  const { heard } = await typed();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.at(-1)).toBe('ab');
});

test('a pause from one key to the next is no rest, and the rest is too short to be waited for', async () => {
  vi.useFakeTimers();
  const onchange = vi.fn();
  const words = { label: 'Search', hint: 'Receipt.', placeholder: 'Receipt' };
  render(SearchField, { ...words, value: '', onchange, onleave: vi.fn() });
  for (const letters of ['a', 'ab', 'abc']) {
    await vi.advanceTimersByTimeAsync(100);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: letters } });
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(onchange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onchange.mock.calls).toEqual([['abc']]);
});

test.each(['{Enter}', '{ArrowDown}'])('%s hands it on at once, and leads on', async (key) => {
  const { heard, user, onleave } = await typed();
  await user.keyboard(key);
  expect([heard.at(-1), onleave.mock.calls.length]).toEqual(['ab', 1]);
  heard.length = 0;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([]);
});

test('whoever has gone to another screen is not led back by what was typed before', async () => {
  const { heard } = await typed();
  heard.length = 0;
  cleanup();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([]);
});
