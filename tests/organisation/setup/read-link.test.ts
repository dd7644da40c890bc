import { describe, expect, test } from 'vitest';
import { LINK_LIMITS } from '../../../src/organisation/setup/link-limits.ts';
import { readSetupLink, type SetupProblem } from '../../../src/organisation/setup/read-link.ts';

const UUID = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
const OTHER = '0a0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1b';
const link = (query: string) => `https://app.example.org/sub/#/setup?${query}`;
const problemsOf = (query: string) => readSetupLink(link(query)).problems;

test('a whole link says what it sets', () => {
  const read = readSetupLink(
    link(
      `organisation=Example+Org&country=GB&default-country=KE&contract=revenue-share&server=https://api.example.org/v2/&header=x-key&encoding=json&group=${UUID},Nakuru%203,TEAM&group=${OTHER},A,+B,TEAM,${UUID}`,
    ),
  );
  expect(read).toEqual({
    problems: [],
    ignored: [],
    setup: {
      settings: {
        organisationName: 'Example Org',
        organisationCountry: 'GB',
        defaultCountry: 'KE',
        contract: 'revenue-share',
        serverAddress: 'https://api.example.org/v2',
        serverHeader: 'x-key',
        encoding: 'json',
      },
      groups: [
        { uuid: UUID, name: 'Nakuru 3', type: 'TEAM' },
        { uuid: OTHER, name: 'A, B', type: 'TEAM', parent_uuid: UUID },
      ],
    },
  });
});

test.each([
  ['the part of an address from its # on', '#/setup?country=GB'],
  ['words around the link', 'Open this:\nhttps://a.example/#/setup?country=GB\nThanks'],
  ['a slash before the question mark', '#/setup/?country=GB'],
])('%s makes no difference', (_, text) => {
  expect(readSetupLink(text).setup.settings).toEqual({ organisationCountry: 'GB' });
});

describe('refused is', () => {
  const hidden = (code: number) => encodeURIComponent(String.fromCodePoint(code));
  test.each<[string, string, SetupProblem]>([
    ['a script for an address', 'server=javascript:alert(1)', { kind: 'address', problem: 'not whole' }],
    ['a script with slashes', 'server=javascript://%250aalert(1)', { kind: 'address', problem: 'not whole' }],
    ['data for an address', 'server=data:text/html,hello', { kind: 'address', problem: 'not whole' }],
    ['a file for an address', 'server=file:///etc/passwd', { kind: 'address', problem: 'not whole' }],
    ['blob for an address', 'server=blob:https://a.example.org/1', { kind: 'address', problem: 'not whole' }],
    ['plain http', 'server=http://api.example.org', { kind: 'address', problem: 'not https' }],
    ['http to a neighbour', 'server=http://192.168.0.7', { kind: 'address', problem: 'not https' }],
    [
      'http to a name that only begins like this machine',
      'server=http://localhost.example.org',
      { kind: 'address', problem: 'not https' },
    ],
    [
      'a password in the address',
      'server=https://a:b@api.example.org',
      { kind: 'address', problem: 'holds credentials' },
    ],
    [
      'a host that looks like another before the @',
      'server=https://api.example.org@evil.example',
      { kind: 'address', problem: 'holds credentials' },
    ],
    [
      'a query in the address, where a key may be',
      'server=https://api.example.org/%3Fapikey=s',
      { kind: 'address', problem: 'not whole' },
    ],
    ['backslashes', 'server=https:%5C%5Cevil.example', { kind: 'address', problem: 'not whole' }],
    ['an empty address', 'server=', { kind: 'unexpected', field: 'server' }],
    [
      'an override in the address',
      `server=https://a${hidden(0x202e)}b.example.org`,
      { kind: 'unseen', field: 'server' },
    ],
    [
      'a right-to-left override in a name',
      `organisation=a${hidden(0x202e)}gro`,
      { kind: 'unseen', field: 'organisation' },
    ],
    ['an isolate in a name', `organisation=a${hidden(0x2067)}b`, { kind: 'unseen', field: 'organisation' }],
    ['a zero-width space', `organisation=a${hidden(0x200b)}b`, { kind: 'unseen', field: 'organisation' }],
    ['a name that no one sees', `organisation=${hidden(0x3164)}`, { kind: 'unseen', field: 'organisation' }],
    ['a line break in a name', 'organisation=a%0Ab', { kind: 'unseen', field: 'organisation' }],
    ['a null in a name', 'organisation=a%00b', { kind: 'unseen', field: 'organisation' }],
    ['a line break in a header', 'header=a%0D%0Ab', { kind: 'unseen', field: 'header' }],
    ['a header that is two', 'header=a:b', { kind: 'unexpected', field: 'header' }],
    [
      'the header of idempotence for the key',
      'header=Idempotency-Key',
      { kind: 'unexpected', field: 'header' },
    ],
    ['the cookie header for the key', 'header=cookie', { kind: 'unexpected', field: 'header' }],
    ['the type of the content for the key', 'header=Content-Type', { kind: 'unexpected', field: 'header' }],
    ['a long name', `organisation=${'a'.repeat(201)}`, { kind: 'unexpected', field: 'organisation' }],
    ['a name of blanks', 'organisation=+++', { kind: 'unexpected', field: 'organisation' }],
    ['a country in words', 'country=Kenya', { kind: 'unexpected', field: 'country' }],
    ['another encoding', 'encoding=xml', { kind: 'unexpected', field: 'encoding' }],
    ['another contract', 'contract=free', { kind: 'unexpected', field: 'contract' }],
    [
      'a field twice',
      'server=https://a.example.org&server=https://b.example.org',
      { kind: 'twice', field: 'server' },
    ],
    ['a field twice, the first of them wrong', 'country=x&country=GB', { kind: 'twice', field: 'country' }],
    ['a group without a UUID', 'group=1,Nakuru,TEAM', { kind: 'group', at: 1 }],
    ['a group without a name', `group=${UUID},,TEAM`, { kind: 'group', at: 1 }],
    ['a group of no type', `group=${UUID},Nakuru,CLAN`, { kind: 'group', at: 1 }],
    ['a group of the type of every object', `group=${UUID},Nakuru,constructor`, { kind: 'group', at: 1 }],
    ['a group whose name cannot be seen', `group=${UUID},a${hidden(0x202e)}b,TEAM`, { kind: 'group', at: 1 }],
    ['a group with a long name', `group=${UUID},${'a'.repeat(201)},TEAM`, { kind: 'group', at: 1 }],
    [
      'a group twice',
      `group=${UUID},a,TEAM&group=${UUID.toUpperCase()},b,TEAM`,
      { kind: 'group-twice', at: 2 },
    ],
    ['nothing', '', { kind: 'nothing' }],
    ['only what no link can set', 'colour=red', { kind: 'nothing' }],
  ])('%s', (_, query, problem) => {
    const { problems } = readSetupLink(link(query));
    expect(problems).toContainEqual(problem);
  });

  test('a country that is none', () => {
    const read = readSetupLink(link('country=ZZ'), (code) => code === 'GB');
    expect(read.problems).toEqual([{ kind: 'unexpected', field: 'country' }]);
  });

  test('a text without a link', () => {
    expect(readSetupLink('https://api.example.org').problems).toEqual([{ kind: 'no-link' }]);
  });

  test('a link of a megabyte, before it is looked at', () => {
    const read = readSetupLink(link(`organisation=${'%20'.repeat(400_000)}`));
    expect(read.problems).toEqual([{ kind: 'too-long', most: LINK_LIMITS.letters }]);
  });

  test('a link with more groups than a person looks through', () => {
    const query = `group=${UUID},a,TEAM&`.repeat(LINK_LIMITS.groups + 1);
    expect(problemsOf(query)).toEqual([{ kind: 'many-groups', most: LINK_LIMITS.groups }]);
  });
});

