import { importsOf, resolveImport } from './import-table.ts';

/** File (path below src) → the files below src that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** @param read gives the text of a file of the list */
export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const relative = importsOf(file, read(file)).filter((imported) => imported.startsWith('.'));
      const targets = relative.map((imported) => resolveImport(file, imported));
      // A component may contain itself, as a tree does. That is not a circle between two files.
      return [file, targets.filter((target) => known.has(target) && target !== file)];
    }),
  );
}

/** One circle as the files on it, the first again at the end; undefined when there is none. */
export function findCircle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  for (const start of graph.keys()) {
    const circle = circleFrom(graph, start, [], done);
    if (circle) return circle;
  }
  return undefined;
}

function circleFrom(
  graph: ImportGraph,
  file: string,
  path: readonly string[],
  done: Set<string>,
): string[] | undefined {
  const at = path.indexOf(file);
  if (at >= 0) return [...path.slice(at), file];
  if (done.has(file)) return undefined;
  for (const imported of graph.get(file) ?? []) {
    const circle = circleFrom(graph, imported, [...path, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return undefined;
}

/**
 * Pairs of folders that import each other, with one import in each direction. A folder and the folders inside it belong together
 * and do not count.
 */
export function mutualRooms(graph: ImportGraph): string[] {
  const imports = new Map<string, string>();
  for (const [file, targets] of graph) {
    for (const target of targets) imports.set(`${folderOf(file)}→${folderOf(target)}`, `${file} → ${target}`);
  }
  return [...imports].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split('→');
    const back = imports.get(`${to}→${from}`);
    const inside = from.startsWith(`${to}/`) || to.startsWith(`${from}/`) || from === '' || to === '';
    return back !== undefined && from < to && !inside ? [`${there}, but ${back}`] : [];
  });
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** What is wrong with an import between folders of ui/; undefined if it is allowed. */
export function screenComplaint(file: string, imported: string): string | undefined {
  const [from, to] = [screenOf(file), screenOf(imported)];
  if (to === undefined || from === to || /^(ui\/frame\/|[^/]+$)/.test(file)) return undefined;
  return `src/${file} imports src/${imported}: ${from === undefined ? `${folderOf(file)} is below the screens` : 'a screen imports no other screen'}`;
}

function screenOf(file: string): string | undefined {
  return /^ui\/(screens\/[^/]+|frame)\//.exec(file)?.[1];
}
