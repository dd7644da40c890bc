import { expect, test } from 'vitest';
import type { Answer } from '../../../src/sync/proof/read-proof.ts';
import { keepAnswer, keptAnswer } from '../../../src/sync/attempt/request-mirror.ts';

test('an answer that came with headers goes to the mirror as what its worker can be sent', async () => {
  const kept = new Map<string, unknown>();
  const mirror = {
    answerTo: (id: string) => Promise.resolve(kept.get(id)),
    keepAnswer: (id: string, answer: unknown) => void kept.set(id, structuredClone(answer)),
  };
  const evidence: Answer['evidence'] = { at: 1, durationMs: 2, status: 201 };
  const answer: Answer = {
    evidence,
    text: '{}',
    headers: new Headers({ 'content-type': 'application/json' }),
  };
  keepAnswer(mirror as never, 'attempt', answer);
  expect(await keptAnswer(mirror as never, 'attempt')).toEqual({ evidence, text: '{}' });
});
