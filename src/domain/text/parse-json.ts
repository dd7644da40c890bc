/** Nothing that is meant nests deeper. Whatever walks a value that does, one call inside the other, runs out of stack. */
const DEEPEST = 100;

/** Undefined where the text is not JSON, or nests deeper than anything that is meant: no JSON text has the value `undefined`. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON text nests deeper than anything that is meant. */
export function isTooDeep(text: string): boolean {
  if (text.length < 2 * DEEPEST) return false;
  let [depth, isInText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (isInText && mark === '\\') at += 1;
    else if (mark === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
