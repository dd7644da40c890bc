import { describe, expect, test } from 'vitest';
import { localId } from '../../../src/domain/record/reference.ts';
import type { GroupLineFault } from '../../../src/organisation/group-lines.ts';
import { readConfig } from '../../../src/organisation/config.ts';
import { settingProblems } from '../../../src/organisation/check-settings.ts';
import type { GroupRow } from '../../../src/store/schema/group.ts';
import { size } from '../../../src/ui/messages/numbers.ts';
import { screens } from '../../../src/ui/messages/screens.ts';
import { groupLine, linkObstacle, nameProblemSentence } from '../../../src/ui/messages/choose/groups.ts';
import { configProblem } from '../../../src/ui/messages/choose/config-problem.ts';
import { settingProblem, settingValue } from '../../../src/ui/messages/choose/settings.ts';

test.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [4200, '4.2 kB'],
  [74_000, '74 kB'],
  [1_230_000, '1.2 MB'],
  [5e12, '5,000 GB'],
])('%i bytes are shown as “%s”', (bytes, words) => {
  expect(size(bytes)).toBe(words);
});

test.each([
  ['contract', 'revenue-share', 'Each assessment has a price'],
  ['encoding', 'json', 'JSON'],
  ['idempotencyKey', true, 'yes'],
  ['organisationName', '', 'nothing'],
  ['parallel', 4, '4'],
  ['delaySeconds', 15, '15 seconds'],
  ['delaySeconds', 0, 'no delay'],
] as const)('the setting %s with the value %s reads “%s”', (name, value, words) => {
  expect(settingValue(name, value)).toBe(words);
});

test.each([
  [{ serverAddress: 'http://api.example.org' }, 'starts with https://'],
  [{ serverAddress: 'https://me:secret@example.org' }, 'user name and password'],
  [{ serverAddress: 'server' }, 'whole server address'],
  [{ serverHeader: 'api key' }, 'like apikey'],
  [{ parallel: 7 }, 'from 1 to 6'],
  [{ delaySeconds: 601 }, 'from 0 to 600'],
])('settings with %o are refused with a word on it', (typed, words) => {
  expect(settingProblems(typed).map((problem) => settingProblem(problem))).toEqual([
    expect.stringContaining(words),
  ]);
});

test.each([
  [0, 'erase everything'],
  [1, 'erase 1 record'],
  [1200, 'erase 1200 records'],
])('what erases %i records is typed as “%s”', (lost, words) => {
  expect(screens.device.erase.words({ erased: lost })).toBe(words);
});

describe('a broken config.json', () => {
  test.each([
    ['{', /^config.json is not JSON \(.+\)\. Check commas/],
    ['[]', /must be one object/],
    ['{"server":{"baseUrl":"http://example.org"}}', /^server → baseUrl must be .*https:/],
    ['{"server":{"parallel":0}}', /1 to 6/],
    ['{"server":{"delaySeconds":601}}', /0 to 600/],
    ['{"server":{"header":"api key"}}', /like apikey/],
    ['{"server":"x"}', /another kind of value/],
    ['{"organisation":{"contract":"both"}}', /“other” or “revenue-share”/],
    ['{"organisation":{"country":"gb"}}', /two capital letters, like GB/],
    ['{"groups":[{"uuid":"x","name":"A","type":"TEAM"}]}', /^groups → 0 → uuid must be the server ID/],
    ['{"groups":{}}', /at most 5,000 groups/],
    ['{"servers":{}}', /^“servers” is not a section of config.json. Use one of: organisation, server/],
    [JSON.stringify({ x: 'x'.repeat(1_000_000) }), /over 1,000,000 characters/],
  ])('%.60s says where and what to write instead', (text, words) => {
    expect(readConfig(text).problems.map(configProblem)).toEqual([expect.stringMatching(words)]);
  });

  test('with more than a person can read says how many there are besides', () => {
    const { problems } = readConfig(JSON.stringify({ groups: Array.from({ length: 2_000 }, () => ({})) }));
    expect(problems.map(configProblem).at(-1)).toBe('5,990 more problems in config.json.');
  });
});

describe('a group', () => {
  test.each<[GroupLineFault, string]>([
    [{ kind: 'long-list', most: 1_000_000 }, 'more than 1,000,000 characters'],
    [{ kind: 'many-lines', most: 5_000 }, 'more than 5,000 lines'],
    [{ kind: 'long-line', most: 1_000 }, 'more than 1,000 characters'],
    [{ kind: 'not-three-values', count: 2 }, 'you entered 2'],
    [{ kind: 'not-a-uuid', value: 'x' }, '“x” is not a server ID'],
    [{ kind: 'no-name' }, 'between ID and type'],
    [{ kind: 'not-a-type', value: 'CLUB' }, '“CLUB” is not a group type'],
    [{ kind: 'repeated', line: 2 }, 'same ID as line 2'],
  ])('whose line has %o is told with the number of the line', (fault, words) => {
    expect(groupLine(7, fault)).toMatch(/^Line 7: /);
    expect(groupLine(7, fault)).toContain(words);
  });

  test('cannot have the name of another one of its type', () => {
    const by: GroupRow = { id: localId('a'), origin: 'device', name: 'Élan', type: 'TEAM', createdAt: 0 };
    expect(nameProblemSentence({ kind: 'taken', by })).toBe(
      '“Élan” already exists (Team). Enter another name',
    );
    expect(nameProblemSentence({ kind: 'missing' })).toBe(screens.groups.nameProblem.missing);
  });

  test('that cannot be linked says why', () => {
    expect(linkObstacle({ reason: 'named', by: [] })).toContain('Another group');
    expect(linkObstacle({ reason: 'state', status: 'confirmed' })).toBe(
      screens.groups.link.obstacle.onServer,
    );
  });
});

test('the classification of occupations carries the sentence that its publisher asks for, whole, and says that it is modified', () => {
  expect(screens.settings.about.escoText).toBe(
    'This service uses the ESCO classification of the European Commission. It is used here in a modified form.',
  );
});
