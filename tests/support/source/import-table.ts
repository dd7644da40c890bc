import ts from 'typescript';

/** One row: what `from` (a folder of src, or one file) may import. */
export interface Allowed {
  from: string;
  folders: string[];
  packages: string[];
}

const SCRIPTS = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** Reads the rows below the header `| from | folders and files | packages |`. */
export function readTable(markdown: string): Allowed[] {
  const lines = markdown.split('\n');
  const header = lines.findIndex((line) => line.startsWith('| from |'));
  const rows = lines.slice(header + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((line) => {
    const [from = [], folders = [], packages = []] = line.split('|').slice(1).map(quoted);
    return { from: from[0] ?? '', folders, packages };
  });
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** Every path that a file names in import and export statements and in `import()`. */
export function importsOf(file: string, text: string): string[] {
  const script = file.endsWith('.svelte')
    ? [...text.matchAll(SCRIPTS)].map((match) => match[1]).join('\n')
    : text;
  return ts.preProcessFile(script, true, true).importedFiles.map((one) => one.fileName);
}

/** What is wrong with one import of one file (path below src), as a sentence; undefined when it is allowed. */
export function complaint(table: readonly Allowed[], file: string, imported: string): string | undefined {
  const row = rowOf(table, file);
  if (!row) return `src/${file} is in no row of the import table of src/README.md`;
  const relative = imported.startsWith('.');
  const target = relative ? resolveImport(file, imported) : imported;
  const allowed = relative ? row.folders : row.packages;
  if (relative && covers(row.from, target)) return undefined;
  if (allowed.some((one) => covers(one, target))) return undefined;
  const list = [...row.folders, ...row.packages].join(', ') || 'nothing';
  return `src/${file} imports ${imported}, but ${row.from} may import only from itself and: ${list}`;
}

/** The row that governs a file: the longest path that covers it, so that a room's row goes before its folder's. */
export function rowOf(table: readonly Allowed[], file: string): Allowed | undefined {
  const rows = table.filter(({ from }) => covers(from, file));
  return rows.reduce<Allowed | undefined>(
    (best, row) => (best && best.from.length > row.from.length ? best : row),
    undefined,
  );
}

/** `store` covers `store/x.ts`, `zod` covers `zod/mini`, `node:` covers `node:http`. */
function covers(allowed: string, target: string): boolean {
  return target === allowed || target.startsWith(allowed.endsWith(':') ? allowed : `${allowed}/`);
}

/** Path below src, or one that starts with `..` when it leads out of it. */
export function resolveImport(file: string, imported: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const step of (imported.split('?')[0] ?? '').split('/')) {
    if (step === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}
