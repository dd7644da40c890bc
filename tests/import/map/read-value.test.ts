import { describe, expect, test } from 'vitest';
import { isBlank } from '../../../src/import/map/plain.ts';
import { valueReader } from '../../../src/import/map/read-value.ts';
import type { Meaning, ReadField } from '../../../src/import/meaning.ts';
import { groups, importCatalogue } from '../an-import.ts';

const catalogue = await importCatalogue();

/** What a text means in a column of these texts. */
function read(field: ReadField, text: string, others: readonly string[] = [], heading = ''): Meaning {
  return valueReader(field, { heading, texts: [text, ...others] }, catalogue)(text);
}

/** The value that is sure; else what may be meant. */
function value(...given: Parameters<typeof read>): string | undefined {
  const meaning = read(...given);
  return meaning.is === 'sure'
    ? meaning.value
    : `${meaning.kind}${meaning.meant ? `: ${meaning.meant}` : ''}`;
}

test.each(['', '  ', '-', '–', '?', 'n/a', 'N/A', 'n.a.'])('“%s” says nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['NA', '0', 'x', 'none', 'ن'])('“%s” says something', (text) => {
  expect(isBlank(text)).toBe(false);
});

describe('the error of a formula is not blank, and is asked about', () => {
  test.each(['#N/A', ' #n/a', '#REF!', '#DIV/0!', '#NAME?', '#¡VALOR!', '#¿NOMBRE?', '#N/D', 'Err:502'])(
    '%s',
    (text) => {
      expect(isBlank(text)).toBe(false);
      for (const field of ['sex', 'occupation', 'country', 'group'] as const)
        expect(value(field, text)).toBe(`${field} unknown`);
      expect(value('assessments', text)).toBe('assessment unknown');
    },
  );

  test('beside sexes that are numbers, which still have their meaning in ISO 5218', () => {
    expect(value('sex', '1', ['2', '#N/A'])).toBe('sex unknown: M');
  });
});

describe('sex', () => {
  test.each(`M male Man homme H hombre masculino masculin homem mwanaume MWANAMUME me ذكر`.split(' '))(
    '%s is male beside F',
    (text) => {
      expect(value('sex', text, ['F'])).toBe('M');
    },
  );

  test.each(
    `F f. female Woman femme mujer femenino féminin feminino mulher mwanamke ke أنثى امرأة`.split(' '),
  )('%s is female', (text) => {
    expect(value('sex', text, ['M'])).toBe('F');
  });

  test('M beside H is asked about: in Spanish it is a woman', () => {
    expect(value('sex', 'M', ['H'])).toBe('sex unknown: F');
    expect(value('sex', 'H', ['M'])).toBe('M');
    expect(value('sex', 'M', ['hombre'])).toBe('sex unknown: F');
    expect(value('sex', 'M', ['V'])).toBe('sex unknown: F');
    expect(value('sex', 'M', ['H', 'F'])).toBe('sex unknown');
    expect(value('sex', 'M', [], 'Sexo')).toBe('sex unknown');
    expect(value('sex', 'M', [], 'Sex')).toBe('M');
  });

  test('numbers are always asked about; ISO 5218 is proposed where all of the column follow it', () => {
    expect(value('sex', '1', ['2', '9'])).toBe('sex unknown: M');
    expect(value('sex', '2.0', ['1.0'])).toBe('sex unknown: F');
    expect(value('sex', '9', ['1', '2'])).toBe('sex unknown');
    expect(value('sex', '1', ['3'])).toBe('sex unknown');
    expect(value('sex', '1', ['M', 'F'])).toBe('sex unknown');
  });

  test.each(['x', 'yes', 'MF'])('%s is asked about', (text) => {
    expect(value('sex', text, ['M', 'F'])).toBe('sex unknown');
  });
});

describe('country', () => {
  test.each([
    ['KE', 'KE'],
    [' ke ', 'KE'],
    ['KEN', 'KE'],
    ['Kenya', 'KE'],
    ['kenia', 'KE'],
    ['كينيا', 'KE'],
    ['Afrique du Sud', 'ZA'],
    ['Côte d’Ivoire', 'CI'],
    ['Tanzanie', 'TZ'],
    ['Moçambique', 'MZ'],
    ['UK', 'GB'],
    ['DRC', 'CD'],
    ['NA', 'NA'],
    ['NAM', 'NA'],
    ['Namibia', 'NA'],
  ])('“%s” is %s', (text, code) => {
    expect(value('country', text)).toBe(code);
  });

  test.each([
    ['Keyna', 'country unknown: KE'],
    ['Ugnada', 'country unknown: UG'],
    ['Ken', 'KE'],
    ['Mozambik', 'country unknown: MZ'],
    ['Nowhere', 'country unknown'],
    ['XK', 'country unknown'],
    ['254', 'country unknown'],
  ])('“%s” is %s', (text, found) => {
    expect(value('country', text)).toBe(found);
  });
});

