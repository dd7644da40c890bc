import type { Store } from '../../store/transaction/store.ts';

const sentences = new WeakMap<Store, string>();

/** Leaves a sentence for the screen that is opened next: what became of the act that led there. */
export function sayNext(store: Store, sentence: string): void {
  sentences.set(store, sentence);
}

/** The sentence that was left for this screen. It is given once. */
export function takeSaid(store: Store): string {
  const sentence = sentences.get(store) ?? '';
  sentences.delete(store);
  return sentence;
}
