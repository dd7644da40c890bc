import type { OutpostDatabase } from '../core/database.ts';
import { GroupCommit } from '../core/group-commit.ts';
import type { Store } from '../core/store.ts';

/** Marks and recorded answers share transactions, because every request needs one of each. */
const groupCommits = new WeakMap<OutpostDatabase, GroupCommit>();

export function together(store: Store): GroupCommit {
  const { db } = store;
  const { ops, attempts, users, assignments, groups, idmap, journal, profiles } = db;
  const tables = [ops, attempts, users, assignments, groups, idmap, journal, profiles];
  const group = groupCommits.get(db) ?? new GroupCommit(store, tables);
  groupCommits.set(db, group);
  return group;
}
