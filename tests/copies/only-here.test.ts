import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalId } from '../../src/domain/record/reference.ts';
import {
  countOnlyHere,
  countOutsideCopy,
  onlyHere,
  onlyHereSince,
  uncountKeptFile,
} from '../../src/copies/only-here.ts';
import { discard, restore } from '../../src/store/changes/discard.ts';
import type { Counters } from '../../src/store/schema/counters.ts';
import { hold, release } from '../../src/store/changes/hold.ts';
import { closeAttempt } from '../../src/store/outbox/attempts.ts';
import { copies } from '../../src/copies/copies.ts';
import { backupOffer } from '../../src/copies/offer.ts';
import { checkCounts } from '../../src/copies/check/check-counts.ts';
import { aStore } from '../store/a-store.ts';
import { rowsReadBy } from '../store/rows-read.ts';
import { runsOf } from '../support/parts/seed.ts';
import { arrive, send } from './sent.ts';

type Device = Awaited<ReturnType<typeof aStore>>;
/** Each record with its history. */
type Histories = ReadonlyMap<string, string>;

const STEPS = [
  ...(['register', 'make a group', 'assign', 'hold', 'release', 'discard', 'restore'] as const),
  ...(['mark', 'lose the answer', 'confirm'] as const),
  ...(['write the file', 'have a file', 'lose the file'] as const),
] as const;
const step = fc.record({ what: fc.constantFrom(...STEPS), whom: fc.nat(4) });
type Step = (typeof STEPS)[number];

/** A device, and what the world outside of it has, told by what was done and by nothing that the device counts. */
class World {
  readonly #people: LocalId[] = [];
  readonly #device: Device;
  readonly #confirmed = new Set<string>();
  #file: Histories = new Map();
  #persons: Histories = new Map();

  constructor(device: Device) {
    this.#device = device;
  }

  async do(what: Step, whom: number): Promise<void> {
    const { aPerson, aGroup } = this.#device;
    const id = this.#people[whom % Math.max(1, this.#people.length)];
    if (what === 'register') this.#people.push(await aPerson());
    else if (what === 'make a group') await aGroup(`Group ${whom}`).catch(() => undefined);
    else if (what.includes('file')) await this.#copy(what);
    // What is not possible for a person in that state is refused, and changes nothing.
    else if (id) await this.#change(what, id).catch(() => undefined);
  }

  /** Records that are neither discarded nor confirmed, and that neither copy has as they are. */
  async expected(): Promise<number> {
    const now = await this.#histories();
    const ops = await this.#device.store.db.ops.toArray();
    const isKept = (id: string) => [this.#file, this.#persons].some((copy) => copy.get(id) === now.get(id));
    return ops.filter(
      ({ subjectId, status }) =>
        status !== 'discarded' && !this.#confirmed.has(subjectId) && !isKept(subjectId),
    ).length;
  }

  async #change(what: Step, id: LocalId): Promise<void> {
    const { store, anAssignment } = this.#device;
    if (what === 'assign') await anAssignment(id);
    else if (what === 'hold') await hold(store, [id]);
    else if (what === 'release') await release(store, [id]);
    else if (what === 'discard') await discard(store, [id]);
    else if (what === 'restore') await restore(store, [id]);
    else if (what === 'mark') await send(store, id);
    else if (what === 'lose the answer')
      await closeAttempt(store, await send(store, id), { outcome: 'noReply', status: 'noReply' });
    else {
      await arrive(store, id, store.newId());
      this.#confirmed.add(id);
    }
  }

  async #copy(what: Step): Promise<void> {
    const { store } = this.#device;
    const copy = { journalSeq: await store.db.journal.count(), at: 0 };
    if (what === 'lose the file') {
      await uncountKeptFile(store);
      this.#file = new Map();
    } else if (what === 'write the file') {
      await countOutsideCopy(store, { ...copy, how: 'kept file' });
      this.#file = await this.#histories();
    } else {
      await countOutsideCopy(store, { ...copy, how: 'a person has it' });
      this.#persons = await this.#histories();
    }
  }

  /** From the journal alone. */
  async #histories(): Promise<Histories> {
    const found = new Map<string, string>();
    for (const { subjectId, seq } of await this.#device.store.db.journal.toArray())
      found.set(subjectId, `${found.get(subjectId) ?? ''} ${seq}`);
    return found;
  }
}

