import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { openApiDocument } from '../../../../data/openapi/document.ts';
import { Practice } from '../../../../src/practice/open-practice.ts';
import OneCall from '../../../../src/ui/screens/console/OneCall.svelte';
import { memoryLocks } from '../../../support/parts/memory-locks.ts';
import { shippedCatalogue, shippedJson } from '../../../support/parts/shipped-catalogue.ts';
import { anApp } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** The description of the service, as a host has it. */
export const described = JSON.stringify(await openApiDocument(await shippedCatalogue()));

/** A host that has the description, for each test of a file. */
export function hostDescription(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', (url: URL) =>
      Promise.resolve(new Response(url.pathname === '/openapi.json' ? described : '')),
    );
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** The page of one call. */
export async function aCall(name: string, query = '', given = {}) {
  const app = await anApp({ given });
  // Router tells of the screen's own pattern.
  const user = app.show(OneCall, `#/api/${name}${query}`);
  await screen.findByRole('button', { name: screens.console.send });
  return { ...app, user, send: () => user.click(screen.getByRole('button', { name: screens.console.send })) };
}

/** The page of one call in practice. */
export async function aPracticeCall(name: string) {
  const app = await anApp({ name: `outpost-1 practice /console ${crypto.randomUUID()}/` });
  const { now, newId } = app.store;
  const practice = new Practice({
    name: app.store.db.name,
    fetchJson: shippedJson,
    locks: memoryLocks(),
    latency: 0,
    now,
    newId,
  });
  app.outpost.practice = practice;
  onTestFinished(() => practice.server.close());
  const user = app.show(OneCall, `#/api/${name}`);
  await screen.findByRole('button', { name: screens.console.send });
  return { ...app, user, practice };
}
