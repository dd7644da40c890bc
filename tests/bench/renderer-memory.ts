import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  id: number;
  parent: number;
  command: string;
}

/** The most memory that a page of the browser with this profile has had, in MiB; its workers are in the same process. Linux only. */
export function rendererMemory(profile: string): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)) ?? []);
  const inside = new Set(all.filter(({ command }) => command.includes(profile)).map(({ id }) => id));
  for (let size = -1; size !== inside.size;) {
    size = inside.size;
    for (const { id, parent } of all) if (inside.has(parent)) inside.add(id);
  }
  const renderers = all.filter(({ id, command }) => inside.has(id) && command.includes('--type=renderer'));
  return Math.max(0, ...renderers.map(({ id }) => peakOf(id)));
}

function processOf(id: number): Process | undefined {
  try {
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return { id, parent: Number(parent), command };
  } catch {
    return undefined; // It has ended.
  }
}

function peakOf(id: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0; // It has ended.
  }
}
