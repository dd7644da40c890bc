import { deploymentsSeen } from '../../domain/deployment-caches.ts';
import { OLD_NAME } from '../../domain/deployment.ts';
import type { AfterOpening } from '../transaction/store.ts';
import { copyRows, type Wanted } from './copy-rows.ts';
import { holdUnclaimed } from './hold-unclaimed.ts';
import { RAISED } from './is-move-needed.ts';
import { openOldDatabase, theFactory, type Move, type OldDatabase } from './old-database.ts';
import { asked, versionOf } from './raw-database.ts';

/** What older versions kept outside the database. A page can reach all of it, a service worker only a part. */
export interface Rest {
  /** Gives it this deployment's name. May be cut short anywhere and done again. */
  move(): Promise<void>;
  /** Removes what is left of it. Resolves to whether nothing is. */
  clear(): Promise<boolean>;
}

export interface MoveOptions {
  /** The deployment's name. */
  name: string;
  cacheNames: () => Promise<readonly string[]>;
  locks: OneAtATime;
  /** Told when a page of an older version keeps the database open. */
  blocked: () => void;
  rest?: Rest;
}

/** The part of the browser's lock manager that is used. */
export interface OneAtATime {
  request<T>(name: string, held: () => Promise<T>): Promise<T>;
}

/** For all deployments of the origin: two that found the old database at the same time go one after the other. */
const LOCK = 'outpost move';

/**
 * Brings what an older version kept under the old name into this deployment's own database, before that is opened.
 * May be cut short anywhere and done again. The names of the caches say which deployments have used the old name.
 * This one alone, or none: it takes everything. This one and others: each gets a copy, and nothing of a copy is sent
 * before one of them has claimed it. Only others: it takes nothing.
 */
export async function moveHere(options: MoveOptions): Promise<AfterOpening> {
  const isShared = await options.locks.request(LOCK, () => move(options));
  return isShared ? (store) => options.locks.request(LOCK, () => holdUnclaimed(store)) : undefined;
}

/** Whether the deployment works with a shared copy. */
async function move(options: MoveOptions): Promise<boolean> {
  const { name, blocked, rest } = options;
  const [oldVersion, ownVersion] = [await version(OLD_NAME), await version(name)];
  if (oldVersion === 0) {
    // The browser has lost the database. What stands outside it may bring it back.
    if (ownVersion === 0 && (await isUsedBy(options, [])) === 'this one') await moveRest(rest);
    return false;
  }
  // Made under its own name from the start.
  if (ownVersion > 0 && oldVersion < RAISED) return false;
  if (oldVersion < RAISED && (await isUsedBy(options, [])) === 'others') return false;
  const old = await openOldDatabase(blocked);
  try {
    const begun = (await old.move(name)) ?? (ownVersion > 0 ? undefined : await begin(options, old));
    if (!begun) return false;
    if (begun.stage === 'copying') await copy(old, begun);
    if (begun.shared) return true;
    if (!(await bringRest(old, begun, rest))) return false;
  } finally {
    old.close();
  }
  await asked(theFactory().deleteDatabase(OLD_NAME));
  return false;
}

async function moveRest(rest: Rest | undefined): Promise<void> {
  await rest?.move();
  await rest?.clear();
}

function version(name: string): Promise<number> {
  return versionOf(theFactory(), name);
}

/** Decides once, and writes it down. */
async function begin(options: MoveOptions, old: OldDatabase): Promise<Move | undefined> {
  const users = await isUsedBy(options, await old.moves());
  if (users === 'others') return undefined;
  const begun: Move = { id: options.name, shared: users === 'several', stage: 'copying' };
  await old.note(begun);
  return begun;
}

/** Who has used the old name. A deployment with a database of its own, and no part in the old one, has not. */
async function isUsedBy({ name, cacheNames }: MoveOptions, moves: readonly Move[]) {
  const seen = deploymentsSeen(await cacheNames());
  const others = [...seen].filter((one) => one !== name);
  if (others.length > 0 && !seen.has(name)) return 'others';
  for (const other of others) {
    const hasPart = moves.some(({ id }) => id === other);
    if (hasPart || (await version(other)) === 0) return 'several';
  }
  return moves.some(({ shared, id }) => shared && id !== name) ? 'several' : 'this one';
}

async function copy(old: OldDatabase, begun: Move): Promise<void> {
  const wanted = begun.shared ? await sharedRows(old, begun.id) : () => true;
  await copyRows(old, begun.id, wanted);
  begun.stage = 'copied';
  await old.note(begun);
}

/**
 * Records go to every deployment, to be claimed by one. A half-typed form goes to the first. Settings, key, and what one server
 * said go to nobody.
 */
async function sharedRows(old: OldDatabase, name: string): Promise<Wanted> {
  const keys = await asked(old.raw.transaction('drafts').objectStore('drafts').getAllKeys());
  // Every version has used texts as keys.
  const others = await old.claim((keys as string[]).map(draftClaim), name);
  return (table, row) => {
    // In both tables the key is a text, under one of these names.
    const { id, key } = row as { id?: string; key?: string };
    if (table === 'drafts') return !others.has(draftClaim(id ?? ''));
    if (table === 'meta') return key === 'tally';
    return table !== 'refdata';
  };
}

function draftClaim(id: string): string {
  return `draft ${id}`;
}

/** Whether nothing of the old names is left but the database. */
async function bringRest(old: OldDatabase, begun: Move, rest: Rest | undefined): Promise<boolean> {
  if (!rest) return false;
  if (begun.stage === 'copied') {
    await rest.move();
    await old.note({ ...begun, stage: 'moved' });
  }
  return rest.clear();
}
