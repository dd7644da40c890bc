/** Numbers from 0 up to 1, the same for the same seed: Marsaglia's xorshift with 32 bits. */
export function seededChance(seed: number): () => number {
  // A state of 0 would stay 0, and small seeds start too much alike.
  let state = (Math.imul(seed, 2654435761) ^ 0x5bd1e995) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
