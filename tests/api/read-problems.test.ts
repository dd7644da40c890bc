import { describe, expect, test } from 'vitest';
import { readProblems } from '../../src/api/read-problems.ts';

const ours = { pointer: '/country', rule: 'country-unknown', detail: 'Use GB' };
const said = (detail: string, pointer = '') => ({ pointer, rule: 'server', detail });

describe('what a server says is found', () => {
  test.each<[string, unknown, unknown[]]>([
    [
      'in our own problem document',
      { title: 'x', status: 422, detail: 'y', errors: [ours, { ...ours, pointer: '/other', extra: 1 }] },
      [ours, { ...ours, pointer: '/other' }],
    ],
    ['once where it is said twice', { errors: [ours, ours] }, [ours]],
    ['with how many the server left out', { errors: [ours], more: 7 }, [ours, said('7 more')]],
    [
      'in the detail of another problem document',
      { title: 'Nope', detail: 'No credit left' },
      [said('No credit left')],
    ],
    ['in its title', { title: 'No credit left' }, [said('No credit left')]],
    [
      'in the errors of fields',
      { message: 'x', errors: { sex: ['One', 'Two'], country: 'Three' } },
      [said('One', '/sex'), said('Two', '/sex'), said('Three', '/country')],
    ],
    ['in a message', { message: 'Too fast' }, [said('Too fast')]],
    ['in an error', { error: 'Too fast' }, [said('Too fast')]],
    ['in the message of an error', { error: { code: 7, message: 'Too fast' } }, [said('Too fast')]],
    ['not at all in errors of an unknown form', { errors: [7], message: 'Too fast' }, [said('Too fast')]],
    ['not at all in empty words', { message: ' ', errors: {} }, [said('The server answered 422')]],
    ['not at all in an array', [], [said('The server answered 422')]],
  ])('%s', (_, document, expected) => {
    expect(readProblems(JSON.stringify(document), 422)).toEqual(expected);
  });

  test.each([
    ['plain words', 'Go away', 'Go away'],
    [
      'a page',
      '<html><style>p{}</style><script>1<2</script><p>Bad   <b>Gateway</b></p></html>',
      'Bad Gateway',
    ],
    ['nothing', '', 'The server answered 502'],
    ['a JSON text', '"Go away"', 'Go away'],
  ])('in %s', (_, text, detail) => {
    expect(readProblems(text, 502)).toEqual([said(detail)]);
  });

  test('and never grows beyond a sentence', () => {
    expect(readProblems('x'.repeat(1_000_000), 500)[0]?.detail.length).toBeLessThanOrEqual(300);
  });

  test.each<[string, unknown, number]>([
    [
      'problems',
      { errors: Array.from({ length: 9000 }, (_, at) => ({ ...ours, detail: `${at} ${'x'.repeat(90)}` })) },
      8980,
    ],
    [
      'fields',
      { errors: Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`f${at}`, ['a', 'b']])) },
      17_980,
    ],
    [
      'sentences of one field',
      { errors: { sex: Array.from({ length: 9000 }, (_, at) => `No ${at}`) } },
      8980,
    ],
    [
      'long problems',
      {
        errors: Array.from({ length: 30 }, (_, at) => ({
          pointer: `/${at}${'p'.repeat(30_000)}`,
          rule: 'r'.repeat(999),
          detail: 'd'.repeat(999),
        })),
      },
      10,
    ],
  ])('of a large refusal with %s a few are kept, each cut, and the rest is counted', (_, document, more) => {
    const found = readProblems(JSON.stringify(document), 422);
    expect(found).toHaveLength(21);
    expect(found.at(-1)).toEqual(said(`${more} more`));
    expect(JSON.stringify(found).length).toBeLessThan(21 * 1000);
  });
});
