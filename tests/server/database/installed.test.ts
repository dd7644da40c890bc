import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test(
  'the server runs from a copy of the sources with its own dependencies alone',
  { tags: ['night'], timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outpost-installed-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const run = (command: string) => {
      const { status, stdout, stderr } = spawnSync(command, { cwd: folder, shell: true, encoding: 'utf8' });
      expect({ command, status, stderr }).toMatchObject({ status: 0 });
      return stdout;
    };
    // What is tracked, as it is here: a change that is not committed counts, too.
    const here = spawnSync(`git ls-files -z | xargs -0 cp --parents -t ${folder}`, { shell: true });
    expect(here.status).toBe(0);
    run('npm ci --omit=dev');
    expect(spawnSync('ls node_modules/vite', { cwd: folder, shell: true }).status).not.toBe(0);
    expect(run('npm run -s serve -- key add Tablets')).toMatch(/^\w{6}-/);
    expect(run('npm run -s serve -- key list')).toContain('Tablets');
    expect(run('npm run -s serve -- --help')).toContain('key add NAME');
  },
);
