import { describe, expect, test } from 'vitest';
import { ProblemDocument } from '../../src/contract/problem.ts';
import { isApiPath, isAppPage, mayAsk, refuseCaller } from '../../src/service-worker/api-callers.ts';

const SCOPE = 'https://host.example/app/';

describe('whether a request may be carried out', () => {
  test.each(['GET', 'HEAD'])('everyone may read by %s', (method) => {
    for (const mode of ['navigate', 'no-cors', 'cors'])
      expect(mayAsk({ method, mode, page: undefined }, SCOPE)).toBe(true);
  });

  test.each([
    ['cors', SCOPE, true],
    ['same-origin', `${SCOPE}index.html?a=b#/people`, true],
    ['no-cors', SCOPE, false],
    ['navigate', SCOPE, false],
    ['cors', `${SCOPE}neighbour/`, false],
    ['cors', 'https://host.example/', false],
    ['cors', 'about:srcdoc', false],
    ['cors', undefined, false],
    ['cors', `${SCOPE}?practice#/people`, false],
    ['same-origin', `${SCOPE}index.html?practice=1`, false],
  ])('a write with mode %s from %s: %s', (mode, page, expected) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(mayAsk({ method, mode, page }, SCOPE)).toBe(expected);
  });
});

test.each([
  [SCOPE, true],
  [`${SCOPE}#/settings`, true],
  [`${SCOPE}index.html`, true],
  [`${SCOPE}index.html/`, false],
  [`${SCOPE}b/index.html`, false],
  [`https://host.example/b/?${SCOPE}`, false],
])('whether %s is a page of the app: %s', (address, expected) => {
  expect(isAppPage(address, SCOPE)).toBe(expected);
});

test.each([
  ['api-v1', true],
  ['api-v1/users/create', true],
  ['/api-v1/users/create', true],
  ['%61pi-v1/users/create', true],
  ['api-v1%2Fusers/create', true],
  ['api-v10/users', false],
  ['b/api-v1/users/create', false],
  ['%E0%A4%A', false],
])('whether %s is a path of the service: %s', (path, expected) => {
  expect(isApiPath(path)).toBe(expected);
});

test('a refusal says what to do, as a problem document', async () => {
  const answer = refuseCaller();
  const { status, errors } = ProblemDocument.parse(await answer.json());
  expect([answer.status, status, errors[0]?.rule]).toEqual([403, 403, 'caller-refused']);
});
