import { describe, expect, test } from 'vitest';
import { guessMapping } from '../../../src/import/map/guess-mapping.ts';
import { PEOPLE_COLUMNS } from '../../../src/organisation/export/rows.ts';
import { importCatalogue, tableOf } from '../an-import.ts';

const catalogue = await importCatalogue();
const guess = (columns: readonly string[], rows: readonly (readonly string[])[] = []) =>
  guessMapping(tableOf(columns, rows), catalogue).fields;

/** A column by itself, with its heading and values. */
const guessOne = (heading: string, values: readonly string[]) =>
  guess(
    [heading],
    values.map((value) => [value]),
  )[0];

describe('a heading says what a column holds', () => {
  test.each([
    ['en', ['Member no.', 'Name', 'Gender', 'Job title', 'Country of residence', 'Team name', 'Assessments']],
    ['fr', ['N° de membre', 'Nom et prénom', 'Sexe', 'Métier', 'Pays', 'Nom du groupe', 'Évaluations']],
    ['es', ['Referencia', 'Nombre completo', 'Sexo', 'Ocupación', 'País', 'Cooperativa', 'Evaluaciones']],
    ['pt', ['Matrícula', 'Nome', 'Género', 'Profissão', 'País', 'Nome da equipa', 'Avaliações']],
    ['ar', ['رقم العضو', 'الاسم', 'الجنس', 'المهنة', 'البلد', 'المجموعة', 'التقييمات']],
    ['sw', ['Mwanachama no.', 'Jina', 'Jinsia', 'Kazi', 'Nchi', 'Jina la kikundi', 'Tathmini']],
    [
      'a program',
      ['member_id', 'FULL_NAME', 'sexCode', 'ISCO', 'countryCode', 'group_uuid', 'assessment_keys'],
    ],
  ])('in %s', (_, columns) => {
    expect(guess(columns)).toEqual([
      'reference',
      undefined,
      'sex',
      'occupation',
      'country',
      'group',
      'assessments',
    ]);
  });

  test.each([
    'Name',
    'Jina',
    'Nom',
    'Nombre',
    'Nome',
    'الاسم',
    'Surname',
    'Name of member',
    'Jina la mwanachama',
    'Phone no.',
    'Numéro de téléphone',
    'Namba ya simu',
    'National ID',
    'Blood group',
    'Age group',
    'Date of birth',
    'Número de cuenta',
  ])('“%s” is left out, even if its values are unique', (heading) => {
    const values = Array.from({ length: 20 }, (_, at) => `A-${at * 7}`);
    expect(guessOne(heading, values)).toBeUndefined();
  });

  test('so that an export of the app is read as it was written', () => {
    const fields = guess(PEOPLE_COLUMNS);
    const of = (field: string) => PEOPLE_COLUMNS[fields.indexOf(field as (typeof fields)[number])];
    expect(['reference', 'sex', 'country', 'occupation'].map(of)).toEqual([
      'reference',
      'sex',
      'country',
      'occupation',
    ]);
    expect(['group_uuid', 'group_name']).toContain(of('group'));
  });

  test('and no two columns hold the same field: the heading that says nothing else wins', () => {
    expect(guess(['Group type', 'Group', 'Sex', 'Sex'])).toEqual([undefined, 'group', 'sex', undefined]);
  });
});

describe('values say what a column without a telling heading holds', () => {
  test.each([
    ['sex', ['M', 'F', 'F', 'M', 'f']],
    ['sex', ['ME', 'KE', 'KE', 'ME']],
    ['sex', ['mwanamke', 'mwanaume', 'mwanamke']],
    ['country', ['KE', 'KE', 'KE', 'KE']],
    ['country', ['Kenya', 'Ouganda', 'الصومال', 'TZA', 'Kenya']],
    ['country', ['TR', 'AI', 'TR']],
    ['occupation', ['2221', '110', '7531', '5221']],
    ['group', ['nakuru 3', 'Kisumu Market', 'NAKURU 3']],
    ['assessments', ['AI', 'TA, PO', 'Team Roles', 'AI TX']],
    ['reference', ['N-1', 'N-2', 'N-3', 'N-4', 'N-5', 'N-6']],
  ])('%s: %j', (field, values) => {
    expect(guessOne('', values)).toBe(field);
    expect(guessOne('Ward', values)).toBe(field);
  });

  test.each([
    ['names', ['Wanjiku M.', 'Otieno J.', 'Chebet R.', 'Kamau P.', 'Atieno L.']],
    ['sizes of households', ['2', '5', '3', '4', '2']],
    ['telephone numbers', ['0712345678', '0712345679', '0712345670', '+254 712 345671', '0712345672']],
    ['dates', ['1990-01-02', '1991-03-04', '1992-05-06', '1993-07-08', '1994-09-10']],
    ['years', ['1990', '1991', '2011', '1984', '1975']],
    ['rows that are counted', ['1', '2', '3', '4', '5', '6']],
    ['too few to see', ['N-1', 'N-2']],
    ['nothing', ['', ' ', '-']],
  ])('but not of %s', (_, values) => {
    expect(guessOne('Ward', values)).toBeUndefined();
  });

  test('a running number is no reference, although its heading says number', () => {
    expect(guessOne('No.', ['1', '2', '3', '4', '5', '6'])).toBeUndefined();
    expect(guessOne('No.', ['N-4', 'N-9'])).toBe('reference');
    expect(guessOne('Member no.', ['1', '2', '3'])).toBe('reference');
  });

  test('job titles are taken from the only column of repeated words without a heading', () => {
    const rows = ['tailor', 'baker', 'tailor', 'baker', 'driver'].map((title) => ['F', title]);
    expect(guess(['', ''], rows)).toEqual(['sex', 'occupation']);
    expect(guess(['', 'Village'], rows)).toEqual(['sex', undefined]);
    expect(
      guess(
        ['', '', ''],
        rows.map((row) => [...row, row[1] ?? '']),
      ),
    ).toEqual(['sex', undefined, undefined]);
  });
});

test('nothing is guessed for empty cells', () => {
  expect(guessMapping(tableOf([], []), catalogue)).toEqual({ fields: [], forEmpty: {} });
});
