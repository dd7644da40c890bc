import type { Page } from 'playwright';

/**
 * The whole content of a database as text, except the sender's heartbeat: equal texts mean that not a byte has changed. Undefined
 * if there is no database of this name.
 */
export function databaseBytes(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate(async (wanted) => {
    const all = await indexedDB.databases();
    if (!all.some((one) => one.name === wanted)) return undefined;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(wanted);
      opening.onerror = () => reject(new Error('The database does not open'));
      opening.onsuccess = () => resolve(opening.result);
    });
    const tables: [string, unknown[]][] = [];
    for (const table of [...db.objectStoreNames].sort()) {
      const rows = await new Promise<unknown[]>((resolve) => {
        const reading = db.transaction(table).objectStore(table).getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
      tables.push([table, rows.filter((row) => !JSON.stringify(row).includes('heartbeat'))]);
    }
    db.close();
    return JSON.stringify(tables);
  }, name);
}
