import { screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import StorageSection from '../../../../src/ui/settings/device/StorageSection.svelte';
import { anApp } from '../../an-app.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shown({ vendor = '', isInstalled = false, isPrivate = false }) {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  const app = await anApp();
  app.outpost.trouble = { problem: undefined, isPrivate, lost: 0 };
  app.show(StorageSection, '#/settings');
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
  expect(screen.getByText(/^In a private window, everything registered vanishes/)).toBeVisible();
});

test('a private window that gives itself away is called one', async () => {
  await shown({ isPrivate: true });
  expect(screen.getByText('This is a private window.')).toBeVisible();
  expect(screen.getByText(/^Everything registered here vanishes when it is closed/)).toBeVisible();
});
