import { describe, expect, test } from 'vitest';
import { broken, on, type OpenHost } from '../../support/hosts/contract-host.ts';

const PATH = '/api-v1/users/create';

const part = (name: string, value: string, boundary = 'x') =>
  `--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`;
const parts = (boundary = 'x') =>
  part('"sex"', 'M', boundary) + part('"country"', 'KE', boundary) + part('"occupation"', '6111', boundary);
const LONG = '-'.repeat(62) + '12345678';

const post = (body: BodyInit, boundary = 'x'): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body,
});

/** Bodies of parts, as one host reads them and another's own reader would not. */
export function describeMultipart(open: OpenHost): void {
  describe('multipart', () => {
    test.each<[string, RequestInit]>([
      ['a boundary of one letter', post(`${parts()}--x--\r\n`)],
      ['no line’s end behind the closing delimiter', post(`${parts()}--x--`)],
      ['a boundary of seventy letters', post(`${parts(LONG)}--${LONG}--\r\n`, LONG)],
      ['a boundary in quotes', post(`${parts('a b')}--a b--\r\n`, '"a b"')],
      ['a preamble', post(`This is multipart.\r\n${parts()}--x--\r\n`)],
      ['an epilogue', post(`${parts()}--x--\r\nThat was it.\r\n--x\r\n`)],
      ['blanks behind delimiters', post(`${parts().replaceAll('--x\r\n', '--x \t\r\n')}--x-- \r\n`)],
      ['names without quotes', post(`${parts().replaceAll(/name="(\w+)"/g, 'name=$1')}--x--\r\n`)],
      ['headers in other letters', post(`${parts().replaceAll('Content-D', 'CONTENT-d')}--x--\r\n`)],
      [
        'more headers',
        post(
          `${parts().replaceAll('\r\n\r\n', '\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n')}--x--\r\n`,
        ),
      ],
      ['a longer delimiter inside a value', post(`${parts()}${part('note', 'a\r\n--xy\r\nb')}--x--\r\n`)],
      ['bytes that are no text in a file', post(fileOfBytes())],
    ])('with %s is read', (_, init) =>
      on(open, async (host) => {
        const response = await host.send(PATH, init);
        expect(await response.json()).toMatchObject({
          data: { sex: 'M', country: 'KE', occupation: { code: '6111' } },
        });
      })(),
    );

    test.each<[string, RequestInit]>([
      ['no closing delimiter', post(parts())],
      ['another boundary than it names', post(`${parts('y')}--y--\r\n`)],
      [
        'a part without a name',
        post(`${parts()}--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n`),
      ],
      ['a part without headers', post(`${parts()}--x\r\na\r\n--x--\r\n`)],
      ['a part that is no form-data', post(`${parts().replace('form-data', 'attachment')}--x--\r\n`)],
      ['lines that end with LF alone', post(`${parts()}--x--\r\n`.replaceAll('\r\n', '\n'))],
      ['an empty boundary', post(`${parts('')}----\r\n`, '""')],
      ['a boundary of seventy-one letters', post(`${parts(`${LONG}9`)}--${LONG}9--\r\n`, `${LONG}9`)],
      ['bytes that are not UTF-8', post(Uint8Array.from(`${parts()}--x--`.replace('M', '\xff'), codeOf))],
    ])('with %s is refused', (_, init) =>
      on(open, async (host) => {
        const response = await host.send(PATH, init);
        expect(response.status).toBe(400);
        expect(await broken(response)).toEqual([' body-unreadable']);
        expect(await host.kept()).toBe(0);
      })(),
    );
  });
}

const codeOf = (letter: string) => letter.charCodeAt(0);

function fileOfBytes(): Uint8Array<ArrayBuffer> {
  const file = part('photo; filename="a.png"', '\xff\xfe\x00');
  return Uint8Array.from(`${parts()}${file}--x--\r\n`, codeOf);
}
