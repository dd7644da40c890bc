import { flushSync } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { Live, type Watchable } from '../../../src/ui/app/live.svelte.ts';

/** Something that tells its values when a test says so. */
class Told<Value> implements Watchable<Value> {
  readonly #watching = new Set<[next: (value: Value) => void, failed: (error: Error) => void]>();

  subscribe(...told: [next: (value: Value) => void, failed: (error: Error) => void]): () => void {
    this.#watching.add(told);
    return () => this.#watching.delete(told);
  }

  tell(value: Value): void {
    for (const [next] of this.#watching) next(value);
    flushSync();
  }

  fail(error: Error): void {
    for (const [, failed] of this.#watching) failed(error);
    flushSync();
  }

  get isWatched(): boolean {
    return this.#watching.size > 0;
  }
}

/** Reads what it shows, as a part of the page does. */
function shows<Value>(make: () => Live<Value>) {
  const seen: { value?: Value | undefined; isSettled?: boolean; error?: Error | undefined } = {};
  const stop = $effect.root(() => {
    const live = make();
    $effect.pre(() => {
      const { value, isSettled, error } = live;
      Object.assign(seen, { value, isSettled, error });
    });
  });
  flushSync();
  onTestFinished(stop);
  return { seen, stop };
}

test('shows what it is told, and the last good value beside why the next could not be read', () => {
  const told = new Told<number>();
  const { seen } = shows(() => new Live(told));
  expect(seen).toEqual({ value: undefined, isSettled: false, error: undefined });
  told.tell(1);
  expect(seen).toEqual({ value: 1, isSettled: true, error: undefined });
  told.fail(new Error('Not read'));
  expect(seen).toMatchObject({ value: 1, error: { message: 'Not read' } });
  told.tell(2);
  expect(seen).toEqual({ value: 2, isSettled: true, error: undefined });
});

test('keeps the last value while the next is being read, and watches the next alone', async () => {
  const people = { ada: new Told<string>(), ben: new Told<string | undefined>() };
  let who = $state<keyof typeof people>('ada');
  const { seen } = shows(() => new Live<string | undefined>(() => people[who]));
  people.ada.tell('Ada');
  who = 'ben';
  flushSync();
  expect(seen).toEqual({ value: 'Ada', isSettled: false, error: undefined });
  await expect.poll(() => people.ada.isWatched).toBe(false);
  people.ben.tell(undefined);
  expect(seen).toEqual({ value: undefined, isSettled: true, error: undefined });
});

test('an error of what was watched before is none of the next', () => {
  const people = { ada: new Told<string>(), ben: new Told<string>() };
  let who = $state<keyof typeof people>('ada');
  const { seen } = shows(() => new Live(() => people[who]));
  people.ada.fail(new Error('Not read'));
  who = 'ben';
  flushSync();
  expect(seen).toEqual({ value: undefined, isSettled: false, error: undefined });
});

test('is watched only while something shows it', async () => {
  const told = new Told<number>();
  const { stop } = shows(() => new Live(told));
  expect(told.isWatched).toBe(true);
  stop();
  await expect.poll(() => told.isWatched).toBe(false);
});
