import { limits } from '../contract/limits.ts';
import { utf8Text } from '../domain/text/decode.ts';
import { readJsonText } from '../domain/text/json-text.ts';
import { isEmpty, SENT_TWICE, type Fields } from '../domain/rules/read-fields.ts';
import { readMultipart } from './read-multipart.ts';
import { Refusal } from './refusal.ts';

/**
 * "Encoding of request parameters: not shown." So the common encodings are read into one flat record, and the rules
 * decide what is acceptable in it. Fields of the query string count too.
 */
export async function readFieldsOf(request: Request): Promise<Fields> {
  const bytes = await readBodyOf(request);
  return gather([pairsOf(new URL(request.url).search), readPairs(request, bytes)]);
}

type Pair = readonly [name: string, value: unknown];

function readPairs({ headers }: Request, bytes: Uint8Array): Iterable<Pair> {
  if (bytes.length === 0) return [];
  const contentType = headers.get('content-type') ?? '';
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const read = readers.get(mediaType);
  if (!read) throw Refusal.ofRequest(415, 'content-type-unknown', { given: contentType });
  return read(bytes, contentType);
}

type Reader = (bytes: Uint8Array, contentType: string) => Iterable<Pair>;

/** A map, because an object would also have entries such as `constructor`. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['application/x-www-form-urlencoded', (bytes) => pairsOf(decode(bytes, 'a form'))],
  ['application/json', (bytes) => readJson(decode(bytes, 'JSON'))],
  ['multipart/form-data', readParts],
]);

function pairsOf(text: string): Iterable<Pair> {
  return new URLSearchParams(text);
}

function readParts(bytes: Uint8Array, contentType: string): Iterable<Pair> {
  const parts = readMultipart(bytes, contentType);
  if (!parts) throw Refusal.ofRequest(400, 'body-unreadable', { expected: 'multipart/form-data' });
  return parts;
}

/** "A field both in the query and in the body, or twice: refused. An empty value: as if it were not sent." */
function gather(sources: readonly Iterable<Pair>[]): Fields {
  const fields = new Map<string, unknown>();
  let count = 0;
  for (const source of sources) {
    for (const [name, value] of source) {
      count += 1;
      if (count > limits.fields.most) throw Refusal.ofRequest(422, limits.fields.rule);
      if (!isEmpty(value)) fields.set(name, fields.has(name) ? SENT_TWICE : value);
    }
  }
  return Object.fromEntries(fields);
}

function readJson(text: string): Pair[] {
  const json = readJsonText(text);
  if ('value' in json) return pairsOfObject(json.value);
  if (json.rule === 'not-json') throw Refusal.ofRequest(400, 'body-unreadable', { expected: 'JSON' });
  throw Refusal.ofRequest(422, json.rule);
}

function pairsOfObject(value: unknown): Pair[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
  throw Refusal.ofRequest(400, 'body-not-object');
}

function decode(bytes: Uint8Array, expected: string): string {
  const text = utf8Text(bytes);
  if (text === undefined)
    throw Refusal.ofRequest(400, 'body-unreadable', { expected: `${expected} in UTF-8` });
  return text;
}

/** The bytes of a body, for a host that needs them as they were sent. @throws Refusal if it is too long */
export async function readBodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.body.most) throw tooLarge();
  // Firefox shows no stream on a request, so there the whole body is taken and measured.
  const bytes = request.body ? await readStream(request.body) : await request.arrayBuffer();
  if (bytes.byteLength > limits.body.most) throw tooLarge();
  return new Uint8Array(bytes);
}

/** Not by a Blob: a browser hands that to another process and back, which takes as long as all the rest of a call. */
function joined(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): ArrayBuffer {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all.buffer;
}

/** Stops as soon as the body is too long, so that no one can make the host hold more than that. */
async function readStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    length += next.value.length;
    if (length > limits.body.most) {
      // Not awaited: the stream of a cloned request is cancelled only when both copies are.
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(next.value);
  }
  return joined(chunks, length);
}

function tooLarge(): Refusal {
  return Refusal.ofRequest(413, limits.body.rule);
}
