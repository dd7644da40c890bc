import { describe, expect, it } from 'vitest';
import {
  buildOccupationFinder,
  createOccupationFinder,
  MOST_LETTERS,
} from '../../../src/catalogue/occupation-finder/occupation-finder.ts';
import {
  shippedCatalogue,
  shippedOccupationWords,
  wholeFinder,
} from '../../support/parts/shipped-catalogue.ts';

const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();
const finder = await wholeFinder();

const codesFor = (query: string, limit = 8) => finder.search(query, { limit }).hits.map(({ code }) => code);

describe('what people say leads to the right code first', () => {
  it.each([
    ['taxi driver', '8322'],
    ['nurse', '2221'],
    ['primary school teacher', '2341'],
    ['minibus', '8322'],
    ['I drive a minibus', '8322'],
    ['sells vegetables at market', '5211'],
    ['software developer', '2512'],
    ['security guard', '5414'],
    ['house maid', '9111'],
    ['plumer', '7126'],
    ['2221', '2221'],
    ['econ', '2631'],
    ['farm hand', '9213'],
    ['boda boda', '8321'],
    ['boda boda driver', '8321'],
  ])('%s → %s', (query, code) => {
    expect(codesFor(query)[0]).toBe(code);
  });
});

describe('a word of general meaning spreads over the codes that most people mean', () => {
  it.each([
    ['teacher', ['2341', '2330', '2342']],
    ['driver', ['8322', '8332', '8331']],
    ['seller', ['5211', '5223']],
    ['clerk', ['4110']],
    ['doctor', ['2211', '2212']],
  ])('%s', (query, codes) => {
    expect(codesFor(query)).toEqual(expect.arrayContaining(codes));
  });
});

describe('local words of the field', () => {
  it.each([
    ['okada', '8321'],
    ['matatu', '8322'],
    ['tuk-tuk', '8321'],
    ['tuktuk', '8321'],
    ['mama mboga', '5211'],
    ['ayah', '5311'],
    ['dhobi', '9121'],
    ['chowkidar', '5414'],
    ['askari', '5414'],
    ['duka', '5221'],
    ['sangoma', '3230'],
  ])('%s → %s', (query, code) => {
    expect(codesFor(query, 3)).toContain(code);
  });
});

describe('the same work said differently leads to the same code', () => {
  it.each([
    ['truck driver heavy', 'heavy truck driver'],
    ['teacher of music', 'music teacher'],
    ['plumbers', 'plumber'],
    ['labor', 'labour'],
    ['jewelry maker', 'jewellery maker'],
    ['pediatrician', 'paediatrician'],
    ['draftsman', 'draughtsman'],
    ['bricklayer', 'brick layer'],
    ['lorrydriver', 'lorry driver'],
    ['TAXI   DRIVER!', 'taxi driver'],
    ['saleswoman', 'salesman'],
  ])('%s as %s', (one, other) => {
    expect(codesFor(one)[0]).toBe(codesFor(other)[0]);
  });
});

describe('slips of the finger', () => {
  it.each([
    ['swapped', 'acocuntant', '2411'],
    ['missing', 'electrican', '7411'],
    ['doubled', 'carrpenter', '7115'],
    ['neighbouring', 'mechamic', '7231'],
    ['two words', 'taxi drivr', '8322'],
    ['first letter', 'vricklayer', '7112'],
  ])('a letter %s: %s', (_, query, code) => {
    expect(codesFor(query)[0]).toBe(code);
  });
});

describe('words that are not finished', () => {
  it.each([
    ['electric', '7411'],
    ['hairdr', '5141'],
    ['prim sch teac', '2341'],
    ['soft dev', '2512'],
    ['midw', '2222'],
  ])('%s', (query, code) => {
    expect(codesFor(query)).toContain(code);
  });
});