test('whatever is done, the count is of exactly the records that no server confirmed and no copy outside has as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const device = await aStore();
      const world = new World(device);
      for (const { what, whom } of steps) {
        await world.do(what, whom);
        expect(await onlyHere(device.store)).toBe(await world.expected());
      }
      device.store.close();
    }),
    { ...runsOf(30, 80), seed: 9 },
  );
});

test.each([
  ['waiting', () => Promise.resolve()],
  ['onHold', hold],
])('someone who is %s is only here', async (_, become) => {
  const { store, aPerson } = await aStore();
  await become(store, [await aPerson()]);
  expect(await countOnlyHere(store)).toMatchObject({ records: 1 });
});

test('an older copy does not take back what a newer one has', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  const journalSeq = await store.db.journal.count();
  await countOutsideCopy(store, { journalSeq, at: 2, how: 'kept file' });
  await countOutsideCopy(store, { journalSeq: 0, at: 1, how: 'a person has it' });
  expect(await onlyHere(store)).toBe(0);
});

test('a copy that is written late counts for no more than it has, and takes nothing from a newer one', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  const older = (await store.db.journal.orderBy('seq').last())?.seq ?? 0;
  await aPerson();
  const newer = (await store.db.journal.orderBy('seq').last())?.seq ?? 0;
  const copy = { at: 1, how: 'a person has it' } as const;
  await countOutsideCopy(store, { ...copy, journalSeq: newer });
  await countOutsideCopy(store, { ...copy, journalSeq: older });
  expect(await onlyHere(store)).toBe(0);
});

test('what a registration and its screens read does not grow with what has happened since a copy', async () => {
  const readAfter = async (people: number) => {
    const { store, aPerson } = await aStore();
    await countOutsideCopy(store, { journalSeq: 0, at: 0, how: 'a person has it' });
    for (let made = 0; made < people; made += 1) await aPerson();
    return rowsReadBy(store, async () => {
      await aPerson();
      expect((await backupOffer(store, 'receipt'))?.records).toBe(people < 19 ? undefined : people + 1);
      expect(await copies(store)).toMatchObject({ onlyHere: people + 1, file: { records: 0 } });
    });
  };
  expect(await readAfter(500)).toBeLessThanOrEqual(await readAfter(25));
});

test('a copy that a person finds late, and one that is lost, count from where they reach', async () => {
  const { store, clock, aPerson } = await aStore();
  const first = await aPerson();
  clock.pass(1_000);
  await aPerson();
  const at = store.now().getTime();
  await countOutsideCopy(store, { journalSeq: 2, at, how: 'kept file' });
  clock.pass(1_000);
  await hold(store, [first]);
  expect(await onlyHereSince(store)).toBe(at + 1_000);
  await countOutsideCopy(store, { journalSeq: 1, at, how: 'a person has it' });
  expect(await onlyHere(store)).toBe(1);
  await uncountKeptFile(store);
  expect([await onlyHere(store), await onlyHereSince(store)]).toEqual([2, at]);
});

test('counts that are wrong are put right by a check', async () => {
  const { store, aPerson } = await aStore();
  await countOutsideCopy(store, { journalSeq: 0, at: 0, how: 'kept file' });
  await aPerson();
  await store.db.meta
    .where('key')
    .equals('counters')
    .modify(({ value }) => {
      Object.assign((value as Counters).uncopied ?? {}, { changed: {} });
    });
  expect(await onlyHere(store)).toBe(0);
  expect(await checkCounts(store)).toMatchObject({ counts: 1 });
  expect(await onlyHere(store)).toBe(1);
});
