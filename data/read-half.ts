import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { createHandler, type Handler } from '../src/api/handler.ts';
import { problemDocument, Refusal } from '../src/api/refusal.ts';
import type { Catalogue } from '../src/catalogue/load.ts';
import { createMemoryRecords } from '../src/server/service/memory-records.ts';
import type { Rule } from '../src/domain/rules/rules.ts';
import { loadShippedCatalogue } from '../src/server/node/shipped-catalogue.ts';

/** One answer that a host can give without the service: it is the same for everyone until the data changes. */
export interface ReadAnswer {
  /** The address of the request: "/api-v1/occupations/group/0". */
  readonly address: string;
  /** The path below the built folder: that of the address, or `index.json` below it if longer addresses begin with it. */
  readonly file: string;
  /** JSON, as the handler answers it. */
  readonly body: string;
}

/** Every answer of the endpoints that only read, as the service's own handler gives it. */
export async function readHalf(): Promise<ReadAnswer[]> {
  const catalogue = await loadShippedCatalogue();
  const handler = readingHandler(catalogue);
  const addresses = addressesOf(catalogue);
  return Promise.all(
    addresses.map(async (address) => ({
      address,
      file: fileFor(address, addresses),
      body: await read(handler, address),
    })),
  );
}

/**
 * The answers of a host that finds no file, by the rule that is broken. A host can send a file for an error, but the file
 * cannot quote the request.
 */
export const problemFiles: Readonly<Record<string, string>> = {
  'problems/assessment-unknown.json': problemText(404, 'assessment-unknown', 'This key'),
  'problems/path-unknown.json': problemText(404, 'path-unknown', 'This address'),
  'problems/method-unknown.json': problemText(405, 'method-unknown', 'this method'),
};

function problemText(status: number, rule: Rule, given: string): string {
  return JSON.stringify(problemDocument(Refusal.ofRequest(status, rule, { given })));
}

/**
 * For hosts that read Netlify's or Cloudflare's `_redirects`: the addresses for which there can be no file. The first matching line
 * counts; an existing file comes before all of them.
 */
export const redirects = [
  '/api-v1/occupations /api-v1/occupations/index.json 200',
  ...['group', 'depth'].flatMap((kind) =>
    ['', '/', '//', '/:int', '/:int/'].map(
      (rest) => `/api-v1/occupations/${kind}${rest} /api-v1/occupations/${kind}/index.json 200`,
    ),
  ),
  '/api-v1/assessment/:key /problems/assessment-unknown.json 404',
  '/api-v1/* /problems/path-unknown.json 404',
].join('\n');

/**
 * Writes the answers next to the built app. The service worker does not use them, because it answers `/api-v1` itself. They are
 * not part of the bundle, which would treat AI and ai as one file.
 */
export function readHalfFiles(): Plugin {
  return {
    name: 'outpost:read-half',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const answers = (await readHalf()).map(({ file, body }) => [file, body] as const);
      const files = [...answers, ...Object.entries(problemFiles), ['_redirects', redirects] as const];
      for (const [file, text] of files) {
        await mkdir(path.join(dir, path.dirname(file)), { recursive: true });
        await writeFile(path.join(dir, file), text);
      }
    },
  };
}

/** "Omitted or invalid INT is treated as 0": a folder of files can answer the omitted one, but not every invalid one. */
function addressesOf({ assessments, occupations }: Catalogue): string[] {
  return [
    '/api-v1/assessments',
    ...assessments.all.flatMap(({ key }) => spellings(key).map((one) => `/api-v1/assessment/${one}`)),
    '/api-v1/occupations',
    '/api-v1/occupations/group',
    ...occupations.roots.map(({ code }) => `/api-v1/occupations/group/${code}`),
    '/api-v1/occupations/depth',
    ...[0, 1, 2, 3].map((depth) => `/api-v1/occupations/depth/${depth}`),
  ];
}

/** "Case does not matter on the way in", and a folder of files cannot fold it: AI, Ai, aI, ai. */
function spellings(key: string): string[] {
  const letters = Array.from(key, (letter) => [letter.toUpperCase(), letter.toLowerCase()]);
  return letters.reduce(
    (sofar, both) => sofar.flatMap((start) => both.map((letter) => start + letter)),
    [''],
  );
}

/** A path cannot be a file and a folder at once. */
function fileFor(address: string, all: readonly string[]): string {
  const isFolder = all.some((other) => other.startsWith(`${address}/`));
  return `${address.slice(1)}${isFolder ? '/index.json' : ''}`;
}

/** Reading needs no organisation, records, time or IDs. They are given only because the handler's type wants them. */
function readingHandler(catalogue: Catalogue): Handler {
  return createHandler({
    ...catalogue,
    organisation: () => Promise.resolve({ name: '', contract: 'other' }),
    records: createMemoryRecords(),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });
}

async function read(handler: Handler, address: string): Promise<string> {
  const response = await handler(new Request(new URL(address, 'http://localhost')));
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}`);
  return response.text();
}
