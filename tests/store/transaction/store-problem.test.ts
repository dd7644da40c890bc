import { expect, test } from 'vitest';
import { storeProblemOf } from '../../../src/store/transaction/store-problem.ts';

test('a database that the settings of Chromium forbid is missing, whatever the failure is wrapped in', () => {
  const denied = new DOMException('The user denied permission to access the database.', 'UnknownError');
  expect(storeProblemOf(denied).kind).toBe('missing');
  const wrapped = Object.assign(new Error('UnknownError'), { name: 'OpenFailedError', inner: denied });
  expect(storeProblemOf(wrapped).kind).toBe('missing');
  expect(storeProblemOf(new DOMException('Internal error', 'UnknownError')).kind).toBe('failed');
});
