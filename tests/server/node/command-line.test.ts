import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCommandLine } from '../../../src/server/node/command-line.ts';
import { company } from '../../support/hosts/contract-host.ts';
import { identity } from '../../support/parts/identity.ts';

describe('the command line', () => {
  test('needs no options', () => {
    expect(readCommandLine([])).toMatchObject({
      port: 8787,
      protocol: 'http',
      groups: [],
      faults: [],
      idempotency: false,
      offers: [],
      closeConnections: false,
      groupsCreate: true,
    });
  });

  test('takes every option', () => {
    const args =
      `--port 0 --key K --header x-key --protocol https --contract revenue-share --country gb --organisation Org
      --idempotency --offers device,idempotency-key --close --no-groups-create --delay 50 --seed 7`.split(
        /\s+/,
      );
    expect(readCommandLine([...args, '--group', JSON.stringify(company)])).toEqual({
      port: 0,
      protocol: 'https',
      key: 'K',
      header: 'x-key',
      contract: 'revenue-share',
      country: 'GB',
      organisationName: 'Org',
      groups: [company],
      idempotency: true,
      offers: ['device', 'idempotency-key'],
      closeConnections: true,
      groupsCreate: false,
      delayMs: 50,
      faults: [],
      seed: 7,
    });
  });

  test('reads key and certificate from files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'outpost-tls-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const key = path.join(folder, 'key.pem');
    const cert = path.join(folder, 'cert.pem');
    await writeFile(key, identity.key);
    await writeFile(cert, identity.cert);
    const options = readCommandLine(['--protocol', 'http2', '--tls-key', key, '--tls-cert', cert]);
    expect(options).toMatchObject({ protocol: 'http2', identity });
  });

  test.each([
    ['drop-after', { fault: 'drop-after' }],
    ['slow:ms=10', { fault: 'slow', ms: 10 }],
    [
      '503:retryAfter=2,count=3,operation=assign,connection=reused',
      { fault: '503', retryAfter: '2', count: 3, operation: 'assign', connection: 'reused' },
    ],
    ['drop-after:probability=0.1,skip=5', { fault: 'drop-after', probability: 0.1, skip: 5 }],
    [
      'redirect:location=https://portal.example/a',
      { fault: 'redirect', location: 'https://portal.example/a' },
    ],
  ])('takes a fault as %s', (text, setting) => {
    expect(readCommandLine(['--fault', 'slow', '--fault', text]).faults).toEqual([
      { fault: 'slow' },
      setting,
    ]);
  });

  test.each([
    [['--port', 'x'], '--port x is not understood: it takes a whole number from 0 to 65535'],
    [['--port', '99999'], '--port 99999 is not understood'],
    [['--contract', 'none'], '--contract none is not understood: it takes revenue-share or other'],
    [['--fault', 'slow', '--fault', 'nope'], '--fault nope is not understood'],
    [['--fault', 'slow:mss=1'], '--fault slow:mss=1 is not understood'],
    [['--group', '{"name":"x"}'], '--group {"name":"x"} is not understood'],
    [['--delay', '-1'], 'delay'],
    [['--protocol', 'http3'], '--protocol http3 is not understood'],
    [['--protocol', 'http2', '--close'], '--close is for HTTP/1.1'],
    [['--tls-key', 'k.pem'], '--tls-key and --tls-cert go together'],
    [['--tls-key', 'none.pem', '--tls-cert', 'none.pem'], 'none.pem'],
    [['--nonsense'], 'nonsense'],
  ])('says what it does not understand: %j', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  test('says it once, however much is wrong with it', () => {
    expect(() => readCommandLine(['--group', '{}'])).toThrow(/^--group {} is not understood: [^\n]+$/);
  });
});
