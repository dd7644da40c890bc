import MessageFormat from '@messageformat/core';
import compileModule, { type StringStructure } from '@messageformat/core/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import { LANGUAGE_TAGS, type LanguageCode } from '../../domain/text/language.ts';

/** A file of messages, as FormatJS writes it, and Weblate and Crowdin open it. */
export type Messages = Record<string, { defaultMessage: string; description?: string }>;

/** What is fetched together: the messages of the first screen, or all others. */
export const PARTS = ['first', 'screens'] as const;
export type Part = (typeof PARTS)[number];

/** What a message is told: the names of its arguments, and whether each is a number. */
export type Arguments = ReadonlyMap<string, 'number' | 'string'>;

/** The space that French puts before these marks and inside its quotation marks, which must never begin or end a line. */
const FRENCH_SPACES = / (?=[:;?!»](?!:))|(?<=«) /g;

/** `() => "Save"`: a message that is told nothing. No text holds this, because the quotes of a text are escaped. */
const TOLD_NOTHING = /\(\) => (?=")/g;

/**
 * The source of a module with the messages of one part in tables: texts, and functions of what they are told. What is not translated
 * is left out.
 * @param english says which messages there are, and what each is told
 * @param apart the path of `ui/messages/apart.ts`
 * @throws Error that names the message, when one cannot be read or wants to be told what the English one is not
 */
export function compile(
  code: LanguageCode,
  part: Part,
  { messages, english, apart }: { messages: Messages; english: Messages; apart: string },
): string {
  const tree: StringStructure = {};
  for (const [id, { defaultMessage: text }] of Object.entries(messages)) {
    const original = english[id]?.defaultMessage;
    if (!id.startsWith(`${part}.`) || original === undefined || text === '') continue;
    const told = argumentsOf(id, original);
    const unknown = [...argumentsOf(id, text).keys()].filter((name) => !told.has(name));
    if (unknown.length > 0)
      throw new Error(`${code}: ${id} names ${unknown.join(', ')}, as the English does not`);
    put(
      tree,
      id.split('.').slice(1),
      withNamesApart(code === 'fr' ? text.replace(FRENCH_SPACES, '\u00A0') : text),
    );
  }
  const format = new MessageFormat(LANGUAGE_TAGS[code], {
    customFormatters: { apart: { formatter: String, id: 'apart', module: apart } },
  });
  return compileModule(format, tree)
    .replace(/^export default /m, 'export const messages = ')
    .replaceAll(TOLD_NOTHING, '');
}

/** @throws Error that names the message, when it cannot be read */
export function argumentsOf(id: string, text: string): Arguments {
  const found = new Map<string, 'number' | 'string'>();
  for (const token of tokensOf(id, text))
    if ('arg' in token) {
      const isNumber = token.type === 'plural' || token.type === 'function';
      if (isNumber || !found.has(token.arg)) found.set(token.arg, isNumber ? 'number' : 'string');
    }
  return found;
}

function tokensOf(id: string, text: string): readonly Token[] {
  try {
    return parse(text).flatMap(withInner);
  } catch (error) {
    throw new Error(`${id} cannot be read: ${text}`, { cause: error });
  }
}

function withInner(token: Token): Token[] {
  if (!('cases' in token)) return [token];
  return [token, ...token.cases.flatMap(({ tokens }) => tokens.flatMap(withInner))];
}

/** `{name}` as `{name, apart}`, so that it is read in its own direction. */
function withNamesApart(text: string): string {
  const names = parse(text)
    .flatMap(withInner)
    .filter((token) => token.type === 'argument')
    .map(({ ctx }) => ctx.offset + ctx.text.length);
  return names.reduceRight((whole, end) => `${whole.slice(0, end - 1)}, apart}${whole.slice(end)}`, text);
}

function put(tree: StringStructure, [name = '', ...below]: readonly string[], text: string): void {
  if (below.length === 0) {
    tree[name] = text;
    return;
  }
  const table = (tree[name] ??= {});
  if (typeof table === 'object') put(table, below, text);
}
