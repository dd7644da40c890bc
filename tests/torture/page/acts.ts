import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Sex } from '../../../src/contract/user.ts';
import { localId } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { storeProblemOf } from '../../../src/store/transaction/store-problem.ts';
import { reached } from './moments.ts';

/** A person whom nothing but these three values tells from others: no two have the same. */
export interface Values {
  sex: Sex;
  country: string;
  occupation: string;
}

/** Who is registered next, and what becomes of the record. Given by the test, whose chance can be repeated. */
export interface Next {
  values: Values;
  edited: Values;
  /** From 0 to 1. */
  chance: Record<'through' | 'then' | 'when' | 'assign' | 'press', number>;
}

declare global {
  interface Window {
    /** @param wasRefused the one before was not saved: then there is no need to wait for what was saved to be sent */
    nextPerson(wasRefused: boolean): Promise<Next>;
    /** Told after the commit of each record. */
    acknowledge(id: string): Promise<void>;
    /** Told after the commit of each correction. */
    acknowledgeEdit(id: string, before: Values, after: Values): Promise<void>;
  }
}

export interface Tab {
  store: Store;
  /** How long what is new waits, in milliseconds. */
  delay: number;
  throughWorker: boolean;
  sendNow: () => Promise<void>;
}

/** How often the database has refused something, by why. */
export const refusals: Record<string, number> = {};

/** So long a person waits who was told that nothing was saved. */
const AGAIN_MS = 20;

/**
 * Registers people without end, takes some of them back or corrects them within their delay or about its end, assigns something to
 * others, and now and then presses *Send now*.
 */
export async function registerWithoutEnd(tab: Tab): Promise<never> {
  for (let wasRefused = false; ;) {
    const next = await window.nextPerson(wasRefused);
    wasRefused = !(await unlessRefused(() => registerOne(tab, next)));
    if (wasRefused) await again();
  }
}

/** Does some work again until the database does not refuse it. */
export async function untilDone(work: () => Promise<unknown> | undefined): Promise<void> {
  while (!(await unlessRefused(work))) await again();
}

function again(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}

/** @returns whether it was done */
async function unlessRefused(work: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const { kind, message } = storeProblemOf(error);
    if (kind !== 'quota' && !/Database server lost|answered 5|Failed to fetch/.test(message)) throw error;
    const why = kind === 'failed' ? message : kind;
    refusals[why] = (refusals[why] ?? 0) + 1;
    return false;
  }
}

async function registerOne(tab: Tab, { values, edited, chance }: Next): Promise<void> {
  const isThroughWorker = tab.throughWorker && chance.through < 0.3;
  const id = await (isThroughWorker ? askWorker(values) : createInPage(tab, values));
  await window.acknowledge(id);
  reached('saved');
  if (chance.press < 0.02) void unlessRefused(tab.sendNow);
  if (chance.then < 0.15) return soon(tab, chance.when, () => discard(tab.store, [localId(id)]));
  if (chance.then < 0.3) await soon(tab, chance.when, () => edit(tab, id, values, edited));
  if (chance.assign < 0.5) await assign(tab, id);
}

async function createInPage({ store }: Tab, values: Values): Promise<string> {
  const uuid = crypto.randomUUID();
  await deviceRecords(store).createUser({ uuid, ...values, createdAt: store.now() });
  return uuid;
}

async function askWorker(values: Values): Promise<string> {
  const url = new URL(`.${endpoints.createUser.path}`, document.baseURI);
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ ...values }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The worker answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: { uuid: string } }).data.uuid; // The contract says so.
}

/** At once, or when the delay is about to end and others are registered meanwhile. */
async function soon({ delay }: Tab, when: number, work: () => Promise<unknown>): Promise<void> {
  if (when < 0.5) await work();
  else setTimeout(() => void unlessRefused(work), when * 1.5 * delay);
}

async function edit({ store }: Tab, id: string, before: Values, after: Values): Promise<void> {
  const { done } = await editPeople(store, [localId(id)], after);
  if (done.length > 0) await window.acknowledgeEdit(id, before, after);
}

async function assign({ store }: Tab, userUuid: string): Promise<void> {
  const uuid = crypto.randomUUID();
  const entries = [
    { assessmentUuid: crypto.randomUUID(), key: 'AI', target: 'self', targetKind: 'self' },
  ] as const;
  await deviceRecords(store).createAssignment({
    ...{ uuid, userUuid, contract: 'other', entries, denominationCountry: 'KE' },
    ...{ autoReserve: true, createdAt: store.now() },
  });
  await window.acknowledge(uuid);
  reached('saved');
}
