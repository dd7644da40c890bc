import { limits, MAX_PRICE } from '../../contract/limits.ts';
import { parseJson } from './parse-json.ts';

/** What a JSON text holds, or why it was not read. */
export type JsonText = { value: unknown } | { rule: 'not-json' | typeof limits.depth.rule };

/** Texts, brackets and numbers. A bracket inside a text is part of that text. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"?|[[{]|[\]}]|-?\d[\d.eE+-]*/gs;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Reads JSON text from outside. Depth is measured before anything is parsed, because parsers differ in how deep they can go. A number
 * that JSON allows and JavaScript cannot represent becomes a text: every rule refuses that, and the refusal can quote what was sent.
 */
export function readJsonText(text: string): JsonText {
  const { depth, kept } = scan(text);
  if (depth > limits.depth.most) return { rule: limits.depth.rule };
  const value = parseJson(text);
  if (value === undefined) return { rule: 'not-json' };
  return { value: kept === text ? value : parseJson(kept) };
}

function scan(text: string): { depth: number; kept: string } {
  let level = 0;
  let depth = 0;
  const kept = text.replace(TOKENS, (token) => {
    const first = token.charAt(0);
    if (first === '[' || first === '{') depth = Math.max(depth, (level += 1));
    else if (first === ']' || first === '}') level -= 1;
    else if (first !== '"') return lossy(token) ? `"${token}"` : token;
    return token;
  });
  return { depth, kept };
}

/** Whether a number is refused and JavaScript would change it, so that the refusal would quote a number that was not sent. */
function lossy(token: string): boolean {
  if (!NUMBER.test(token)) return false;
  const value = Number(token);
  const refused = value < 0 || value > MAX_PRICE;
  return refused && String(value) !== token;
}
