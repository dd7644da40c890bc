import type { CanaryStorage } from '../organisation/canary.ts';

const NOTHING_KEPT: CanaryStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The browser's `localStorage`. Where its settings forbid site data even reading the property throws: then nothing is kept. */
export function smallStorage(): CanaryStorage {
  try {
    return localStorage;
  } catch {
    return NOTHING_KEPT;
  }
}
