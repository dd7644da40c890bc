import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/domain/text/language.ts';
import { afterAnswer, questionFor } from '../../src/catalogue/one-question.ts';
import { answerTexts, loadOccupationQuestions } from '../../src/catalogue/occupation-questions.ts';
import { shippedCatalogue, shippedJson, wholeFinder } from '../support/parts/shipped-catalogue.ts';

const { occupations } = await shippedCatalogue();
const questions = await loadOccupationQuestions(shippedJson);
const finder = await wholeFinder();
const asked = (query: string) => questionFor(finder.search(query), questions)?.id;

describe('the questions', () => {
  it('divide unit groups that exist, each code by one answer', () => {
    for (const { id, answers } of questions) {
      const codes = answers.flatMap((answer) => answer.codes);
      expect(
        codes.filter((code) => code.length !== 4 || !occupations.find(code)),
        id,
      ).toEqual([]);
      expect(new Set(codes).size, id).toBe(codes.length);
      expect(answers.length, id).toBeGreaterThan(1);
    }
  });

  it('are asked for at least one of their words: there the codes of their answers stand side by side', async () => {
    let unasked = questions;
    for (const language of LANGUAGE_CODES) {
      const local = await wholeFinder(language);
      const isAskedFor = (id: string) => (word: string) =>
        questionFor(local.search(word), questions)?.id === id;
      unasked = unasked.filter(({ id, words: own }) => !own.some(isAskedFor(id)));
    }
    expect(unasked).toEqual([]);
  });

  it('have a name of their own, and so have the answers of each', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { id, answers } of questions)
      expect(new Set(answers.map((answer) => answer.id)).size, id).toBe(answers.length);
  });
});

describe.each(LANGUAGE_CODES)('the questions in %s', (language) => {
  it('end with a question mark, and their answers without a full stop', () => {
    for (const { asks, answers } of questions) {
      expect(asks[language]).toMatch(/[?؟]$/);
      for (const { says } of answers) expect(says[language]).toMatch(/[^.!?]$/);
    }
  });

  it('have answers that differ', () => {
    for (const { answers } of questions)
      expect(new Set(answers.map(({ says }) => says[language])).size).toBe(answers.length);
  });

  it('are found again by an answer that was stored, and by no other', () => {
    for (const { id, asks, answers } of questions)
      for (const answer of answers)
        expect(answerTexts(`${id}/${answer.id}`, questions, language)).toEqual({
          asks: asks[language],
          says: answer.says[language],
        });
    expect(answerTexts('pupils/none', questions, language)).toBeUndefined();
    expect(answerTexts('', questions, language)).toBeUndefined();
  });
});

describe('the one question', () => {
  it.each([
    ['teacher', 'pupils'],
    ['driver', 'vehicle'],
    ['nurse', 'nurse'],
    ['seller', 'selling'],
    ['farmer', 'farm'],
    ['doctor', 'doctor'],
    ['mechanic', 'mechanic'],
    ['engineer', 'engineer'],
    ['works as a driver', 'vehicle'],
    ['cleaner', 'cleaning'],
    ['painter', 'paint'],
    ['accountant', 'accounts'],
    ['electrician', 'electric'],
    ['labourer', 'labour'],
    ['shepherd', 'herd'],
    ['rice farmer', 'farmFor'],
    ['manager', 'manager'],
  ])('for %s is about: %s', (query, id) => {
    expect(asked(query)).toBe(id);
  });

  it.each(['minibus driver', 'primary school teacher', 'student', '2221', 'xqzv', ''])(
    'is not asked where nothing is left to ask: %j',
    (query) => {
      expect(asked(query)).toBeUndefined();
    },
  );

  it.each(['train driver', 'taxi driver', 'market trader', 'car mechanic', 'surgeon', 'night watchman'])(
    'is not asked for words that answer it: %j',
    (query) => {
      expect(asked(query)).toBeUndefined();
    },
  );

  it.each([
    ['fr', 'enseignant', 'pupils'],
    ['fr', 'vendeur', 'selling'],
    ['es', 'conductor', 'vehicle'],
    ['pt', 'motorista', 'vehicle'],
    ['ar', 'سائق', 'vehicle'],
    ['sw', 'mwalimu', 'pupils'],
  ] as const)('is asked in %s too: %s', async (language, query, id) => {
    const local = await wholeFinder(language);
    expect(questionFor(local.search(query), questions)?.id).toBe(id);
  });

  it('divides the first hits, and not those that stand far below', () => {
    const question = questions.filter(({ id }) => id === 'shop');
    const hit = (code: string) => ({ code, name: '', path: [], marks: { name: [], via: [], code: [] } });
    const result = (...codes: string[]) => ({ hits: codes.map(hit), sure: false, telling: ['shop'] });
    expect(questionFor(result('5221', '5223'), question)).toBeDefined();
    expect(questionFor(result('5221', '1420'), question)).toBeUndefined();
    expect(questionFor(result('2411', '2512', '5221', '5223'), question)).toBeUndefined();
    expect(questionFor(result('5221', '2411', '2512', '2513', '5223'), question)).toBeUndefined();
    expect(questionFor({ ...result('5221', '5223'), sure: true }, question)).toBeUndefined();
  });
});

describe('an answer', () => {
  it('brings what it names to the front, and puts what the other answers name last', () => {
    const { hits } = finder.search('teacher');
    const question = questions.find(({ id }) => id === 'pupils');
    const answer = question?.answers.find(({ codes }) => codes.includes('2341'));
    if (!question || !answer) throw new Error('There is a question about pupils');
    const codes = afterAnswer(hits, question, answer).map(({ code }) => code);
    expect(codes[0]).toBe('2341');
    expect(codes.indexOf('2330')).toBeGreaterThan(codes.indexOf('2359'));
    expect(codes.toSorted()).toEqual(hits.map(({ code }) => code).toSorted());
  });
});
