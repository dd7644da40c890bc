import { describe, expect, it } from 'vitest';
import { people } from '../../data/sample.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const { occupations, countries } = await shippedCatalogue();
const many = people(1, 5000);
const share = (part: readonly unknown[]) => part.length / many.length;

describe('sample people', () => {
  it('are the same for the same seed and others for another', () => {
    expect(people(7, 50)).toEqual(people(7, 50));
    expect(people(7, 50)).not.toEqual(people(8, 50));
    expect(people(7, 50).slice(0, 20)).toEqual(people(7, 20));
  });

  it('have codes of the catalogue only', () => {
    expect(many.filter((person) => !occupations.find(person.occupation))).toEqual([]);
    expect(many.filter((person) => !countries.has(person.country))).toEqual([]);
  });

  it('spread over all major groups, over many codes, and over both sexes', () => {
    expect(new Set(many.map((person) => person.occupation[0])).size).toBe(10);
    expect(new Set(many.map((person) => person.occupation)).size).toBeGreaterThan(80);
    expect(new Set(many.map((person) => person.country)).size).toBeGreaterThan(15);
    expect(share(many.filter((person) => person.sex === 'F'))).toBeCloseTo(0.56, 1);
  });

  it('have a broader code now and then, and a unit group otherwise', () => {
    const broader = share(many.filter((person) => person.occupation.length < 4));
    expect(broader).toBeGreaterThan(0);
    expect(broader).toBeLessThan(0.05);
  });

  it('have references that no two share, and not all have one', () => {
    const references = many.flatMap((person) => person.reference ?? []);
    expect(new Set(references).size).toBe(references.length);
    expect(share(references)).toBeCloseTo(0.75, 1);
  });

  it.each([0, -1, 2 ** 32 - 1, 0.5])('come from any seed: %d', (seed) => {
    expect(people(seed, 10)).toHaveLength(10);
  });
});
