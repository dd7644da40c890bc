import { describe, expect, test } from 'vitest';
import { settingProblems, tidySettings } from '../../src/organisation/check-settings.ts';

describe('settings', () => {
  test.each([
    [{ serverAddress: 'http://api.example.org' }, 'serverAddress'],
    [{ serverHeader: '' }, 'serverHeader'],
    [{ serverHeader: 'api key' }, 'serverHeader'],
    [{ serverHeader: 'apikey:' }, 'serverHeader'],
    [{ parallel: 0 }, 'parallel'],
    [{ parallel: 7 }, 'parallel'],
    [{ parallel: 2.5 }, 'parallel'],
    [{ parallel: Number.NaN }, 'parallel'],
    [{ delaySeconds: -1 }, 'delaySeconds'],
    [{ delaySeconds: 601 }, 'delaySeconds'],
    [{ delaySeconds: 2.5 }, 'delaySeconds'],
  ])('with %o cannot be saved', (typed, name) => {
    expect(settingProblems(typed).map((problem) => problem.name)).toEqual([name]);
  });

  test.each([
    {},
    { serverAddress: '' },
    { serverAddress: 'https://api.example.org', serverHeader: ' x-api-key ', parallel: 6 },
    { organisationName: '', organisationCountry: '' },
  ])('with %o can be saved', (typed) => {
    expect(settingProblems(typed)).toEqual([]);
  });

  test('are reported all at once', () => {
    expect(settingProblems({ serverAddress: 'x', serverHeader: '', parallel: 99 })).toHaveLength(3);
  });

  test('are kept tidy, and what was not typed stays absent', () => {
    expect(
      tidySettings({
        organisationName: ' Example ',
        serverAddress: 'example.org/api-v1/',
        serverHeader: ' k ',
      }),
    ).toEqual({ organisationName: 'Example', serverAddress: 'https://example.org', serverHeader: 'k' });
    expect(tidySettings({ parallel: 2 })).toEqual({ parallel: 2 });
  });
});
