const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const ATTRIBUTE = /(?:[^\s=:"'/]+:)?([^\s=:"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of each element with this name, in the order of the text. Prefixes of names are left out. */
export function elements(xml: string, name: string): ReadonlyMap<string, string>[] {
  const tags = new RegExp(`<(?:[^\\s<>/:]+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g');
  return [...xml.matchAll(tags)].map(([, attributes = '']) => attributesOf(attributes));
}

/** @param text what stands in a tag behind its name */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', quoted, apostrophed]) => [
      name,
      unescaped(quoted ?? apostrophed ?? ''),
    ]),
  );
}

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hex, decimal, name: string) => {
      const code = Number.parseInt(String(hex ?? decimal), hex === undefined ? 10 : 16);
      if (Number.isNaN(code)) return ENTITIES.get(name) ?? entity;
      return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}

/** A text that stands in XML as it is. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The column of an address such as `AB12`, from 1. */
export function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0] ?? '';
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
