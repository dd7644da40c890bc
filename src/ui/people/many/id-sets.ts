import type { LocalId } from '../../../domain/record/reference.ts';

/** Sets that are never changed, only replaced: then nothing of Svelte but its state is needed to follow them. */
export type Ids = ReadonlySet<LocalId>;

export const noIds: Ids = new Set();

export const joined = (ids: Ids, more: Iterable<LocalId>): Ids => new Set([...ids, ...more]);

export const without = (ids: Ids, id: LocalId): Ids => new Set([...ids].filter((other) => other !== id));
