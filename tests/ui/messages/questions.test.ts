import { describe, expect, test } from 'vitest';
import { loadOccupationQuestions } from '../../../src/catalogue/occupation-questions.ts';
import type { ScreenMessages } from '../../../src/ui/messages/generated.ts';
import { shippedJson } from '../../support/parts/shipped-catalogue.ts';

const questions = await loadOccupationQuestions(shippedJson);
const tables = import.meta.glob<ScreenMessages>('../../../src/ui/messages/??.json', {
  eager: true,
  query: '?screens',
  import: 'messages',
});

describe.each(
  Object.entries(tables).map(([path, { questions: said }]) => [path.split('/').at(-1), said] as const),
)('the questions about occupations in %s', (_, { each }) => {
  const said = Object.entries(each).map(([id, { says }]) => [id, Object.keys(says)]);

  test('are those of the data, with the same answers', () => {
    expect(said).toEqual(questions.map(({ id, answers }) => [id, answers.map((answer) => answer.id)]));
  });

  test('end with a question mark, and their answers without a full stop', () => {
    for (const { asks, says } of Object.values(each)) {
      expect(asks).toMatch(/[?؟]$/);
      for (const answer of Object.values(says)) expect(answer).toMatch(/[^.!?]$/);
    }
  });

  test('have answers that differ', () => {
    for (const { says } of Object.values(each)) {
      const answers = Object.values(says);
      expect(new Set(answers).size).toBe(answers.length);
    }
  });
});
