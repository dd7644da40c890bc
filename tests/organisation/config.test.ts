import { describe, expect, test } from 'vitest';
import { deploymentSettings, readConfig } from '../../src/organisation/config.ts';
import { LIMITS } from '../../src/organisation/limits.ts';

const full = {
  organisation: { name: 'Example Org', country: 'GB', contract: 'other' },
  server: {
    baseUrl: 'https://api.example.org',
    header: 'apikey',
    encoding: 'form',
    idempotencyKey: false,
    groupsCreate: false,
    parallel: 4,
  },
  defaults: { country: 'KE' },
  groups: [{ uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' }],
};

test('the example of the design is read whole', () => {
  expect(readConfig(JSON.stringify(full))).toEqual({ config: full, problems: [] });
});

test.each(['{}', '{"organisation":{}}', '{"groups":[]}'])(
  '%s is a good file: every part may be left out',
  (text) => {
    expect(readConfig(text).problems).toEqual([]);
  },
);

describe('a broken file says where and what to write instead', () => {
  test.each([
    ['{', '', /not JSON/],
    ['[]', '', /one object/],
    ['{"server":{"baseUrl":"http://example.org"}}', '/server/baseUrl', /https:/],
    ['{"server":{"baseUrl":"https://me:secret@example.org"}}', '/server/baseUrl', /without a user name/],
    ['{"server":{"parallel":0}}', '/server/parallel', /1 to 6/],
    ['{"server":{"header":"api key"}}', '/server/header', /such as apikey/],
    ['{"organisation":{"contract":"both"}}', '/organisation/contract', /“other” or “revenue-share”/],
    ['{"organisation":{"country":"gb"}}', '/organisation/country', /two capital letters/],
    ['{"groups":[{"uuid":"x","name":"A","type":"TEAM"}]}', '/groups/0/uuid', /UUID/],
    [
      '{"groups":[{"uuid":"6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a","name":"A","type":"CLUB"}]}',
      '/groups/0/type',
      /TEAM/,
    ],
    ['{"servers":{}}', '/servers', /not a section/],
  ])('%s', (text, pointer, sentence) => {
    expect(readConfig(text).problems).toEqual([
      { pointer, sentence: expect.stringMatching(sentence) as string },
    ]);
  });
});

test('a broken section does not take the good ones with it', () => {
  const { config, problems } = readConfig('{"server":{"parallel":"many"},"defaults":{"country":"KE"}}');
  expect(config).toEqual({ defaults: { country: 'KE' } });
  expect(problems).toHaveLength(1);
});

test('a file cannot reach what objects inherit', () => {
  readConfig('{"__proto__":{"polluted":true},"defaults":{"__proto__":{"polluted":true}}}');
  expect({}).not.toHaveProperty('polluted');
});

test('what is not set stays open for the device and the defaults', () => {
  expect(deploymentSettings({})).toEqual({});
  expect(deploymentSettings({ organisation: { country: 'GB' } })).toEqual({
    organisationCountry: 'GB',
    defaultCountry: 'GB',
  });
});

describe('a file with more wrong than a person can read', () => {
  const broken = (count: number) => JSON.stringify({ groups: Array.from({ length: count }, () => ({})) });

  test('shows the first few problems and says how many more there are', () => {
    const { problems } = readConfig(broken(2_000));
    expect(problems).toHaveLength(LIMITS.problemsShown + 1);
    expect(problems[0]?.pointer).toBe('/groups/0/uuid');
    expect(problems.at(-1)?.sentence).toBe('config.json has 5,990 more to mend. Mend these first.');
  });

  test.each([
    ['20,000 broken groups', broken(20_000), /at most 5,000 groups/],
    ['100,000 letters of a section’s name', JSON.stringify({ ['x'.repeat(100_000)]: 1 }), /^“x{60}…” is not/],
    ['a million letters and more', JSON.stringify({ x: 'x'.repeat(1_000_000) }), /1,000,000 letters/],
    ['a name that every object inherits', '{"constructor":{}}', /“constructor” is not a section/],
  ])('is read in little time: %s', (_, text, sentence) => {
    const began = performance.now();
    const { problems } = readConfig(text);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(problems.map((problem) => problem.sentence)).toEqual([expect.stringMatching(sentence)]);
  });
});
