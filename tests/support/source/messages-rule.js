import { readFileSync } from 'node:fs';

/**
 * A message that is read into a constant keeps the language in which the module or the component was loaded. A part of the table
 * (`const words = screens.device`) follows the language and may have a name; its texts are read where they are shown.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noConstantMessage = {
  meta: { schema: [] },
  create: (context) => {
    /** Of each name in the file that stands for the table or for a part of it: where it is in the table. */
    const parts = new Map();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/(^|\/)messages\/(first|screens)\.ts$/.test(String(source.value))) return;
        for (const { imported, local } of specifiers)
          if (TABLES.includes(imported?.name)) parts.set(local.name, [imported.name]);
      },
      VariableDeclarator({ id, init }) {
        const at = init && pathOf(init, parts);
        if (!at) return;
        if (id.type === 'Identifier' && !isText(at)) parts.set(id.name, at);
        if (id.type !== 'ObjectPattern') return;
        for (const { key, value } of id.properties.filter(({ type }) => type === 'Property'))
          if (value.type === 'Identifier') parts.set(value.name, [...at, key.name]);
      },
      'MemberExpression, Identifier'(node) {
        if (node.parent.type === 'MemberExpression' && node.parent.object === node) return;
        const at = pathOf(node, parts);
        if (!at || !isReadAtOnce(node)) return;
        const isCalled = node.parent.type === 'CallExpression' && node.parent.callee === node;
        if (isCalled || isText(at))
          context.report({
            node,
            message: 'Read a message where it is shown: a constant keeps the language of its start.',
          });
      },
    };
  },
};

const TABLES = ['first', 'screens'];

/** Each message and its path, such as `screens.device.title`. */
const MESSAGES = Object.entries(
  JSON.parse(readFileSync(new URL('../../../src/ui/messages/en.json', import.meta.url), 'utf8')),
).map(([name, { defaultMessage }]) => ({ names: name.split('.'), text: defaultMessage }));

/** What an expression such as `words.states[state]` reads from the table; a name that is not known before it runs is `undefined`. */
function pathOf(node, parts) {
  if (node.type === 'Identifier') return parts.get(node.name);
  if (node.type !== 'MemberExpression') return undefined;
  const before = pathOf(node.object, parts);
  if (!before) return undefined;
  if (!node.computed) return [...before, node.property.name];
  return [...before, node.property.type === 'Literal' ? String(node.property.value) : undefined];
}

/** Whether a path may be one of a text without facts; one with facts is a function, which looks its text up when it is called. */
function isText(path) {
  return textsAt(path).some((text) => !text.includes('{'));
}

/** The texts that may be meant by a path; none for a part of the table. */
function textsAt(path) {
  return MESSAGES.filter(
    ({ names }) =>
      names.length === path.length && path.every((name, at) => name === undefined || name === names[at]),
  ).map(({ text }) => text);
}

/** Whether it is read while the module or the component loads: in no function, markup or `$derived`. */
function isReadAtOnce(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (/Function|^Svelte(?!Script)|^TS/.test(outer.type)) return false;
    if (outer.type === 'CallExpression' && outer.callee.name === '$derived') return false;
    if (outer.type === 'Program' || outer.type === 'SvelteScriptElement') return true;
  }
  return false;
}
