import { describe, expect, it } from 'vitest';
import { alpha3Codes, countryAliases, countryCodes } from '../../data/sources.ts';
import { FACTOR_LETTERS } from '../../src/contract/assessment.ts';
import { fromAlpha3 } from '../../src/import/map/alpha-3.ts';
import { surelyCountry } from '../../src/import/map/read-country.ts';
import type { OccupationNode } from '../../src/contract/occupation.ts';
import { loadOccupationNames } from '../../src/catalogue/local-words.ts';
import {
  shippedCatalogue,
  shippedJson,
  shippedLocalWords,
  shippedOccupationWords,
} from '../support/parts/shipped-catalogue.ts';

const { assessments, occupations, countries } = await shippedCatalogue();
const { titles, variants, labels } = await shippedOccupationWords();
const nodes = [...occupations.all()];
const children = (node: OccupationNode) => node.child ?? [];

/** Every text anywhere in a value of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

describe('the occupations', () => {
  it.each([
    [1, 10],
    [2, 43],
    [3, 130],
    [4, 436],
  ])('of %d digits are %d', (digits, count) => {
    expect(nodes.filter((node) => node.code.length === digits)).toHaveLength(count);
  });

  it('are 619 with a code each', () => {
    expect(nodes).toHaveLength(619);
    expect(new Set(nodes.map((node) => node.code)).size).toBe(619);
  });

  it("stand below the node whose code is theirs without the last digit, in the codes' order", () => {
    const astray = nodes.flatMap((parent) =>
      children(parent).filter((child) => child.code.slice(0, -1) !== parent.code),
    );
    expect(astray).toEqual([]);
    const codes = nodes.map((node) => node.code);
    expect(codes).toEqual(codes.toSorted());
  });

  it('hold code, name and child and nothing else, and child only where there is one', () => {
    const fields = new Set(nodes.map((node) => `${node.code.length}: ${Object.keys(node).join()}`));
    expect([...fields].toSorted()).toEqual([
      '1: code,name,child',
      '2: code,name,child',
      '3: code,name,child',
      '4: code,name',
    ]);
    expect(nodes.filter((node) => node.child?.length === 0)).toEqual([]);
  });

  it("repeat the parent's name in each of the 37 groups with a single child", () => {
    const single = nodes.filter((node) => children(node).length === 1);
    expect(single).toHaveLength(37);
    expect(single.filter((node) => children(node)[0]?.name !== node.name)).toEqual([]);
  });

  it('have the ten major groups that the contract names', () => {
    expect(occupations.roots.map((root) => `${root.code} ${root.name}`)).toEqual([
      '0 Armed forces occupations',
      '1 Managers',
      '2 Professionals',
      '3 Technicians and associate professionals',
      '4 Clerical support workers',
      '5 Service and sales workers',
      '6 Skilled agricultural, forestry and fishery workers',
      '7 Craft and related trades workers',
      '8 Plant and machine operators, and assemblers',
      '9 Elementary occupations',
    ]);
  });
});

describe('the assessments', () => {
  it('are the ten of the contract, in list order', () => {
    expect(assessments.all.map(({ key, name }) => `${key} ${name}`)).toEqual([
      'AI Activity Interests',
      'TA Time Actions',
      'AC Activation',
      'TX Transactions',
      'AS Action Style',
      'PO Poise',
      'TR Team Roles',
      'TB Team Building',
      'TC Team Coaching',
      'TL Team Leading',
    ]);
  });

  it.each(assessments.all.map((assessment) => [assessment.key, assessment] as const))(
    '%s has exactly the fields of the contract and twelve different factors, A to L',
    (_, assessment) => {
      expect(Object.keys(assessment)).toEqual([
        'type',
        'language',
        'key',
        'name',
        'descr_short',
        'descr_med',
        'factors',
      ]);
      expect(assessment).toMatchObject({ type: 'survey', language: 'en_GB' });
      expect(assessment.factors.map((factor) => factor.letter)).toEqual(FACTOR_LETTERS);
      expect(new Set(assessment.factors.map((factor) => factor.name)).size).toBe(12);
      expect(assessment.factors.flatMap((factor) => Object.keys(factor).join())).toEqual(
        Array<string>(12).fill('letter,name,description'),
      );
    },
  );
});

describe('the countries', () => {
  it('are the 249 assigned codes, in order, each with a name of its own', () => {
    expect(countries.codes).toEqual(countryCodes().toSorted());
    expect(new Set(countries.codes.map((code) => countries.nameOf(code))).size).toBe(249);
    expect(
      countries.codes.filter((code) => !/^[A-Z]{2}$/.test(code) || countries.nameOf(code) === code),
    ).toEqual([]);
  });

  it('have a currency each that the browser knows, but for Antarctica', () => {
    expect(countries.codes.filter((code) => countries.currencyOf(code) === undefined)).toEqual(['AQ']);
    const known = new Set(Intl.supportedValuesOf('currency'));
    expect(countries.codes.filter((code) => !known.has(countries.currencyOf(code) ?? 'USD'))).toEqual([]);
    expect(['KE', 'GB', 'SN', 'UG'].map((code) => countries.currencyOf(code))).toEqual([
      'KES',
      'GBP',
      'XOF',
      'UGX',
    ]);
  });

  it.each(['UK', 'EU', 'XK'])('do not include %s', (code) => expect(countries.codes).not.toContain(code));

  it('have a code of three letters each, which an import reads as the source has it', () => {
    const codes = alpha3Codes();
    expect([...codes.values()].toSorted()).toEqual(countryCodes().toSorted());
    expect([...codes.keys()].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    expect([...codes].filter(([code, country]) => fromAlpha3(code) !== country)).toEqual([]);
    expect(['QQQ', 'KE', ''].map(fromAlpha3)).toEqual([undefined, undefined, undefined]);
  });

  it('are hidden by no name under their code of three letters', () => {
    const hidden = [...alpha3Codes()].filter(([code, country]) => surelyCountry(code, countries) !== country);
    expect(hidden).toEqual([]);
  });

  const aliases = Object.entries(countryAliases()).flatMap(([code, names]) =>
    names.map((alias) => ({ alias, code })),
  );

  it.each(aliases)('lead from $alias to $code', ({ alias, code }) => {
    expect(countries.has(code)).toBe(true);
    expect(countries.suggest(alias)).toBe(code);
  });

  it('have no alias that hides the code or the name of another', () => {
    const hidden = countries.codes.filter(
      (code) => countries.suggest(code) !== code || countries.suggest(countries.nameOf(code)) !== code,
    );
    expect(hidden).toEqual([]);
  });
});

describe('the job titles', () => {
  const unitGroups = nodes.filter((node) => node.code.length === 4).map((node) => node.code);

  it('stand on unit groups, and every unit group has some', () => {
    expect([...new Set(titles.map(({ code }) => code))].toSorted()).toEqual(unitGroups);
  });

  it('are 7,006, none on two codes', () => {
    expect(titles).toHaveLength(7006);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(7006);
  });

  it('have other wordings of the classification beside them, none the same as its own', () => {
    expect(variants.length).toBeGreaterThan(35);
    const same = variants.filter(({ code, title }) => occupations.find(code)?.name === title);
    expect(same).toEqual([]);
    expect(variants.filter(({ code }) => !occupations.find(code))).toEqual([]);
  });

  it('do not lead police inspectors to lawyers, as two renderings of the classification would', () => {
    expect(variants.filter(({ code }) => code === '3411')).toEqual([]);
    expect(titles).toContainEqual({ code: '3355', title: 'police inspector' });
  });
});

const LOCAL = ['fr', 'es', 'pt', 'ar', 'sw'] as const;

describe.each(LOCAL)('the words of %s', (language) => {
  it('stand on unit groups, and most of those have some of our own', async () => {
    const local = await shippedLocalWords(language);
    const codes = [...(local?.said ?? []), ...(local?.labels ?? [])].map(({ code }) => code);
    expect(codes.filter((code) => code.length !== 4 || !occupations.find(code))).toEqual([]);
    expect(new Set(local?.said.map(({ code }) => code)).size).toBeGreaterThan(300);
  });

  it('hold no label that says he and she at once', async () => {
    const local = await shippedLocalWords(language);
    expect(local?.labels.filter(({ title }) => title.includes('/'))).toEqual([]);
  });

  it('hold no template that drowns the others', async () => {
    const local = await shippedLocalWords(language);
    const counts = new Map<string, number>();
    for (const { code } of local?.labels ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
    expect(Math.max(0, ...counts.values())).toBeLessThan(200);
  });
});

describe("the English labels of ESCO's 1324, which are 1,112", () => {
  it('are those few that say something of their own', () => {
    const kept = labels.filter(({ code }) => code === '1324').map(({ title }) => title);
    expect(kept.length).toBeLessThan(250);
    expect(kept).toContain('airport director');
  });
});

describe.each(['fr', 'es', 'pt'] as const)('the titles of the classification in %s', (language) => {
  it('are one for each of its 619 nodes', async () => {
    const names = await loadOccupationNames(shippedJson, language);
    expect([...names.keys()].toSorted()).toEqual(nodes.map(({ code }) => code).toSorted());
  });
});

describe('the titles of the classification', () => {
  it.each(['ar', 'sw', 'en'] as const)('are not there in %s', async (language) => {
    expect((await loadOccupationNames(shippedJson, language)).size).toBe(0);
  });
});

const TIDY = [
  'assessments.json',
  'occupations.json',
  'countries.json',
  'job-titles.json',
  'occupation-words.json',
  'occupation-questions.json',
  ...LOCAL.map((language) => `occupation-words-${language}.json`),
  ...LOCAL.filter((language) => language !== 'sw').map((language) => `occupation-labels-${language}.json`),
];

describe.each(TIDY)('%s', (name) => {
  it('holds tidy text only: no stray spaces, control characters or broken letters', async () => {
    const untidy = textsIn(await shippedJson(name)).filter(
      (text) => text !== text.trim() || text === '' || text !== text.normalize('NFC') || hasStray(text),
    );
    expect(untidy).toEqual([]);
  });
});

/** Line breaks are the contract's: CR LF, in pairs, between paragraphs. */
function hasStray(text: string): boolean {
  const joined = text.replaceAll('\r\n\r\n', ' ');
  return / {2}|[^\P{C}]|[\u00a0\ufffd]|&\w+;|<\w|Ã|â€/u.test(joined);
}