describe('digits', () => {
  it('name a unit group', () => {
    expect(codesFor('2221')).toEqual(['2221']);
  });

  it('narrow by code, and are marked', () => {
    const { hits } = finder.search('222');
    expect(hits.map(({ code }) => code)).toEqual(['2221', '2222']);
    expect(hits[0]?.marks.code).toEqual([[0, 3]]);
  });

  it('name a broader group when any level is wanted', () => {
    expect(finder.search('22', { level: 'any' }).hits[0]?.name).toBe('Health professionals');
  });

  it('of no code have no hits', () => {
    expect(codesFor('9999')).toEqual([]);
  });
});

describe('what is no occupation', () => {
  it.each([
    'student',
    'I am a student',
    'Students',
    'housewife',
    'house wife',
    'retired',
    'unemployed',
    'studnet',
  ])('is said kindly and offers what fits: %s', (query) => {
    const { notOccupation, hits } = finder.search(query);
    expect(notOccupation?.sentence).toMatch(/^[A-Z].*\.$/);
    expect(hits.length).toBeGreaterThan(2);
  });

  it('may go with an occupation', () => {
    const { notOccupation, hits } = finder.search('retired primary school teacher');
    expect(notOccupation?.said).toBe('retired');
    expect(hits[0]?.code).toBe('2341');
  });

  it('is recognised before its last word is finished', () => {
    for (const query of ['studen', 'unemplo', 'house wif', 'pensione'])
      expect(finder.search(query).notOccupation?.sentence, query).toMatch(/\.$/);
  });

  it.each([
    ['farmer', 'former'],
    ['farmers', 'former'],
    ['trainer', 'trainee'],
    ['school', 'school leaver'],
    ['full time', 'full time mother'],
    ['looks after', 'looks after own home'],
  ])('is not read into a word that means something: %s is not %s', (query) => {
    expect(finder.search(query).notOccupation).toBeUndefined();
  });

  it('is read into no word of a job title, typed whole', () => {
    const said = new Set(words.notOccupations.flatMap((entry) => entry.said));
    const known = new Set(words.titles.flatMap(({ title }) => title.toLowerCase().match(/[a-z-]+/g) ?? []));
    const isSaid = (word: string) => said.has(word) || said.has(word.replace(/s$/, ''));
    const lost = [...known].filter((word) => finder.search(word).notOccupation && !isSaid(word));
    expect(lost).toEqual([]);
  });

  it.each(['student counsellor', 'child care worker', 'nurse', 'teacher'])('is not read into %s', (query) => {
    expect(finder.search(query).notOccupation).toBeUndefined();
  });
});

describe('a hit', () => {
  const marked = (text: string, spans: readonly (readonly [number, number])[]) =>
    spans.map(([start, end]) => text.slice(start, end));

  it('tells the title that matched, with the matched parts', () => {
    const [hit] = finder.search('minibus dri').hits;
    expect(hit?.via).toBe('minibus driver');
    expect(marked(hit?.via ?? '', hit?.marks.via ?? [])).toEqual(['minibus', 'dri']);
  });

  it('has no title when the name itself matched', () => {
    const [hit] = finder.search('security guards').hits;
    expect(hit).toMatchObject({ code: '5414', name: 'Security guards' });
    expect(hit?.via).toBeUndefined();
    expect(marked('Security guards', hit?.marks.name ?? [])).toEqual(['Security', 'guards']);
  });

  it('has no title either when a title would add only what was not typed', () => {
    const { hits } = finder.search('farmer');
    expect(hits.find(({ code }) => code === '6310')).toMatchObject({ name: 'Subsistence crop farmers' });
    expect(hits.find(({ code }) => code === '6310')?.via).toBeUndefined();
  });

  it.each([
    ['teacher', '3422', /^(sports|swimming|physical|football|tennis|games) teacher$/],
    ['nurse', '2221', /^nurse$|^[a-z]+ nurse$/],
  ])('of %s in %s is told by the most usual title, and the shortest', (query, code, title) => {
    expect(finder.search(query, { limit: 40 }).hits.find((hit) => hit.code === code)?.via).toMatch(title);
  });

  it('carries its path from the major group down', () => {
    expect(finder.search('2221').hits[0]?.path.map(({ code }) => code)).toEqual(['2', '22', '222', '2221']);
  });
});

