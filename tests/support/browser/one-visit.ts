import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { serveFolder, type StaticHost } from '../hosts/static-host.ts';
import { DIST } from './build-app.ts';
import { openPrivateWindow } from './private-window.ts';
import { WITH_WORKER, type Browsing } from './real-browser.ts';
import { whenKept } from './when-kept.ts';

interface Visit {
  app: StaticHost;
  browser: Browsing;
  page: Page;
}

/**
 * One first visit for all cases of a `describe`. So a case must not change what another one checks. Read the visit's values only
 * inside a case. It fails at its end as `browse` does.
 */
export function oneVisit(base = '/', whenItIsKept?: (visit: Visit) => Promise<unknown>): Visit {
  const visit = {} as Visit;
  beforeAll(async () => {
    visit.app = await serveFolder(DIST, base);
    visit.browser = await openPrivateWindow(WITH_WORKER);
    visit.page = await visit.browser.open(visit.app.url);
    await whenKept(visit.page);
    await whenItIsKept?.(visit);
  });
  afterAll(async () => {
    await visit.browser.close();
    await visit.app.stop();
    expect(visit.browser.foreign, 'requests to other origins').toEqual([]);
    expect(visit.browser.complaints, 'uncaught errors and broken policies').toEqual([]);
  });
  return visit;
}
