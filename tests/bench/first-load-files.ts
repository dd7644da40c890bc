import { z } from '../../src/contract/zod.ts';

const Chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});

/** Vite's build manifest: source file → what became of it. */
export const Manifest = z.record(z.string(), Chunk);
export type Manifest = z.infer<typeof Manifest>;

/** The screen that opens first; it counts as first load also when it is a chunk of its own. */
const FIRST_SCREEN = /register\/Register\.svelte$/;

/** The group of vite.config.ts that answers the form: fetched right after it, and needed to save anything. */
const SERVICE = 'service';

export interface FirstLoad {
  scripts: string[];
  styles: string[];
  /** Built scripts and styles that are not part of it. */
  later: string[];
}

/** What the page needs before a person can register: entry, first screen, and all that they import statically. */
export function firstLoad(manifest: Manifest): FirstLoad {
  const needed = new Set<string>();
  const follow = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    manifest[name]?.imports?.forEach(follow);
  };
  const starts = Object.entries(manifest).filter(
    ([name, chunk]) => chunk.isEntry ?? (FIRST_SCREEN.test(name) || chunk.name === SERVICE),
  );
  if (starts.length === 0) throw new Error('The manifest names no entry');
  for (const [name] of starts) follow(name);

  const all = filesOf(Object.values(manifest));
  const first = filesOf([...needed].flatMap((name) => manifest[name] ?? []));
  return {
    scripts: first.filter((file) => file.endsWith('.js')),
    styles: first.filter((file) => file.endsWith('.css')),
    later: all.filter((file) => /\.(js|css)$/.test(file) && !first.includes(file)),
  };
}

function filesOf(chunks: readonly z.infer<typeof Chunk>[]): string[] {
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))].sort();
}
