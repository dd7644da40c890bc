import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { DIST } from '../../support/browser/build-app.ts';

test.each(Object.entries(packageJson.dependencies))(
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