describe('group', () => {
  const [nakuru, kisumu] = groups;

  test.each(['Nakuru 3', ' NAKURU 3', 'nakuru  3', nakuru?.id ?? '', nakuru?.id.toUpperCase() ?? ''])(
    '“%s” is the group of that look or id',
    (text) => {
      expect(value('group', text)).toBe(nakuru?.id);
    },
  );

  test('a name that is a slip away is asked about, with the group', () => {
    expect(value('group', 'Kisumu markt')).toBe(`group unknown: ${kisumu?.id}`);
    expect(value('group', 'Eldoret')).toBe('group unknown');
  });

  test('a name that two groups have is asked about, with both; the server’s id is not', () => {
    const [first, second] = groups;
    if (!first || !second) throw new Error('Practice has groups');
    const serverUuid = '0b5b3f6e-7a53-4f7d-8f43-0b2d2a4f9c11' as NonNullable<typeof first.serverUuid>;
    const twins = [first, { ...second, name: 'NAKURU 3', serverUuid }];
    const readTwin = valueReader('group', { heading: '', texts: [] }, { ...catalogue, groups: twins });
    expect(readTwin('Nakuru 3')).toEqual({
      is: 'doubt',
      kind: 'group unknown',
      candidates: [first.id, second.id],
    });
    expect(readTwin(serverUuid)).toEqual({ is: 'sure', value: second.id });
  });
});

describe('assessments', () => {
  test.each([
    ['AI', 'AI'],
    ['ta, ai', 'AI TA'],
    ['AI+TA', 'AI TA'],
    ['TA AI TA', 'AI TA'],
    ['Team Roles; po', 'PO TR'],
    ['AI / Time actions | TX', 'AI TA TX'],
  ])('“%s” are %s', (text, keys) => {
    expect(value('assessments', text)).toBe(keys);
  });

  test('what is not known is asked about, and the rest is kept', () => {
    expect(read('assessments', 'AI, swimming')).toMatchObject({ is: 'doubt', known: 'AI' });
    expect(read('assessments', 'Poize')).toMatchObject({ kind: 'assessment unknown', meant: 'PO' });
    expect(read('assessments', 'x')).toMatchObject({ known: '', candidates: [] });
    // An answer is about the whole cell, and leaves none of its parts behind.
    expect(read('assessments', 'AI, Poize, Team Rols')).toMatchObject({ known: 'AI', candidates: ['PO TR'] });
    expect(read('assessments', 'Poize, swimming')).toMatchObject({ known: '', candidates: [] });
  });

  test('more than one assignment can take are asked about', () => {
    const [one] = catalogue.assessments.all;
    if (!one) throw new Error('The shipped catalogue has no assessment');
    const all = Array.from({ length: 13 }, (_, at) => ({
      ...one,
      key: `X${'ABCDEFGHIJKLM'.charAt(at)}`,
      name: `${at}`,
    }));
    const assessments = { all, find: (key: string) => all.find((other) => other.key === key) };
    const readMany = valueReader('assessments', { heading: '', texts: [] }, { ...catalogue, assessments });
    expect(readMany(all.map(({ key }) => key).join(' '))).toMatchObject({ is: 'doubt', known: '' });
    expect(readMany('XA XB')).toEqual({ is: 'sure', value: 'XA XB' });
  });
});

describe('occupation', () => {
  test.each([
    ['2221', '2221'],
    ['0110', '0110'],
    ['2221.0', '2221'],
    ['٢٢٢١', '2221'],
    ['222', '222'],
    ['9', '9'],
  ])('the code %s is %s', (text, code) => {
    expect(value('occupation', text, ['5221', '52'])).toBe(code);
  });

  test.each([
    ['110', '0110'],
    ['210', '0210'],
    ['310.0', '0310'],
  ])('%s has lost the zero of %s', (text, code) => {
    expect(read('occupation', text, ['52'])).toMatchObject({
      kind: 'leading zero',
      meant: code,
      candidates: [code],
    });
  });

  test('11 may have lost a zero where every other code has four digits, and is a broader group elsewhere', () => {
    expect(read('occupation', '11', ['5221', '2221', 'tailor'])).toMatchObject({
      kind: 'leading zero',
      candidates: ['011', '11'],
    });
    expect(value('occupation', '11', ['5221', '22'])).toBe('11');
    expect(value('occupation', '11')).toBe('11');
    expect(value('occupation', '22', ['5221', '2221'])).toBe('22');
  });

  test.each(['9999', '12345', '0', '00'])('%s is a code or unknown, never a title', (text) => {
    expect(read('occupation', text)).toEqual(
      text === '0' ? { is: 'sure', value: '0' } : { is: 'doubt', kind: 'occupation unknown', candidates: [] },
    );
  });

  test('a title of which the finder is sure is taken', () => {
    expect(read('occupation', 'Carpenter')).toEqual({ is: 'sure', value: '7115', isTitle: true });
  });

  test('a doubtful one is asked about with the first three hits', () => {
    const meaning = read('occupation', 'driver');
    expect(meaning).toMatchObject({ is: 'doubt', kind: 'occupation doubtful', isTitle: true });
    expect(meaning).toHaveProperty('candidates.length', 3);
  });

  test.each([
    ['student', 'no occupation'],
    ['retired', 'no occupation'],
    ['xyzzyq', 'occupation unknown'],
  ])('“%s” is “%s”', (text, kind) => {
    expect(value('occupation', text)).toBe(kind);
  });
});
