import type { Plugin } from 'vite';
import { createHandler, type Handler } from '../src/api/handler.ts';
import type { Catalogue } from '../src/catalogue/load.ts';
import { createMemoryRecords } from '../src/server/service/memory-records.ts';
import { loadShippedCatalogue } from '../src/server/node/shipped-catalogue.ts';

/** One answer of the service that needs no service: the same for everyone until the data changes. */
export interface ReadAnswer {
  /** What is asked for: "/api-v1/occupations/group/0". */
  readonly address: string;
  /** Below the built folder; the address, or `index.json` in it where other addresses continue it. */
  readonly file: string;
  /** JSON, as the handler answers it. */
  readonly body: string;
}

/** Every answer of the endpoints that only read, by the handler that answers them everywhere else. */
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

/** Writes the answers beside the built app. The service worker leaves them alone: it answers `/api-v1` itself. */
export function readHalfFiles(): Plugin {
  return {
    name: 'outpost:read-half',
    apply: 'build',
    async generateBundle() {
      for (const { file, body } of await readHalf()) {
        this.emitFile({ type: 'asset', fileName: file, source: body });
      }
    },
  };
}

/** "Omitted or invalid INT is treated as 0": of those, a folder of files can hold the omitted one. */
function addressesOf({ assessments, occupations }: Catalogue): string[] {
  return [
    '/api-v1/assessments',
    ...assessments.all.map(({ key }) => `/api-v1/assessment/${key}`),
    '/api-v1/occupations',
    '/api-v1/occupations/group',
    ...occupations.roots.map(({ code }) => `/api-v1/occupations/group/${code}`),
    '/api-v1/occupations/depth',
    ...[0, 1, 2, 3].map((depth) => `/api-v1/occupations/depth/${depth}`),
  ];
}

/** A path cannot be a file and a folder at once. */
function fileFor(address: string, all: readonly string[]): string {
  const isFolder = all.some((other) => other.startsWith(`${address}/`));
  return `${address.slice(1)}${isFolder ? '/index.json' : ''}`;
}

/** Reading asks for no organisation, record, time or id; they are there because the handler's type is one. */
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
