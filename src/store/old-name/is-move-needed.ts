import { Dexie } from 'dexie';
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
export async function isMoveNeeded(name: string): Promise<boolean> {
  // Its type leaves out that a browser may have none; opening the database says so then.
  const factory = Dexie.dependencies.indexedDB as Partial<IDBFactory> | undefined;
  if (!factory) return false;
  // Firefox has it since 126. Before that the databases have to be opened, by the code that is loaded for it.
  if (!factory.databases) return true;
  const all = await factory.databases();
  const old = all.find((one) => one.name === OLD_NAME)?.version;
  return old !== undefined && (old >= RAISED || !all.some((one) => one.name === name));
}
