import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['/no/such/chromium', '/bin/true'])(
  'a CHROME_PATH that is no Chromium (%s) is named, not passed over',
  (file) => {
    vi.stubEnv('CHROME_PATH', file);
    expect(findChromium).toThrow(`CHROME_PATH is set to ${file}, but that does not start.`);
  },
);
