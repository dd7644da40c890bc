import type { Store } from '../../src/store/transaction/store.ts';

/** How many rows and keys a reading takes out of the database. A cursor counts for a thousand. */
export async function rowsReadBy({ db }: Store, reading: () => Promise<unknown>): Promise<number> {
  let rows = 0;
  const count = (result: { result: unknown[] }) => {
    rows += result.result.length;
    return result;
  };
  const name = 'count what is read';
  db.use({
    stack: 'dbcore',
    name,
    create: (core) => ({
      ...core,
      table: (table) => {
        const below = core.table(table);
        return {
          ...below,
          get: (request) => ((rows += 1), below.get(request)),
          getMany: (request) => ((rows += request.keys.length), below.getMany(request)),
          query: (request) => below.query(request).then(count),
          openCursor: (request) => ((rows += 1_000), below.openCursor(request)),
        };
      },
    }),
  });
  db.close();
  await db.open();
  await reading();
  db.unuse({ stack: 'dbcore', name });
  return rows;
}
