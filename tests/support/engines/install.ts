import { debianPackages } from '../run/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { hasNginx } from '../hosts/nginx.ts';
import { webkit } from './webkit.ts';

export const engines = [firefox, webkit] as const;

export function isHere({ name, packages, programs }: Engine): boolean {
  return debianPackages(packages, programs, `in ${name}`);
}

/** Before the tests of the night, because installing stops the process for longer than Vitest lets a test's process be silent. */
export default function setup(): void {
  for (const engine of engines) isHere(engine);
  hasNginx();
}
