import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress, type ProgressChannel } from '../../../../src/copies/mirror/compare/progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aComparison(channel?: ProgressChannel) {
  const progress = new Progress(channel);
  let isOver = false;
  void progress.ended.then(() => (isOver = true));
  const afterSeconds = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return isOver;
  };
  return { progress, afterSeconds };
}

test('a comparison is over when it has ended', async () => {
  const { progress, afterSeconds } = aComparison();
  expect(await afterSeconds(1)).toBe(false);
  progress.end();
  expect(await afterSeconds(0)).toBe(true);
});

test('it is waited for as long as it goes on, and half a minute more', async () => {
  const { progress, afterSeconds } = aComparison();
  for (let piece = 0; piece < 10; piece += 1) {
    expect(await afterSeconds(29)).toBe(false);
    progress.made();
  }
  expect(await afterSeconds(29)).toBe(false);
  expect(await afterSeconds(1)).toBe(true);
});

test('the comparison of another tab counts, because this one has to wait for it', async () => {
  const here: ProgressChannel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
  const there: ProgressChannel = {
    onmessage: null,
    postMessage: (data) => here.onmessage?.(new MessageEvent('message', { data })),
    close: () => undefined,
  };
  const waiting = aComparison(here);
  const other = aComparison(there);
  for (let piece = 0; piece < 3; piece += 1) {
    expect(await waiting.afterSeconds(29)).toBe(false);
    other.progress.made();
  }
  other.progress.end();
  expect(await waiting.afterSeconds(29)).toBe(false);
  expect(await waiting.afterSeconds(1)).toBe(true);
});

test('what others say holds it up for ten minutes at most, whatever page of the origin says it', async () => {
  const here: ProgressChannel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
  const { afterSeconds } = aComparison(here);
  for (let said = 0; said < 599; said += 1) {
    here.onmessage?.(new MessageEvent('message', { data: 'progress' }));
    expect(await afterSeconds(1)).toBe(false);
  }
  here.onmessage?.(new MessageEvent('message', { data: 'progress' }));
  expect(await afterSeconds(1)).toBe(true);
});

test('a comparison in this tab may take longer than ten minutes', async () => {
  const { progress, afterSeconds } = aComparison();
  for (let piece = 0; piece < 700; piece += 1) {
    progress.made();
    expect(await afterSeconds(1)).toBe(false);
  }
});

test('other words on its channel are no progress', async () => {
  const here: ProgressChannel = { onmessage: null, postMessage: () => undefined, close: () => undefined };
  const { afterSeconds } = aComparison(here);
  for (let said = 0; said < 29; said += 1) {
    here.onmessage?.(new MessageEvent('message', { data: null }));
    expect(await afterSeconds(1)).toBe(false);
  }
  expect(await afterSeconds(1)).toBe(true);
});

test('work that goes on after the end tells no one: its channel is closed', () => {
  let isClosed = false;
  const channel: ProgressChannel = {
    onmessage: null,
    postMessage: () => {
      if (isClosed) throw new DOMException('Channel is closed', 'InvalidStateError');
    },
    close: () => (isClosed = true),
  };
  const { progress } = aComparison(channel);
  progress.made();
  progress.end();
  expect(isClosed).toBe(true);
  expect(() => progress.made()).not.toThrow();
});
