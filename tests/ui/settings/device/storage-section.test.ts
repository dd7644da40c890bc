import { screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import StorageSection from '../../../../src/ui/settings/device/StorageSection.svelte';
import type { StorageSource } from '../../../../src/ui/settings/device/storage-truth.svelte.ts';
import { anApp } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

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
  expect(screen.getByText(/^on \d+ \w+ \d{4} at the earliest$/)).toBeVisible();
});

test('installed, it does not', async () => {
  await shown({ vendor: 'Apple Computer, Inc.', isInstalled: true });
  expect(screen.queryByText(/at the earliest/)).toBeNull();
});

test('where no browser gives a private window away, it says what one would mean', async () => {
  await shown({});
  expect(screen.getByText(/^If this is a private window, everything registered vanishes/)).toBeVisible();
});

test('a private window that gives itself away is called one', async () => {
  await shown({ isPrivate: true });
  expect(screen.getByText('This is a private window.')).toBeVisible();
  expect(screen.getByText(/^Everything registered here vanishes when it is closed/)).toBeVisible();
});

test('it says whether it is an app or a tab', async () => {
  await shown({});
  expect(screen.getByText(/^A tab of the browser/)).toBeVisible();
});

test('installed, in whatever window, it is called an app', async () => {
  await shown({ isInstalled: true });
  expect(screen.getByText(/^An app of its own/)).toBeVisible();
});

test('what is used and what the browser still allows are said in numbers', async () => {
  const estimate = () => Promise.resolve({ usage: 4_200_000, quota: 10_004_200_000 });
  await shown({ source: { persisted: () => Promise.resolve(false), estimate } });
  expect(await screen.findByText(/^4.2 MB, the app itself/)).toBeVisible();
  expect(screen.getByText('The browser allows 10 GB more. The device itself may have less.')).toBeVisible();
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
