import type { PreparedRequest } from '../../../api/client.ts';

/** The name of the header that carries the key. The key itself is never written into a snippet. */
type KeyHeader = string | undefined;

/** The request for a POSIX shell. The key is read from the variable KEY. */
export function curlOf({ method, url, headers, body }: PreparedRequest, keyHeader: KeyHeader): string {
  const lines = [
    `curl ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(keyHeader === undefined ? [] : [`-H "${keyHeader}: $KEY"`]),
    // A body says by itself that it is a POST; an empty one must be named.
    ...(method === 'POST' ? [`--data-raw ${quoted(body ?? '')}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** A text as one word of a POSIX shell, quoted so that no letter in it means anything to the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The request for a program. The key is read from the variable KEY. */
export function fetchOf({ method, url, headers, body }: PreparedRequest, keyHeader: KeyHeader): string {
  const given = Object.entries(headers).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const all = keyHeader === undefined ? given : [...given, `${JSON.stringify(keyHeader)}: KEY`];
  const lines = [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    ...(method === 'POST' ? ["  method: 'POST',"] : []),
    `  headers: { ${all.join(', ')} },`,
    ...(method === 'POST' ? [`  body: ${JSON.stringify(body ?? '')},`] : []),
    '});',
    'const answer = await response.json();',
  ];
  return lines.join('\n');
}
