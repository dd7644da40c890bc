import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Where Vite writes the notices of the packages in the page's files. */
export const LICENCES = 'licenses.md';

/**
 * Adds the notices of the packages that only a worker has: Vite builds each worker by itself, and looks for licences in the page's
 * files alone.
 */
export function workerLicences(): { ofWorkers: () => Plugin; ofPage: Plugin } {
  const folders = new Set<string>();
  return {
    ofWorkers: () => ({
      name: 'packages of workers',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            for (const id of file.moduleIds) {
              const folder = packageOf(id);
              if (folder) folders.add(folder);
            }
      },
    }),
    ofPage: {
      name: 'licences of workers',
      apply: 'build',
      async writeBundle({ dir = '' }) {
        const file = path.join(dir, LICENCES);
        if (!existsSync(file)) return;
        const known = await readFile(file, 'utf8');
        const notices = [...folders].sort().map(noticeOf);
        await appendFile(
          file,
          notices
            .filter(({ head }) => !known.includes(head))
            .map(({ head, text }) => `\n${head}\n\n${text}\n`)
            .join(''),
        );
      },
    },
  };
}

/** The folder of the package that a module belongs to; none for our own. */
function packageOf(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

function noticeOf(folder: string): { head: string; text: string } {
  const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const licence = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return {
    head: `## ${String(about['name'])} - ${String(about['version'])} (${String(about['license'])})`,
    text: licence ? readFileSync(path.join(folder, licence), 'utf8').trim() : '',
  };
}
