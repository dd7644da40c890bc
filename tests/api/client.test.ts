import { describe, expect, test } from 'vitest';
import { createClient, prepareRequest, readAnswer, type ClientOptions } from '../../src/api/client.ts';
import { endpoints } from '../../src/contract/endpoints.ts';

const UUID = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
const OTHER = '0b5b3f6e-7a53-4f7d-8f43-0b2d2a4f9c11';
const options: ClientOptions = { baseUrl: 'https://api.example.org/base/', headers: { apikey: 'k' } };
const fields = { user_uuid: UUID, auto_reserve: 1, auto_assign: [{ key: 'AI', target: 'self' }] };

describe('a request', () => {
  test('is a form unless another encoding is set: auto_assign as JSON text, auto_reserve as 1', () => {
    const request = prepareRequest(
      endpoints.assign,
      { fields: { ...fields, group_uuid: undefined } },
      options,
    );
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://api.example.org/base/api-v1/user/assign',
      headers: {
        accept: 'application/json',
        apikey: 'k',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
      user_uuid: UUID,
      auto_reserve: '1',
      auto_assign: '[{"key":"AI","target":"self"}]',
    });
  });

  test('is JSON by a setting', () => {
    const { headers, body } = prepareRequest(endpoints.assign, { fields }, { ...options, encoding: 'json' });
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body ?? '')).toEqual(fields);
  });

  test.each([
    [{ int: 3 }, '/api-v1/occupations/group/3'],
    [{}, '/api-v1/occupations/group'],
    [{ int: 'a/b' }, '/api-v1/occupations/group/a%2Fb'],
  ])('has its parameters %j in the path and no body', (params, path) => {
    const request = prepareRequest(
      endpoints.occupationsInGroup,
      { params },
      { baseUrl: 'https://x.example' },
    );
    expect(request).toEqual({
      method: 'GET',
      url: `https://x.example${path}`,
      headers: { accept: 'application/json' },
    });
  });

  test('passes what stays on the device beside it, never in it', async () => {
    const note = { reference: 'Blue house', draftId: 'd1' };
    const seen: unknown[] = [];
    const client = createClient(async (request, beside) => {
      seen.push(beside);
      seen.push(request.url + JSON.stringify([...request.headers]) + (await request.text()));
      return Response.json({});
    }, options);
    await client.createUser({ sex: 'F', country: 'KE', occupation: '2221' }, note);
    expect(seen[0]).toBe(note);
    expect(seen[1]).not.toMatch(/Blue|d1/);
  });

  test('rejects when its transport does', async () => {
    const failure = new TypeError('Failed to fetch');
    const client = createClient(() => Promise.reject(failure), options);
    await expect(client.assessments()).rejects.toBe(failure);
  });
});

const user = { uuid: UUID, sex: 'F', country: 'KE', occupation: { code: '2221', name: 'Nurses' } };
const assessment = {
  assessment_key: 'SK',
  assessment_uuid: OTHER,
  assessment_context: 'it',
  target_type: 'thing',
  target_uuid: OTHER,
};
const assignment = { uuid: OTHER, denomination_country: 'KE', assessments: [assessment] };

describe('an answer', () => {
  test.each([
    ['200', 200, { message: 'User created', data: user }],
    ['201', 201, { message: 'User created', data: user }],
    ['another message', 200, { message: 'Done', data: user }],
    [
      'member_of with a type',
      200,
      { message: '', data: { ...user, member_of: { name: 'x', uuid: OTHER, type: 'Team' } } },
    ],
    [
      'a UUID of no version',
      200,
      { message: '', data: { ...user, uuid: '00000000-0000-0000-0000-000000000000' } },
    ],
    [
      'fields no one asked for, which are kept',
      200,
      { message: '', data: { ...user, extra: [1] }, more: true },
    ],
  ])('is a success with %s', (_, status, body) => {
    const answer = readAnswer(endpoints.createUser, { status, text: JSON.stringify(body) });
    expect(answer).toEqual({ ok: true, status, value: body });
  });

  test.each([
    ['as an object', assignment],
    ['as an array', [assignment, { ...assignment, uuid: UUID }]],
  ])('may hold assignments %s, with keys, contexts and types of the server’s own', (_, assignments) => {
    const text = JSON.stringify({ message: 'Assignment created', data: { user_uuid: UUID, assignments } });
    const answer = readAnswer(endpoints.assign, { status: 200, text });
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    expect([answer.value.data.assignments].flat()).toEqual([assignments].flat());
  });

  test.each([
    ['a page', '<html><body>Sign in</body></html>'],
    ['nothing', ''],
    ['cut off', '{"message":"User created","data":{'],
    ['an array', '[]'],
    ['without a uuid', JSON.stringify({ message: 'User created', data: { ...user, uuid: undefined } })],
    ['with a uuid that is none', JSON.stringify({ message: 'User created', data: { ...user, uuid: '7' } })],
  ])('is no success when a 2xx is %s', (_, text) => {
    const answer = readAnswer(endpoints.createUser, { status: 200, text });
    expect(answer).toMatchObject({ ok: false, reason: 'unreadable', status: 200 });
    expect(answer.ok || answer.problems.length).toBeGreaterThan(0);
  });

  test.each([301, 400, 401, 402, 404, 422, 429, 500, 503])('is a refusal with status %i', (status) => {
    expect(readAnswer(endpoints.createUser, { status, text: '' })).toEqual({
      ok: false,
      reason: 'refused',
      status,
      problems: [{ pointer: '', rule: 'server', detail: `The server answered ${status}` }],
    });
  });
});
