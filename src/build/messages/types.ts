import { argumentsOf, PARTS, type Messages } from './compile.ts';

/** A table of types as its source is written: the type of a message, or the tables and messages below a name. */
type Tree = Map<string, Tree | string>;

const NAMES = { first: 'FirstMessages', screens: 'ScreenMessages' };

/**
 * The source of the types of all messages, as the English ones are. What asks for a message that is not there, leaves an argument out or
 * gives one too many does not compile.
 */
export function typesOf(english: Messages): string {
  const all: Tree = new Map();
  for (const [id, { defaultMessage }] of Object.entries(english)) {
    const told = [...argumentsOf(id, defaultMessage)].map(([name, type]) => `${name}: ${type}`);
    put(all, id.split('.'), told.length === 0 ? 'string' : `(told: { ${told.join('; ')} }) => string`);
  }
  const sources = PARTS.map(
    (part) => `export interface ${NAMES[part]} ${written(all.get(part) ?? new Map())}`,
  );
  return `// Written by \`npm run types\` from en.json.\n${sources.join('\n')}\n`;
}

function put(tree: Tree, [name = '', ...below]: readonly string[], type: string): void {
  if (below.length === 0) {
    if (tree.has(name)) throw new Error(`Two messages are called ${name}`);
    tree.set(name, type);
    return;
  }
  const table = tree.get(name) ?? new Map<string, Tree | string>();
  if (typeof table === 'string') throw new Error(`${name} is a message, and has others below it`);
  tree.set(name, table);
  put(table, below, type);
}

function written(tree: Tree | string): string {
  if (typeof tree === 'string') return tree;
  return `{\n${[...tree].map(([name, below]) => `${JSON.stringify(name)}: ${written(below)};`).join('\n')}\n}`;
}
