import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Relative, so that the built folder works under any path of any static host.
  base: './',
  plugins: [svelte()],
  build: {
    // Older targets would make Vite rewrite light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    target: 'es2022',
  },
  server: { port: 5173 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/ui/**', 'tests/browser/**', 'tests/e2e/**'],
        },
      },
    ],
  },
});
