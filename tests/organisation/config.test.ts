import { describe, expect, test } from 'vitest';
import { deploymentSettings, readConfig } from '../../src/organisation/config.ts';
import { LIMITS } from '../../src/organisation/config-limits.ts';

const full = {
  organisation: { name: 'Example Org', country: 'GB', contract: 'other' },
  server: {
    baseUrl: 'https://api.example.org',
    header: 'apikey',
    encoding: 'form',
    idempotencyKey: false,
    closesConnections: true,
    groupsCreate: false,
    parallel: 4,
    delaySeconds: 30,
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

describe('of a broken file it is told where it is broken and how', () => {
  test.each([
    ['{', '', 'not-json', undefined],
    ['[]', '', 'no-object', undefined],
    ['{"server":{"baseUrl":"http://example.org"}}', '/server/baseUrl', 'unexpected', '/server/baseUrl'],
    [
      '{"server":{"baseUrl":"https://me:secret@example.org"}}',
      '/server/baseUrl',
      'unexpected',
      '/server/baseUrl',
    ],
    ['{"server":{"parallel":0}}', '/server/parallel', 'unexpected', '/server/parallel'],
    ['{"server":{"delaySeconds":601}}', '/server/delaySeconds', 'unexpected', '/server/delaySeconds'],
    ['{"server":{"delaySeconds":-1}}', '/server/delaySeconds', 'unexpected', '/server/delaySeconds'],
    ['{"server":{"header":"api key"}}', '/server/header', 'unexpected', '/server/header'],
    ['{"server":"x"}', '/server', 'unexpected', 'elsewhere'],
    [
      '{"organisation":{"contract":"both"}}',
      '/organisation/contract',
      'unexpected',
      '/organisation/contract',
    ],
    ['{"organisation":{"country":"gb"}}', '/organisation/country', 'unexpected', '/organisation/country'],
    ['{"groups":["x"]}', '/groups/0', 'unexpected', '/groups/*'],
    ['{"groups":[{"uuid":"x","name":"A","type":"TEAM"}]}', '/groups/0/uuid', 'unexpected', '/groups/*/uuid'],
    [
      '{"groups":[{"uuid":"6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a","name":"A","type":"CLUB"}]}',
      '/groups/0/type',
      'unexpected',
      '/groups/*/type',
    ],
    ['{"servers":{}}', '/servers', 'unknown-section', undefined],
  ])('%s', (text, pointer, kind, place) => {
    expect(readConfig(text).problems).toMatchObject([{ pointer, fault: { kind, ...(place && { place }) } }]);
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
    expect(problems.at(-1)?.fault).toEqual({ kind: 'more', count: 5_990 });
  });

  test.each([
    ['20,000 broken groups', broken(20_000), { kind: 'unexpected', place: '/groups' }],
    [
      '100,000 letters of a section’s name',
      JSON.stringify({ ['x'.repeat(100_000)]: 1 }),
      { kind: 'unknown-section', name: `${'x'.repeat(60)}…` },
    ],
    [
      'a million letters and more',
      JSON.stringify({ x: 'x'.repeat(1_000_000) }),
      { kind: 'too-long', most: 1_000_000 },
    ],
    [
      'a name that every object inherits',
      '{"constructor":{}}',
      { kind: 'unknown-section', name: 'constructor' },
    ],
  ])('is answered with one problem, whatever its size: %s', (_, text, fault) => {
    expect(readConfig(text).problems).toMatchObject([{ fault }]);
  });
});

describe('names of config.json', () => {
  const group = (at: number, name: string) => ({
    uuid: `6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1${at}`,
    name,
    type: 'TEAM',
  });

  test('of groups that no one could tell apart: the first stays, and the others are told', () => {
    const groups = [group(1, 'Nakuru\u00a0 3'), group(2, 'Nаkuru 3'), group(3, 'Kisumu')];
    const { config, problems } = readConfig(JSON.stringify({ groups }));
    expect(config.groups?.map(({ name }) => name)).toEqual(['Nakuru 3', 'Kisumu']);
    expect(problems).toEqual([{ pointer: '/groups/1/name', fault: { kind: 'alike', name: 'Nаkuru 3' } }]);
  });

  test('that no one sees are refused', () => {
    const text = JSON.stringify({ organisation: { name: '\u200b\u3164' }, groups: [group(1, '\u2800')] });
    const { config, problems } = readConfig(text);
    expect(config).toEqual({});
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/organisation/name', '/groups/0/name']);
  });
});
