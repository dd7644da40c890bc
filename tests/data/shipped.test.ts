import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nest } from '../../data/sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outpost-data-'));
  await cp('public/data', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

// That what ships is what the sources say is a step of its own in `npm test`: `npm run data -- --check`.
describe('npm run data', () => {
  const run = (...options: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'data/build.ts', ...options]);

  it(
    'with --check names what was altered, is missing or has no source, with what to do, and writes nothing',
    { tags: ['night'] },
    async () => {
      const altered = (await readFile(`${folder}/occupations.json`, 'utf8')).replace(
        'Nursing professionals',
        'Nurses',
      );
      await writeFile(`${folder}/occupations.json`, altered);
      await rm(`${folder}/countries.json`);
      await writeFile(`${folder}/extra.json`, '{}');
      const failure = await run('--check', folder).catch((error: unknown) => error);
      expect(failure).toMatchObject({
        code: 1,
        stderr: [
          'The shipped data is not what data/sources/ says:',
          '  occupations.json differs from its sources',
          '  countries.json is missing',
          '  extra.json is made from no source',
          'Run `npm run data` and commit the result.\n',
        ].join('\n'),
      });
      expect(await readFile(`${folder}/occupations.json`, 'utf8')).toBe(altered);
      expect(await readdir(folder)).not.toContain('countries.json');
    },
  );

  it('makes a stale folder good', { tags: ['night'] }, async () => {
    await writeFile(`${folder}/job-titles.json`, '');
    await rm(`${folder}/countries.json`, { force: true });
    await run(folder);
    for (const name of await readdir('public/data'))
      expect(await readFile(`${folder}/${name}`, 'utf8'), name).toBe(
        await readFile(`public/data/${name}`, 'utf8'),
      );
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
