import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { distance } from '../../src/catalogue/occupation-finder/words/misspelling.ts';
import { LANGUAGE_CODES } from '../../src/domain/text/language.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';
import { figuresOf } from './figures.ts';
import { developmentSet, halfOf, INDEPENDENT, independentSet, readQueries, varied } from './queries.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'queries-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file of labelled queries', () => {
  it('has a header; further columns, empty lines and either kind of line end do not matter', () => {
    const file = path.join(folder, 'q.tsv');
    writeFileSync(
      file,
      'code\tquery\tkind\tx\r\n2221\tnurse\teveryday\t1\r\n\r\n8322\ttaxi driver\n2211|2212\tdoctor',
    );
    expect(readQueries(file)).toEqual([
      { codes: ['2221'], query: 'nurse', kind: 'everyday' },
      { codes: ['8322'], query: 'taxi driver', kind: '' },
      { codes: ['2211', '2212'], query: 'doctor', kind: '' },
    ]);
  });
});

describe.each(LANGUAGE_CODES)('the development set of %s', (language) => {
  const rows = readQueries(developmentSet(language));

  it('names unit groups only, and asks nothing twice for one', async () => {
    const { occupations } = await shippedCatalogue();
    const codes = rows.flatMap((row) => row.codes);
    expect(codes.filter((code) => code.length !== 4 || !occupations.find(code))).toEqual([]);
    expect(new Set(rows.map((row) => `${row.codes.join()} ${row.query}`)).size).toBe(rows.length);
  });

  it('falls into two halves of about the same size', () => {
    const tuning = rows.filter((row) => halfOf(row) === 'tuning').length;
    expect(tuning / rows.length).toBeGreaterThan(0.4);
    expect(tuning / rows.length).toBeLessThan(0.6);
  });

  it('is spoilt by one slip a query, the same for the same seed', () => {
    const spoilt = varied(rows, 'typo', 7);
    expect(varied(rows, 'typo', 7)).toEqual(spoilt);
    spoilt.forEach(({ query }, i) => expect(distance(query, rows[i]?.query ?? '', 3)).toBeLessThan(2));
  });
});

describe.each(INDEPENDENT)('the independent set $name', ({ name }) => {
  const rows = readQueries(independentSet(name));

  it('names unit groups only, and asks nothing twice for one', async () => {
    const { occupations } = await shippedCatalogue();
    const codes = rows.flatMap((row) => row.codes);
    expect(codes.filter((code) => code.length !== 4 || !occupations.find(code))).toEqual([]);
    expect(new Set(rows.map((row) => `${row.codes.join()} ${row.query}`)).size).toBe(rows.length);
  });

  it('falls into two halves, row by row', () => {
    expect(rows.map(({ kind }) => kind)).toEqual(
      rows.map((_, i) => (i % 2 === 0 ? 'development' : 'validation')),
    );
  });
});

describe('figures', () => {
  it('are shares of right answers by their place', () => {
    const hit = (code: string) => ({ code, name: '', path: [], marks: { name: [], via: [], code: [] } });
    const finder = {
      search: (query: string) => ({
        hits: ['1111', '1112', '2221', '2222', '2223', '3333'].map(hit),
        confidence: query === 'clear' ? 0.99 : 0.5,
        sure: query === 'clear',
      }),
    };
    const asked = ['1111', '2221', '3333', '2229'].map((code) => ({
      codes: [code],
      query: code === '1111' ? 'clear' : 'x',
      kind: '',
    }));
    expect(figuresOf(finder, asked)).toMatchObject({
      n: 4,
      top1: 0.25,
      top5: 0.5,
      top10: 0.75,
      top5Minor: 0.75,
      sure: 0.25,
      sureWrong: 0,
      takeable: 0.25,
    });
  });
});
