import { screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import StorageSection from '../../../../../src/ui/screens/settings/device/StorageSection.svelte';
import type { StorageSource } from '../../../../../src/ui/screens/settings/device/storage-truth.svelte.ts';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Browser {
  vendor?: string;
  isInstalled?: boolean;
  isPrivate?: boolean;
  source?: StorageSource;
}

async function shown({ vendor = '', isInstalled = false, isPrivate = false, source }: Browser) {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isInstalled && query.includes('minimal-ui') }));
  const app = await anApp();
  app.outpost.trouble = { problem: undefined, isPrivate, lost: 0 };
  app.showPart(StorageSection, '#/settings/device', { source });
}

test('in Safari the storage section says on which day everything may be erased at the earliest', async () => {
  await shown({ vendor: 'Apple Computer, Inc.' });
  expect(screen.getByText(/^If you do not open Outpost for 7 days.* \(next: \d+ \w+ \d{4}\)/)).toBeVisible();
});

test('installed, it does not', async () => {
  await shown({ vendor: 'Apple Computer, Inc.', isInstalled: true });
  expect(screen.queryByText(/7 days/)).toBeNull();
});

test('where no browser gives a private window away, it says what one would mean', async () => {
  await shown({});
  expect(screen.getByText(screens.device.inPrivateWindow)).toBeVisible();
});

test('a private window that gives itself away is called one', async () => {
  await shown({ isPrivate: true });
  expect(screen.getByText(`${screens.privateWindow.title}.`)).toBeVisible();
  expect(screen.getByText(screens.privateWindow.advice, { exact: false })).toBeVisible();
});

test('it says whether it is an app or a tab', async () => {
  await shown({});
  expect(screen.getByText(screens.device.openedAs.tab)).toBeVisible();
});

test('installed, in whatever window, it is called an app', async () => {
  await shown({ isInstalled: true });
  expect(screen.getByText(screens.device.openedAs.app)).toBeVisible();
});

test('what is used and what the browser still allows are said in numbers', async () => {
  const estimate = () => Promise.resolve({ usage: 4_200_000, quota: 10_004_200_000 });
  await shown({ source: { persisted: () => Promise.resolve(false), estimate } });
  expect(await screen.findByText(screens.device.usedText({ size: '4.2 MB' }))).toBeVisible();
  expect(screen.getByText(screens.device.freeText({ size: '10 GB' }))).toBeVisible();
});

test('where the browser does not tell how much it allows, nothing is said of it', async () => {
  await shown({
    source: { persisted: () => Promise.resolve(false), estimate: () => Promise.resolve({ usage: 5 }) },
  });
  expect(await screen.findByText(/^5 bytes/)).toBeVisible();
  expect(screen.queryByText(screens.device.free)).toBeNull();
});

test('while the records cannot be counted, no line for them stands empty', async () => {
  const app = await anApp();
  app.store.db.close();
  app.showPart(StorageSection, '#/settings/device', {});
  expect(await screen.findByText(screens.device.promise)).toBeVisible();
  for (const value of screen.getAllByRole('definition')) expect(value).not.toBeEmptyDOMElement();
  expect(screen.queryByText(screens.device.records)).toBeNull();
});
