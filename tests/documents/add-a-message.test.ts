import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const [, steps = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('**a message**');

/** A copy of what the steps touch, and of what they run. */
function aCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'outpost-message-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ['src/ui/messages', 'src/build/messages', 'src/domain', 'src/contract'])
    cpSync(part, path.join(folder, part), { recursive: true });
  for (const part of ['package.json', 'tsconfig.json']) cpSync(part, path.join(folder, part));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

test('a message is added by the steps of CONTRIBUTING.md', { tags: ['night'] }, () => {
  expect(steps).toMatch(
    /`src\/ui\/messages\/en.json`[\s\S]*`npm run types`[\s\S]*`npm run messages -- --note`/,
  );
  const folder = aCheckout();
  const run = (program: string, ...options: string[]) =>
    spawnSync(path.join(folder, 'node_modules/.bin', program), options, { cwd: folder, encoding: 'utf8' });

  const english = path.join(folder, 'src/ui/messages/en.json');
  const messages = JSON.parse(readFileSync(english, 'utf8')) as Record<string, unknown>;
  messages['screens.people.trial'] = { defaultMessage: '{n, plural, one {# trial} other {# trials}}' };
  writeFileSync(english, JSON.stringify(messages));
  expect(run('tsx', 'src/build/messages/write-types.ts')).toMatchObject({ status: 0 });

  const use = (argument: string) => {
    const trial = path.join(folder, 'src/trial');
    mkdirSync(trial, { recursive: true });
    writeFileSync(
      path.join(trial, 'use.ts'),
      `import type { ScreenMessages } from '../ui/messages/generated.ts';\nexport const said = ({ people }: ScreenMessages) => people.trial(${argument});\n`,
    );
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, noEmit: true, allowImportingTsExtensions: true, module: 'esnext' },
        files: ['src/trial/use.ts'],
      }),
    );
    return run('tsgo', '-p', '.').status;
  };
  expect(use('{ n: 3 }')).toBe(0);
  expect(use('{ count: 3 }')).not.toBe(0);

  const { stdout } = run('tsx', 'src/build/messages/main.ts');
  expect(stdout).toMatch(/fr: 1 of \d+ missing\n {2}screens\.people\.trial/);
});
