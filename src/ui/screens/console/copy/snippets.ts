import type { PreparedRequest } from '../../../../api/client.ts';
import { parseJson } from '../../../../domain/text/parse-json.ts';

/** The name of the header that carries the key. The key itself is never written into a snippet. */
type KeyHeader = string | undefined;

const FORM = 'application/x-www-form-urlencoded';

/** The request for a POSIX shell, with one line for each field. The key is read from the variable KEY. */
export function curlOf(request: PreparedRequest, keyHeader: KeyHeader): string {
  const lines = [
    `curl ${quoted(request.url)}`,
    ...headersOf(request).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(keyHeader === undefined ? [] : [`-H ${keyLine(keyHeader)}`]),
    ...dataOf(request),
  ];
  return lines.join(' \\\n  ');
}

/** With a body, curl sends a POST by itself; without one it must be told. */
function dataOf(request: PreparedRequest): string[] {
  if (request.method !== 'POST') return [];
  const fields = formOf(request);
  if (!fields) return [`--data-raw ${quoted(indented(request.body ?? '', ''))}`];
  if (fields.length === 0) return ["--data-raw ''"];
  return fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
}

/** A text as one word of a POSIX shell, quoted so that no character in it has a meaning for the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A header's name from a setup link may contain characters that a shell would run, such as a backtick, which HTTP allows. */
function keyLine(keyHeader: string): string {
  return /^[\w-]+$/.test(keyHeader) ? `"${keyHeader}: $KEY"` : `${quoted(`${keyHeader}: `)}"$KEY"`;
}

/** The request for a program. The key is read from the variable KEY. */
export function fetchOf(request: PreparedRequest, keyHeader: KeyHeader): string {
  const { method, url } = request;
  const headers = headersOf(request).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  if (keyHeader !== undefined) headers.push([keyHeader, 'KEY']);
  const lines = [
    ...assigned('url', JSON.stringify(url)),
    'const response = await fetch(url, {',
    ...(method === 'POST' ? ['  method: "POST",'] : []),
    `  headers: ${objectOf(headers)},`,
    ...(method === 'POST' ? [`  body: ${bodyOf(request)},`] : []),
    '});',
    'const answer = await response.json();',
  ];
  return lines.join('\n');
}

/** A value that does not fit after its name gets its own line: the narrowest pane of a wide window has 52 characters. */
function assigned(name: string, value: string): string[] {
  const line = `const ${name} = ${value};`;
  return line.length > 52 ? [`const ${name} =`, `  ${value};`] : [line];
}

function bodyOf(request: PreparedRequest): string {
  const fields = formOf(request)?.map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  if (fields) return `new URLSearchParams(${objectOf(fields)})`;
  return `JSON.stringify(${indented(request.body ?? '', '  ')})`;
}

/** An object as a program writes it, indented for the second level. */
function objectOf(entries: readonly (readonly [string, string])[]): string {
  if (entries.length === 0) return '{}';
  const lines = entries.map(
    ([name, value]) => `    ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${value},`,
  );
  return ['{', ...lines, '  }'].join('\n');
}

/** The fields of a form; undefined if there is no body, or a body of another type. */
function formOf({ headers, body }: PreparedRequest): [string, string][] | undefined {
  return body !== undefined && headers['content-type'] === FORM ? [...new URLSearchParams(body)] : undefined;
}

/** The headers without the content type of a form, which is set automatically. */
function headersOf({ headers }: PreparedRequest): [string, string][] {
  return Object.entries(headers).filter(([, value]) => value !== FORM);
}

/** JSON over several lines, indented except for the first. */
function indented(json: string, indent: string): string {
  return JSON.stringify(parseJson(json), null, 2).replaceAll('\n', `\n${indent}`);
}
