import { describe, expect, it, test } from 'vitest';
import { askEarly, jsonBelow } from '../../src/catalogue/fetch-json.ts';

const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));

describe('the address of a file', () => {
  it.each([
    ['https://a.example/', 'https://a.example/data/x.json'],
    ['https://a.example/some/sub/path/', 'https://a.example/some/sub/path/data/x.json'],
    ['https://a.example/sub/index.html#/people', 'https://a.example/sub/data/x.json'],
  ])('is relative to the page at %s', async (page, expected) => {
    const asked: string[] = [];
    await jsonBelow(page, (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return answer('{"a":1}')();
    })('x.json');
    expect(asked).toEqual([expected]);
  });

  it('names the file and the status when it cannot be read', async () => {
    const load = jsonBelow('https://a.example/', answer('gone', 404));
    await expect(load('x.json')).rejects.toThrow('data/x.json was answered with status 404');
  });

  it('fails on what is not JSON', async () => {
    await expect(jsonBelow('https://a.example/', answer('<html>'))('x.json')).rejects.toThrow(SyntaxError);
  });
});

test('a file that is asked for early is asked for once, and its failure reaches only the caller that reads it', async () => {
  const asked: string[] = [];
  const fetchJson = askEarly(
    (name) => {
      asked.push(name);
      return name === 'gone.json' ? Promise.reject(new Error('Gone')) : Promise.resolve(name);
    },
    ['first.json', 'gone.json'],
  );
  expect(asked).toEqual(['first.json', 'gone.json']);
  expect(await fetchJson('first.json')).toBe('first.json');
  await expect(fetchJson('gone.json')).rejects.toThrow('Gone');
  expect(await fetchJson('later.json')).toBe('later.json');
  expect(asked).toEqual(['first.json', 'gone.json', 'later.json']);
});
