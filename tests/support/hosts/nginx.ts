import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { debianPackages, programPath } from '../run/debian-packages.ts';
import { DIST } from '../browser/build-app.ts';
import { identity } from '../parts/identity.ts';

/** Only tests of the night call this. */
export const hasNginx = (): boolean => debianPackages(['nginx-light'], ['nginx'], 'with nginx');

export const LOGIN = { username: 'nakuru', password: 'a login for tests' };

export interface Proxy {
  /** Origin of the app and the proxy. */
  url: string;
}

export interface ProxyOptions {
  /** The origin of the server behind it. The README's example asks for https. */
  server: string;
  key: string;
  /** What stands before `/api-v1/`. */
  below?: string;
}

/** The nginx example of src/build/README.md, with the names of this machine. */
export async function startReadmeProxy({ server, key, below = '' }: ProxyOptions): Promise<Proxy> {
  return startExample(readExample(PROXY), (file) => [
    ['location /api-v1/', `location ${below}/api-v1/`],
    ['/etc/nginx/outpost-users', file('users', `${LOGIN.username}:{SHA}${sha1(LOGIN.password)}\n`)],
    ['https://api.example.org', server],
    ['/etc/ssl/certs/ca-certificates.crt', file('server.crt', identity.cert)],
    ['the key', key],
  ]);
}

/** The same without a proxy, with the README's lines for a host that has no server behind it. */
export async function startReadmeFiles(): Promise<Proxy> {
  const proxy = readExample(PROXY);
  const block = /^ {2}location \/api-v1\/ \{\n[\s\S]*?^ {2}\}\n/m.exec(proxy)?.[0];
  if (block === undefined) throw new Error('The example for nginx has no location /api-v1/');
  return startExample(
    proxy.replace(block, () => readExample(FILES)),
    () => [],
  );
}

type Changes = readonly (readonly [from: string, to: string])[];

type WriteFile = (name: string, text: string) => string;

/** How often another port is tried when someone else has taken the one that was free. */
const TRIES = 5;

/** `changes` are made besides those of the machine: port, certificate, folder. */
async function startExample(example: string, changes: (file: WriteFile) => Changes): Promise<Proxy> {
  for (let tries = 1; ; tries += 1) {
    const folder = mkdtempSync(path.join(tmpdir(), 'outpost-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file: WriteFile = (name, text) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const port = await freePort();
    const config = replaced(example, [
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      ['outpost.example.org', 'localhost'],
      ['/etc/ssl/outpost.crt', file('outpost.crt', identity.cert)],
      ['/etc/ssl/private/outpost.key', file('outpost.key', identity.key)],
      ['/srv/outpost', DIST],
      ...changes(file),
    ]);
    const fault = await run(folder, file('nginx.conf', around(folder, config)));
    if (fault === undefined) return { url: `https://localhost:${port}` };
    if (tries === TRIES || !fault.includes('bind()')) throw new Error(fault);
  }
}

/** Which of the README's examples for nginx: they follow one another. */
const PROXY = 0;
const FILES = 1;

function readExample(which: number): string {
  const examples = [...readFileSync('src/build/README.md', 'utf8').matchAll(/```nginx\n([\s\S]*?)```/g)];
  const example = examples[which]?.[1];
  if (example === undefined) throw new Error('src/build/README.md has no such example for nginx');
  return example;
}

/** Fails if the example no longer has the text to replace, because then the test would not test the README. */
function replaced(text: string, changes: Changes): string {
  return changes.reduce((sofar, [from, to]) => {
    if (!sofar.includes(from)) throw new Error(`The example for nginx does not say “${from}”`);
    return sofar.replace(from, to);
  }, text);
}

/** What Debian's nginx.conf has around every server. */
function around(folder: string, server: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  return `${user}
daemon off;
pid ${pidFile(folder)};
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary}
  ${server}
}`;
}

const pidFile = (folder: string) => path.join(folder, 'nginx.pid');

/** @returns why it did not start */
async function run(folder: string, config: string): Promise<string | undefined> {
  const program = programPath('nginx');
  if (program === undefined) throw new Error('nginx is not on this machine');
  const log = path.join(folder, 'error.log');
  const child = spawn(program, ['-c', config, '-p', folder, '-e', log], { stdio: 'inherit' });
  onTestFinished(() => ended(child));
  // Written once it has its port: whoever answers there then is this nginx.
  while (!existsSync(pidFile(folder))) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) return `nginx ended with ${end}: ${readFileSync(log, 'utf8')}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('base64');
}
