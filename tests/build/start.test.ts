import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { portOf, whatToOpen } from '../../src/build/start.js';

const start = (...args: string[]) =>
  spawnSync(process.execPath, ['src/build/start.js', ...args], { encoding: 'utf8' });

test.each([
  [[], 4173],
  [['--port', '5000'], 5000],
  [['--port=5001'], 5001],
  [['--port'], undefined],
  [['--port', 'x'], undefined],
  [['--port', '70000'], undefined],
  [['5000'], undefined],
])('the port of `npm start -- %j` is %s', (args, port) => {
  expect(portOf(args)).toBe(port);
});

test('that a port is in use is said in one line, before anything is installed', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = start('--port', `${port}`);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop what uses it, or run: npm start -- --port ${port + 1}\n`,
  });
});

test('what it does not understand is answered with what it accepts', () => {
  const { status, stderr } = start('--prot', '5000');
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'Usage: npm start -- --port 5000\n' });
});

test('at the end it says what to open', () => {
  expect(whatToOpen('http://localhost:5000/')).toContain('http://localhost:5000/#/?practice');
});
