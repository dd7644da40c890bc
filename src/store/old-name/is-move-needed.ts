import { OLD_NAME } from '../../domain/deployment.ts';

/**
 * Far above any version of a schema. The old database gets it before it is copied: pages of older versions, which would go on
 * writing to it, are shut out.
 */
export const RAISED = 1_000_000;

/**
 * Whether this deployment has to look at what stands under the old name. Asked at every start before the database is opened, so
 * it opens nothing itself.
 */
export async function isMoveNeeded(
  name: string,
  // The type does not say that a browser may have none; opening the database reports that.
  factory = globalThis.indexedDB as Partial<IDBFactory> | undefined,
): Promise<boolean> {
  if (!factory) return false;
  // Firefox lists databases since 126. In an older one each has to be opened to see it, by code that is fetched for
  // that.
  if (!factory.databases) return true;
  const all = await factory.databases();
  const old = all.find((one) => one.name === OLD_NAME)?.version;
  return old !== undefined && (old >= RAISED || !all.some((one) => one.name === name));
}
