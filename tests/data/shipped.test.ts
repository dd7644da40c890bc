import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleFiles } from '../../data/shipped.ts';
import { nest } from '../../data/sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outpost-data-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function copyOfShipped(name: string): Promise<string> {
  const copy = path.join(folder, name);
  await cp('public/data', copy, { recursive: true });
  return copy;
}

describe('what ships', () => {
  // That it is what the sources say is a step of its own in `npm test`: `npm run data -- --check`.
  it('is named when it was altered, is missing or has no source', async () => {
    const copy = await copyOfShipped('altered');
    const tree = await readFile(`${copy}/occupations.json`, 'utf8');
    await writeFile(`${copy}/occupations.json`, tree.replace('Nursing professionals', 'Nurses'));
    await rm(`${copy}/countries.json`);
    await writeFile(`${copy}/extra.json`, '{}');
    expect(staleFiles(copy)).toEqual([
      'occupations.json differs from its sources',
      'countries.json is missing',
      'extra.json is made from no source',
    ]);
  });
});

describe('npm run data', () => {
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'data/build.ts', ...options]);

  it('with --check fails with what to do when a file is stale, and writes nothing', async () => {
    const copy = await copyOfShipped('stale');
    await writeFile(`${copy}/assessments.json`, '[]\n');
    const failure = await run('--check', copy).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stderr: [
        'The shipped data is not what data/sources/ says:',
        '  assessments.json differs from its sources',
        'Run `npm run data` and commit the result.\n',
      ].join('\n'),
    });
    expect(await readFile(`${copy}/assessments.json`, 'utf8')).toBe('[]\n');
  });

  it('makes a stale folder good', async () => {
    const copy = await copyOfShipped('mended');
    await writeFile(`${copy}/job-titles.json`, '');
    await run(copy);
    expect(staleFiles(copy)).toEqual([]);
  });
});

describe('nesting by code', () => {
  it('refuses a node before its parent', () => {
    expect(() => nest([{ code: '11', name: 'x' }])).toThrow('Occupation 11 comes before its parent');
  });

  it('refuses a code that is listed twice', () => {
    const twice = [
      { code: '1', name: 'x' },
      { code: '1', name: 'y' },
    ];
    expect(() => nest(twice)).toThrow('Occupation 1 is listed twice');
  });
});
