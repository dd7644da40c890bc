/** No real data nests deeper. A recursive function could run out of stack on a value that does. */
const DEEPEST = 100;

/** Undefined if the text is not JSON or nests too deep. No JSON text has the value `undefined`. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON text nests deeper than real data does. */
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
