import { Dexie } from 'dexie';
import { IDBFactory as FakeFactory, IDBKeyRange as FakeKeyRange } from 'fake-indexeddb';

// Dexie takes IndexedDB from here in Node, where there is none. Each test file has its own: files share a process, and what the others
// left in theirs would stay in memory, and be read by whoever reads all databases there are.
Object.assign(Dexie.dependencies, { indexedDB: new FakeFactory(), IDBKeyRange: FakeKeyRange });
