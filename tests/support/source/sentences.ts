import { parse, type AST } from 'svelte/compiler';
import ts from 'typescript';

/** A text in a file that a person could read on a screen. */
export interface Sentence {
  line: number;
  text: string;
}

/** Attributes whose value is read by a person. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
  'what',
  'name',
]);
/** `name` attributes of this form are code: the name of an icon or of a form's field. */
const IDENTIFIER = /^[a-z][a-zA-Z0-9-]*$/;
/** Values of these attributes are code. */
const MARKUP = /^[a-z0-9_-]+$/;
const LETTERS = /\p{L}{2}/u;

/** Texts in the markup and in the scripts of a component, or in a TypeScript file. */
export function sentencesOf(file: string, text: string): Sentence[] {
  if (!file.endsWith('.svelte')) return inScript(text, 0);
  const root = parse(text, { modern: true });
  const scripts = [root.instance, root.module].flatMap((script) => (script ? [script] : []));
  const code = scripts.flatMap(({ content }) => {
    // The parser adds the position of a script's text to its program.
    const { start, end } = content as unknown as { start: number; end: number };
    return inScript(text.slice(start, end), lineAt(text, start) - 1);
  });
  return [...inMarkup(text, root.fragment), ...code];
}

function inMarkup(text: string, fragment: AST.Fragment): Sentence[] {
  const found: Sentence[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    // Every node of Svelte's tree has a type, on which its other properties depend.
    const one = node as { type: string; start: number; data?: string; name?: string; value?: unknown };
    if (one.type === 'StyleDirective') return;
    if (one.type === 'Attribute') {
      if (one.name === 'name' && IDENTIFIER.test(textOf(one.value))) return;
      if (READ_ATTRIBUTES.has(one.name ?? '')) visit(one.value);
      else if (Array.isArray(one.value) || isExpression(one.value)) visitExpressions(one.value);
      return;
    }
    if (one.type === 'Text') {
      const data = (one.data ?? '').trim();
      if (LETTERS.test(data) && !(MARKUP.test(data) && data === data.toLowerCase() && data.length < 2))
        found.push({ line: lineAt(text, one.start), text: data });
      return;
    }
    if (one.type === 'Literal' || one.type === 'TemplateLiteral') {
      found.push(
        ...inScript(
          text.slice(one.start, (node as unknown as { end: number }).end),
          lineAt(text, one.start) - 1,
          ONE_WORD,
        ),
      );
      return;
    }
    Object.entries(node).forEach(([key, child]) => key !== 'parent' && visit(child));
  };
  const visitExpressions = (value: unknown): void => {
    for (const part of [value].flat()) if (isExpression(part)) visit(part);
  };
  visit(fragment.nodes);
  return found;
}

/** The value of an attribute that is one text. */
function textOf(value: unknown): string {
  const [text, ...more] = [value].flat();
  const isText = typeof text === 'object' && text !== null && 'data' in text && more.length === 0;
  return isText ? String(text.data) : '';
}

function isExpression(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'ExpressionTag';
}

/** A word with a capital letter before another word, or a text that ends like a sentence: not a name in the code. */
const SENTENCE = /^[\s“(]*\p{Lu}[\p{L}’'-]*[ ,.:][\p{L}“(]|\p{L}{2,}[.?!]$/u;
const WORDS = /(^|\s)\p{L}*\p{Ll}{2}\p{L}*(\s|$)/u;

/** In the markup a single word is text too: `'Female'`. */
const ONE_WORD = /^\p{Lu}\p{Ll}+$/u;

/** @param alsoText what counts as a sentence besides those that look like one */
function inScript(code: string, linesBefore: number, alsoText?: RegExp): Sentence[] {
  const source = ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: linesBefore + line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isStringLiteralLike(node) && (SENTENCE.test(node.text) || alsoText?.test(node.text)))
      add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (
        parts.some((part) => WORDS.test(part) && part.trim().includes(' ')) ||
        SENTENCE.test(parts.join('…'))
      )
        add(node, parts.join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The message of an error is for developers, who read the console, and an import is not a text. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isNewExpression(node)) return isError(node.expression);
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword && isInError(node);
}

function isError(name: ts.Expression): boolean {
  return /(Error|Exception|Problem)$/.test(name.getText());
}

/** Whether the class around a node is a kind of error. */
function isInError(node: ts.Node): boolean {
  if (ts.isClassLike(node))
    return (node.heritageClauses ?? []).some(({ types }) => types.some((type) => isError(type.expression)));
  return !ts.isSourceFile(node) && isInError(node.parent);
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
