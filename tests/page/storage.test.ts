import { describe, expect, test } from 'vitest';
import { asksPerson, persist, smallStorage } from '../../src/page/storage.ts';

test('a browser without a storage manager keeps nothing for certain, and nothing fails', async () => {
  expect(await persist(undefined)).toBe(false);
});

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('kept before: %s, agreed now: %s', async (before, now, answer) => {
  const keeper = { persisted: () => Promise.resolve(before), persist: () => Promise.resolve(now) };
  expect(await persist(keeper)).toBe(answer);
});

describe('before a person is asked', () => {
  function aBrowser(isKept: boolean) {
    const asked: string[] = [];
    const asks = () => Promise.resolve(asked.push('persist') > 0);
    return { asked, keeper: { persisted: () => Promise.resolve(isKept), persist: asks } };
  }

  test('a browser that answers with a box of its own is not asked yet', async () => {
    const { asked, keeper } = aBrowser(false);
    expect(await asksPerson(keeper, false)).toBe(true);
    expect(asked).toEqual([]);
  });

  test('a browser that decides alone is asked at once, and the person never', async () => {
    const { asked, keeper } = aBrowser(false);
    expect(await asksPerson(keeper, true)).toBe(false);
    expect(asked).toEqual(['persist']);
  });

  test.each([true, false])('no one is asked where it is kept already (decides alone: %s)', async (alone) => {
    const { asked, keeper } = aBrowser(true);
    expect(await asksPerson(keeper, alone)).toBe(false);
    expect(asked).toEqual([]);
  });

  test('no one is asked where there is nothing to ask for', async () => {
    expect(await asksPerson(undefined, false)).toBe(false);
  });
});

test.each([
  ['is null', () => null],
  [
    'throws',
    () => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    },
  ],
])('where the small storage %s, nothing is kept and nothing fails', (_, read) => {
  const storage = smallStorage(read);
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBeNull();
});