describe('a search', () => {
  it('can be kept within a group', () => {
    const { hits } = finder.search('teacher', { within: '23', limit: 50 });
    expect(hits.length).toBeGreaterThan(5);
    expect(hits.every(({ code }) => code.startsWith('23'))).toBe(true);
  });

  it('finds broader groups when any level is wanted', () => {
    const { hits } = finder.search('teaching professionals', { level: 'any' });
    expect(hits.map(({ code }) => code)).toContain('23');
  });

  it('looks at the first 200 letters', () => {
    const long = `taxi driver ${'x'.repeat(MOST_LETTERS)}`;
    expect(finder.search(`${long}${'y'.repeat(500)}`)).toEqual(finder.search(long));
  });

  it.each([
    ['one word', 'x'.repeat(100_000)],
    ['many words', 'taxi driver '.repeat(10_000)],
    ['many unknown words', 'xqzv wqkz '.repeat(10_000)],
    ['many beginnings', 'ele con pro '.repeat(10_000)],
    ['spaces', ' '.repeat(100_000)],
    ['digits', '2'.repeat(100_000)],
  ])('of 100,000 letters is answered as its first ones are: %s', (_, query) => {
    expect(finder.search(query)).toEqual(finder.search(query.slice(0, MOST_LETTERS)));
  });

  it('for nothing has no hits', () => {
    expect(finder.search('').hits).toEqual([]);
    expect(finder.search('  !? ').hits).toEqual([]);
  });

  it('says which word is only spelt like what is found', () => {
    expect(finder.search('thief').misspelt).toBe('thief');
    expect(finder.search('chief').misspelt).toBeUndefined();
    expect(finder.search('carp').misspelt).toBeUndefined();
  });

  it('without hits offers words that are spelt alike', () => {
    const { hits, spellings } = finder.search('plxmzxr');
    expect(hits).toEqual([]);
    expect(spellings).toContain('plumber');
  });
});

describe('the first hit', () => {
  it.each([
    'minibus driver',
    'bricklayer',
    '2221',
    'primary school teacher',
    'Weaver, Handloom',
    'he hawks belts and sunglasses in the traffic jam',
  ])('is sure for %s', (query) => {
    expect(finder.search(query)).toMatchObject({ sure: true });
  });

  it.each([
    'teacher',
    'driver',
    'farmer',
    'doctor',
    'engineer',
    'plumebr',
    'xqzv driver',
    '222',
    'student',
    'xqzv',
    '',
    // Titles of registers that we do not have, which our own titles have in parts, of another occupation.
    'vineyard manager',
    'instructional designer',
    'petrochemical technician',
    'electrocardiograph technician',
    'Structural steelworker',
  ])('is not sure for %j', (query) => {
    expect(finder.search(query)).toMatchObject({ sure: false });
  });
});

describe('sentences', () => {
  it.each([
    ['I look after camels for my uncle', '6121'],
    ['I drive tourists around in a van', '8322'],
    ['my brother and I catch fish in the big lake every night', '6222'],
    ['I repair bicycles behind the market', '7234'],
  ])('%s → %s', (query, code) => {
    expect(codesFor(query)[0]).toBe(code);
  });
});

describe('before the words are loaded', () => {
  const early = createOccupationFinder(occupations);

  it('the names of the classification are found', () => {
    expect(early.search('midwifery professionals').hits[0]?.code).toBe('2222');
  });
});

describe('building in slices', () => {
  it('pauses often, and ends with the same finder', async () => {
    let pauses = 0;
    const sliced = await buildOccupationFinder(occupations, words, () => {
      pauses++;
      return Promise.resolve();
    });
    expect(pauses).toBeGreaterThan(8);
    expect(sliced.search('taxi driver')).toEqual(finder.search('taxi driver'));
  });
});
