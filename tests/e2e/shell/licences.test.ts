import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { DIST } from '../../support/browser/build-app.ts';

/** What the persistent server alone runs with: no file of the app has any of it. */
const OF_SERVER = [
  '@hono/node-server',
  'hono',
  'kysely',
  'libsql',
  'pg',
  'prom-client',
  'rate-limiter-flexible',
  'tsx',
];

test('the built app has nothing of what the server alone runs with', () => {
  const notices = readFileSync(path.join(DIST, 'licenses.md'), 'utf8');
  expect(Object.keys(packageJson.dependencies)).toEqual(expect.arrayContaining(OF_SERVER));
  expect(OF_SERVER.filter((name) => notices.includes(`## ${name} - `))).toEqual([]);
});

test.each(Object.entries(packageJson.dependencies).filter(([name]) => !OF_SERVER.includes(name)))(
  'the built app passes on the licence of %s %s',
  (name, version) => {
    const notices = readFileSync(path.join(DIST, 'licenses.md'), 'utf8').split(/^## /m);
    const notice = notices.find((one) => one.startsWith(`${name} - ${version} `));
    // The head names the licence only; the words behind it are what has to be passed on.
    expect(notice).toMatch(
      /Permission is hereby granted|Permission to use, copy, modify|Apache License\s+Version 2\.0/,
    );
  },
);

test('the notices are not fetched for offline', () => {
  expect(readFileSync(path.join(DIST, 'service-worker.js'), 'utf8')).not.toContain('licenses.md');
});
