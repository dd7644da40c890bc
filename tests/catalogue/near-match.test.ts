import { describe, expect, test } from 'vitest';
import { nearest, nearestOfMany } from '../../src/catalogue/near-match.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const { countries } = await shippedCatalogue();
const itself = (text: string) => [text];
const nearCountries = (typed: string) =>
  nearest(countries.codes, (code) => countries.namesOf(code), typed).map((code) => countries.nameOf(code));

describe('a near match of a country', () => {
  test.each([
    ['swapped letters', 'keyna', 'Kenya'],
    ['a wrong letter', 'Kenia', 'Kenya'],
    ['a missing letter', 'ugnda', 'Uganda'],
    ['a letter too many', 'Germmany', 'Germany'],
    ['a doubled and a missing letter', 'phillipines', 'Philippines'],
    ['a half-typed name with a slip', 'zimbawb', 'Zimbabwe'],
    ['a slip in a later word', 'leoen', 'Sierra Leone'],
    ['two slips in a long name', 'untied kindom', 'United Kingdom'],
    ['another name with a slip', 'scottland', 'United Kingdom'],
    ['capitals and accents', 'CÔTE D’IVIORE', 'Côte d’Ivoire'],
  ])('forgives %s: %s', (_, typed, name) => {
    expect(nearCountries(typed)[0]).toBe(name);
  });

  test.each([
    '',
    '   ',
    '?!',
    'xk',
    'kne',
    'kosovo',
    'atlantis',
    'qqqq',
    'qwerty',
    'narnia',
    'mordor',
    'wakanda',
    'teacher',
    'x'.repeat(5_000),
  ])('is not made up for “%s”', (typed) => {
    expect(nearCountries(typed)).toEqual([]);
  });
});

describe('near matches', () => {
  const groups = ['Nakuru Ward 3', 'Kisumu Clinic', 'Mobile team', 'Nakuru Ward 4'];

  test('are groups whose name was typed with a slip', () => {
    expect(nearest(groups, itself, 'Kisuum')).toEqual(['Kisumu Clinic']);
    expect(nearest(groups, itself, 'clinci')).toEqual(['Kisumu Clinic']);
    expect(nearest(groups, itself, 'Nakrru')).toEqual(['Nakuru Ward 3', 'Nakuru Ward 4']);
  });

  test('are references with a wrong digit or swapped letters', () => {
    expect(nearest(['MW-20417', 'OT-99120'], itself, 'mw 20471')).toEqual(['MW-20417']);
    expect(nearest(['Wanjiku 12', 'Achieng 7'], itself, 'wanjkiu')).toEqual(['Wanjiku 12']);
  });

  test('are few, and those with fewer slips come first', () => {
    const many = Array.from({ length: 30 }, (_, at) => `Warehouse ${at + 10}`);
    expect(nearest([...many, 'Wardhouse'], itself, 'wardhose')).toHaveLength(5);
    expect(nearest([...many, 'Wardhouse'], itself, 'wardhose')[0]).toBe('Wardhouse');
  });
});

describe('near matches among 5,000', () => {
  const names = ['Mwangi', 'Otieno', 'Wanjiku', 'Achieng', 'Site'];
  const list = Array.from({ length: 5_000 }, (_, at) => `${names[at % 5]} ${at} of the ward by the river`);

  test('are those of the list as a whole', async () => {
    const found = await nearestOfMany([...list, 'Kamau 77'], itself, 'kamua', () => Promise.resolve());
    expect(found).toEqual(['Kamau 77']);
  });

  test('are looked for in steps of at most 100, so that a key press need not wait', async () => {
    const steps = [0];
    const counted = (text: string) => {
      steps.push((steps.pop() ?? 0) + 1);
      return [text];
    };
    await nearestOfMany(list, counted, 'x'.repeat(60), () => {
      steps.push(0);
      return Promise.resolve();
    });
    expect(steps).toEqual(Array.from({ length: 50 }, () => 100));
  });

  test('are not looked for with words too short to have a slip', async () => {
    let isRead = false;
    const read = (text: string) => {
      isRead = true;
      return [text];
    };
    expect(await nearestOfMany(list, read, 'mwa', () => Promise.resolve())).toEqual([]);
    expect(isRead).toBe(false);
  });
});
