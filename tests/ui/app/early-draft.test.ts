import { expect, test } from 'vitest';
import { EarlyDraft } from '../../../src/ui/app/early-draft.ts';

function storage() {
  localStorage.clear();
  return new EarlyDraft(localStorage, 'outpost-1 /');
}

test('what is half typed is there for the next page, until the database has it', () => {
  storage().keep({ reference: 'Bed 4', sex: 'F' });
  const next = new EarlyDraft(localStorage, 'outpost-1 /');
  expect(next.kept).toEqual({ reference: 'Bed 4', sex: 'F' });
  next.drop();
  expect(next.kept).toBeUndefined();
});

test('a device that is erased keeps nothing more, and its entry is one of its own', () => {
  const draft = storage();
  draft.keep({ reference: 'Bed 4' });
  expect(Object.keys(localStorage)).toEqual(['outpost-1 / half typed']);
  draft.forget();
  draft.keep({ reference: 'Bed 4' });
  expect(localStorage.length).toBe(0);
});

test.each(['', 'null', '[]', '7', '{"sex":"X","reference":5}', '{'.repeat(500)])(
  'an entry that no one here wrote, %j, gives no value',
  (text) => {
    const draft = storage();
    localStorage.setItem('outpost-1 / half typed', text);
    expect(draft.kept).toEqual({});
  },
);

test('a storage that is full loses nothing else', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  expect(() => new EarlyDraft(full, 'outpost-1 /').keep({ reference: 'Bed 4' })).not.toThrow();
});
