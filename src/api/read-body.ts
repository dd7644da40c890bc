import { parseJson } from '../domain/parse-json.ts';
import type { Fields } from '../domain/read-fields.ts';
import { Refusal } from './refusal.ts';

/** "413: body over 256 KiB." */
export const MAX_BODY_BYTES = 256 * 1024;

/**
 * "Encoding of request parameters: not shown." So the common encodings are read into one flat record, and the rules
 * decide what is acceptable in it. Fields of the query string count too; where both have one, the body's does.
 */
export async function readFieldsOf(request: Request): Promise<Fields> {
  const query = fromPairs(new URL(request.url).searchParams);
  const bytes = await readBytes(request);
  if (bytes.length === 0) return query;
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const read = readers[mediaType];
  if (!read) throw Refusal.ofRequest(415, 'content-type-unknown', { given: contentType });
  return { ...query, ...(await read(bytes, contentType)) };
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, contentType: string) => Fields | Promise<Fields>;

const readers: Readonly<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': (bytes) => fromPairs(new URLSearchParams(decode(bytes, 'a form'))),
  'application/json': (bytes) => readJson(decode(bytes, 'JSON')),
  'multipart/form-data': readMultipart,
};

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  const response = new Response(bytes, { headers: { 'content-type': contentType } });
  try {
    return fromPairs(await response.formData());
  } catch {
    throw Refusal.ofRequest(400, 'body-unreadable', { expected: 'multipart/form-data' });
  }
}

/** A field that is sent twice becomes an array, which no text field accepts: guessing which one was meant would be worse. */
function fromPairs(pairs: Iterable<[string, unknown]>): Fields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of pairs) {
    const former = fields.get(name);
    fields.set(name, former === undefined ? value : [former, value].flat());
  }
  return Object.fromEntries(fields);
}

/** `null` is JSON's way to leave a field out. */
function readJson(text: string): Fields {
  const value = parseJson(text);
  if (value === undefined) throw Refusal.ofRequest(400, 'body-unreadable', { expected: 'JSON' });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw Refusal.ofRequest(400, 'body-not-object');
  }
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

function decode(bytes: Uint8Array, expected: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw Refusal.ofRequest(400, 'body-unreadable', { expected: `${expected} in UTF-8` });
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > MAX_BODY_BYTES) throw tooLarge();
  // Firefox shows no stream on a request, so there the whole body is taken and measured.
  const bytes = request.body ? await readStream(request.body) : await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw tooLarge();
  return new Uint8Array(bytes);
}

/** Stops as soon as the body is too long, so that nobody can make the host hold more than that. */
async function readStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_BODY_BYTES) {
      // Not awaited: of a request that was cloned, it waits for the other half to be given up as well.
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(next.value);
  }
  return new Blob(chunks).arrayBuffer();
}

function tooLarge(): Refusal {
  return Refusal.ofRequest(413, 'body-too-large');
}
