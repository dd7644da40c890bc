import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from '../../src/ui/App.svelte';

test('the app says what it is', () => {
  render(App, { updates: { ready: false, apply: () => undefined } });
  expect(screen.getByRole('heading', { name: 'Outpost' })).toBeVisible();
});
