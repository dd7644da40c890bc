import { afterEach, expect, test, vi } from 'vitest';
import { readEntry, writeEntry } from '../../../src/ui/app/browser-entry.ts';
import { isFirstSight } from '../../../src/ui/app/first-sight.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an entry is kept until it is removed', () => {
  expect(readEntry('a choice')).toBeNull();
  writeEntry('a choice', 'dark');
  expect(readEntry('a choice')).toBe('dark');
  expect(readEntry('a choice', 'tab')).toBeNull();
  writeEntry('a choice', undefined);
  expect(readEntry('a choice')).toBeNull();
});

test('a browser that forbids site data keeps nothing, and says so', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  });
  writeEntry('a choice', 'dark');
  expect(readEntry('a choice')).toBeUndefined();
  // No one knows whether it is the first visit, so it is not greeted as one.
  expect(isFirstSight('outpost-1 /')).toBe(false);
});
