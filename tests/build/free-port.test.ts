import { createServer } from 'node:net';
import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/build/free-port.ts';

const start = (port: number) =>
  preview({
    configFile: false,
    logLevel: 'silent',
    plugins: [freePort()],
    build: { outDir: 'src' },
    preview: { port, strictPort: true },
  });

test('a port in use is said in one sentence, with what to do', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, 'localhost', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  onTestFinished(() => void other.close());
  const failure = await start(port).catch((error: unknown) => error);
  const sentence = `Port ${port} is in use. Choose another one: npm run preview -- --port ${port + 1}`;
  expect(failure).toMatchObject({ message: sentence, stack: sentence });

  await new Promise((resolve) => other.close(resolve));
  const server = await start(port);
  await server.close();
});
