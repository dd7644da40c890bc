import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { openApiFile } from './data/openapi/plugin.ts';
import { practiceStoryFile } from './data/practice-story/plugin.ts';
import { readHalfFiles } from './data/read-half.ts';
import { contentPolicy } from './src/build/content-policy.ts';
import { freePort } from './src/build/free-port.ts';
import { lightDarkFallback } from './src/build/light-dark.ts';
import { messageFiles } from './src/build/messages/plugin.ts';
import { precache } from './src/build/precache.ts';
import { LICENCES, workerLicences } from './src/build/worker-licences.ts';
import { windowShapes } from './src/build/window-shapes.ts';
import { CHROMIUM_FLAGS, findChromium } from './tests/support/browser/chromium.ts';
import { ProjectByProject } from './tests/support/run/project-by-project.ts';

/**
 * Milliseconds after which a test counts as stuck: far more than any takes, because a busy machine is no failure. At night some make ten
 * times as many runs.
 */
const PATIENCE = process.env.OUTPOST_NIGHT ? 600_000 : 60_000;

const LANGUAGES: Record<string, string> = {
  french: 'fr',
  spanish: 'es',
  portuguese: 'pt',
  arabic: 'ar',
  swahili: 'sw',
};

/** The worker keeps these later or for one language alone, by their names (`src/build/precache.ts`). */
function ownFile(id: string): string | undefined {
  const section =
    /\/src\/(?:ui\/(?:screens\/)?)?(setup|overview|team|chart|console|practice)\/\w[\w-]*\.(?:svelte|ts)$/.exec(
      id,
    )?.[1];
  const finder = /\/languages\/(\w+)\.ts$/.exec(id)?.[1] ?? '';
  const [, part, words = LANGUAGES[finder]] = /^\0messages\/(first|screens)-([a-z]{2})$/.exec(id) ?? [];
  const language = words && `${part === 'first' ? 'first-' : ''}words-${words}`;
  return section ?? language;
}

/**
 * What is fetched together, with all that it imports; the first that fits counts. Few files, because over HTTP/1.1 a browser
 * fetches six at a time.
 */
const FILES = [
  { name: 'first', test: /\/src\/main\.ts$/ },
  // What keeps and answers the form.
  { name: 'service', test: /\/src\/(page\/page-service|store\/transaction\/store)\.ts$/ },
  { name: 'after', test: /\/src\/page\/after-first-screen\.ts$/ },
  { name: 'behind', test: /\/src\/ui\/(?:\w+\/)+(around-screens|behind-form|behind-fields)\.ts$/ },
  {
    name: 'screens',
    test: /\/src\/ui\/screens\/(people|person|assign|assessments|occupations|sync|settings|more)\/[A-Z]\w+\.svelte$/,
  },
  { name: ownFile, debugName: 'own file' },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/**
 * How sources are read, in the app and in each project of tests. Those take this and not `extends`, with which Vitest would load
 * this file once more for each.
 */
const sources = () => ({
  // Dexie's build for today's browsers: 2 kB less than the one that its package names first.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  define: { OUTPOST_VERSION: JSON.stringify(packageJson.version) },
  css: { postcss: { plugins: [windowShapes()] } },
  plugins: [
    messageFiles(),
    lightDarkFallback(),
    svelte(),
    readHalfFiles(),
    openApiFile(),
    practiceStoryFile(),
    contentPolicy(process.env.OUTPOST_SERVER),
    precache(),
    freePort(),
  ],
});

const licences = workerLicences();
const { plugins, ...built } = sources();

export default defineConfig({
  ...built,
  plugins: [...plugins, licences.ofPage],
  worker: { plugins: () => [licences.ofWorkers()] },
  // Relative, so that the built folder works under any path of any static host.
  base: './',
  // One page, with addresses behind the #: what is not there is not found.
  appType: 'mpa',
  build: {
    // Older targets would make Vite rewrite light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    target: 'es2022',
    // The browsers named above know it themselves.
    modulePreload: { polyfill: false },
    // For the size budget: what the first screen needs, and what comes later.
    manifest: true,
    // `npm run size` says what goes over the wire.
    reportCompressedSize: false,
    // The packages' own notices, which their licences ask to be passed on.
    license: { fileName: LICENCES },
    rolldownOptions: {
      // Which plugin takes how long needs no action.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: FILES },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  test: {
    // Browsers, servers and Vitest itself run beside the workers: a third worker on two processors only makes all of them wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: ProjectByProject },
    tags: [
      {
        name: 'night',
        description:
          'only in npm run test:all: what is long, drawn by chance, or proven in the gate in another way',
        timeout: 600_000,
      },
    ],
    projects: [
      {
        ...sources(),
        test: {
          name: 'unit',
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: { poll: { timeout: 10_000 } },
          environment: 'node',
          // Half of the time that its files take to load goes into the same modules.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/browser/**', 'tests/e2e/**'],
          setupFiles: ['tests/support/own-databases.ts'],
        },
      },
      {
        ...sources(),
        // Only here: in browser mode it would load Svelte's server build.
        plugins: [...sources().plugins, svelteTesting()],
        test: {
          name: 'components',
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          environment: 'jsdom',
          // Loading Svelte and the screens anew for each file takes longer than all that the files test.
          isolate: false,
          expect: { poll: { timeout: 10_000 } },
          include: ['tests/ui/**/*.test.ts'],
          setupFiles: ['tests/support/own-databases.ts', 'tests/support/components-setup.ts'],
        },
      },
      {
        ...sources(),
        // Found half-way, a dependency would make Vite reload the page under a test.
        optimizeDeps: {
          include: [
            'axe-core',
            'dexie',
            'fast-check',
            'fflate',
            'papaparse',
            'read-excel-file/universal',
            'zod',
            'zod/mini',
            '@messageformat/runtime',
            '@messageformat/runtime/lib/cardinals',
            '@testing-library/user-event',
          ],
        },
        test: {
          name: 'browser',
          // Its one page runs beside the workers: it often waits for its servers and its database.
          // As for e2e: some write hundreds of times to a database, beside other browsers.
          testTimeout: 2 * PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [
            'tests/support/hosts/reference-servers.ts',
            'tests/support/browser/bundle-mirror-worker.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            // A page for each file would load the same modules again each time.
            isolate: false,
            // The servers of tests/support/hosts/reference-servers.ts are one file's at a time. Said for the project instead, as Vitest
            // advises, it would keep e2e tests from running beside these.
            fileParallelism: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: CHROMIUM_FLAGS,
                get executablePath() {
                  return findChromium();
                },
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        ...sources(),
        test: {
          name: 'e2e',
          environment: 'node',
          // Playwright and what the files share take a second to load, a browser as long to start.
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [
            'tests/support/browser/build-app.ts',
            ...(process.env.OUTPOST_NIGHT ? ['tests/support/engines/install.ts'] : []),
          ],
          testTimeout: 2 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
          // A browser beside other browsers may be slow to show what it has done.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
