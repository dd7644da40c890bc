/** Opens the database that the store has made, without the store. */
export function openBare(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database did not open', { cause: request.error }));
  });
}

interface CountersRow {
  key: string;
  value: Record<string, unknown>;
}

/** Writes what a registration writes, in one strictly durable transaction. */
export function saveBare(db: IDBDatabase, seq: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(['users', 'ops', 'journal', 'meta'], 'readwrite', {
      durability: 'strict',
    });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('The rows were not kept', { cause: transaction.error }));
    const meta = transaction.objectStore('meta');
    // Written by the store, which has made this database.
    const read = meta.get('counters') as IDBRequest<CountersRow>;
    read.onsuccess = () => {
      const { users, op, journal } = rowsOf(seq);
      transaction.objectStore('users').add(users);
      transaction.objectStore('ops').add(op);
      transaction.objectStore('journal').add(journal);
      meta.put({
        ...read.result,
        value: { ...read.result.value, userSeq: seq, opSeq: seq, journalSeq: seq },
      });
    };
  });
}

function rowsOf(seq: number) {
  const [id, opId] = [crypto.randomUUID(), crypto.randomUUID()];
  const createdAt = Date.now();
  const shown = { status: 'ready', state: 'waiting' };
  return {
    users: {
      ...{ id, opId, seq, ...shown, createdAt, sex: 'F', country: 'KE', occupation: '2221' },
      ...{ occupationWords: 'nurse', reference: 'Bed 4', receipt: 'K7-4QF2' },
      words: [`k7${seq}`, '2221', 'nurse', 'bed', '4'],
    },
    op: {
      ...{ id: opId, key: opId, profileId: 'first', seq, lane: 'user', subjectId: id, status: 'ready' },
      ...{ waitsFor: [], notBefore: 0, failures: 0, attempts: 0 },
    },
    journal: { seq, at: createdAt, subjectId: id, event: { what: 'made' } },
  };
}