describe('a key in a link refuses all of it, by whatever name:', () => {
  test.each([
    'key',
    'apikey',
    'API-Key',
    'api_key',
    'x-key',
    'token',
    'password',
    'secret',
    'authorization',
    'authorisation',
    'bearer',
    'passphrase',
    'credentials',
    'keys',
    'auth',
    'x-auth',
    'pwd',
  ])('%s', (name) => {
    const read = readSetupLink(link(`server=https://api.example.org&${name}=s3cret`));
    expect(read.problems).toEqual([{ kind: 'key', name }]);
    expect(read.setup).toEqual({ settings: {}, groups: [] });
    expect(JSON.stringify(read)).not.toContain('s3cret');
  });
});

describe('left out and named is', () => {
  test.each([
    'idempotencyKey',
    'idempotency-key',
    'retryNoReplyUsers',
    'groupsCreate',
    'parallel',
    'delaySeconds',
    'serverAddress',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('%s', (name) => {
    const read = readSetupLink(link(`country=GB&${name}=true&${name}[x]=1`));
    expect(read.problems).toEqual([]);
    expect(read.setup).toEqual({ settings: { organisationCountry: 'GB' }, groups: [] });
    expect(Object.keys(read.setup.settings)).toEqual(['organisationCountry']);
    expect(read.ignored).toContain(name);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  test('a name that cannot be seen, without what cannot be seen, and no more than a few', () => {
    const names = Array.from({ length: 50 }, (_, at) => `a%E2%80%AE${'b'.repeat(90)}${at}=1`);
    const { ignored } = readSetupLink(link(`country=GB&${names.join('&')}`));
    expect(ignored).toEqual([`a${'b'.repeat(59)}…`]);
    const many = readSetupLink(link(`country=GB&${names.map((_, at) => `x${at}=1`).join('&')}`));
    expect(many.ignored).toHaveLength(LINK_LIMITS.ignored);
  });
});

test('no text whatsoever makes reading fail or sets what a link cannot set', () => {
  const allowed = [
    'serverAddress',
    'serverHeader',
    'encoding',
    'organisationName',
    'organisationCountry',
    'contract',
    'defaultCountry',
  ];
  for (const query of ['%', '%zz&&&==', '=&=', '?'.repeat(99), '&__proto__[a]=1', 'country', '%00=%00']) {
    const { setup } = readSetupLink(link(query));
    expect(Object.keys(setup.settings).filter((name) => !allowed.includes(name))).toEqual([]);
  }
});
