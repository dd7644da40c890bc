import { describe, expect, it } from 'vitest';
import type { FetchJson } from '../../src/catalogue/fetch-json.ts';
import { loadCatalogue } from '../../src/catalogue/load.ts';
import { loadOccupationWords } from '../../src/catalogue/occupation-words.ts';
import { shippedJson, shippedOccupationWords } from '../support/parts/shipped-catalogue.ts';

const withFile =
  (altered: string, content: unknown): FetchJson =>
  (name) =>
    name === altered ? Promise.resolve(content) : shippedJson(name);

describe('the shipped data', () => {
  it('passes its schemas without losing or changing anything', async () => {
    const { assessments, occupations } = await loadCatalogue(shippedJson);
    expect(assessments.all).toEqual(await shippedJson('assessments.json'));
    expect(occupations.roots).toEqual(await shippedJson('occupations.json'));
    expect(JSON.stringify(occupations.roots)).toBe(JSON.stringify(await shippedJson('occupations.json')));
  });

  it.each([
    ['assessments.json', []],
    ['occupations.json', [{ code: '1', name: 'Managers' }]],
  ])('may be another catalogue of the same shape: %s', async (name, content) => {
    await expect(loadCatalogue(withFile(name, content))).resolves.toBeDefined();
  });

  it.each([
    ['assessments.json', [{ key: 'AI' }]],
    ['occupations.json', { data: [] }],
    ['occupations.json', [{ code: 'x', name: 'y' }]],
    ['countries.json', ['GB']],
    ['countries.json', '<!doctype html>'],
  ])('is not taken when it is not what its schema says: %s', async (name, content) => {
    await expect(loadCatalogue(withFile(name, content))).rejects.toThrow(
      `The shipped data could not be loaded: ${name}`,
    );
  });

  it('gives job titles one by one, in natural order, with their codes', async () => {
    const { titles, variants } = await shippedOccupationWords();
    expect(titles).toContainEqual({ code: '0110', title: 'army captain' });
    expect(variants).toContainEqual({ code: '5411', title: 'Firefighters' });
    await expect(loadOccupationWords(withFile('occupation-words.json', {}))).rejects.toThrow(
      'occupation-words.json',
    );
    await expect(loadOccupationWords(withFile('job-titles.json', { titles: {} }))).rejects.toThrow(
      'job-titles.json',
    );
  });
});
