import { build } from 'vite';

const [, , outDir = ''] = process.argv;

await build({
  logLevel: 'warn',
  plugins: [
    {
      name: 'another-version',
      transform: (code, id) =>
        id.endsWith('/src/main.ts')
          ? `${code}\ndocument.documentElement.dataset.version = 'another';`
          : undefined,
    },
  ],
  build: { outDir, emptyOutDir: true },
});
