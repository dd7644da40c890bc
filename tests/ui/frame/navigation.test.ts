import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Destinations from '../../../src/ui/frame/Navigation.svelte';
import { anApp } from '../an-app.ts';

const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent.trim());

test.each(['more', 'practice', 'tour', 'console', 'call', 'setup'] as const)(
  '%s has no place of its own, and Settings is marked, from which it is reached; on a phone More',
  async (current) => {
    const app = await anApp();
    app.showPart(Destinations, '#/', { current });
    expect(marked()).toEqual(['Settings', 'Menu']);
  },
);
