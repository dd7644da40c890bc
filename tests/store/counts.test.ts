import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverUuid, type LocalId } from '../../src/domain/reference.ts';
import { SHOWN_STATES, shownState, type Status } from '../../src/domain/states.ts';
import { discard, restore } from '../../src/store/discard.ts';
import { dropDraft, saveDraft } from '../../src/store/drafts.ts';
import { editPeople } from '../../src/store/edit.ts';
import { linkGroup } from '../../src/store/groups.ts';
import { hold, release } from '../../src/store/hold.ts';
import { ledger } from '../../src/store/ledger.ts';
import type { Store } from '../../src/store/store.ts';
import { readTally } from '../../src/store/tally.ts';
import { aStore } from './a-store.ts';

type Device = Awaited<ReturnType<typeof aStore>>;

/** I8: the counts that screens show equal the rows, and every record shows its operation's status. */
export async function expectCountsToEqualRows(store: Store): Promise<void> {
  const { db } = store;
  const tally = await readTally(db);
  const rows = {
    user: await db.users.toArray(),
    assignment: await db.assignments.toArray(),
    group: (await db.groups.toArray()).filter((row) => row.origin === 'device'),
  };
  for (const kind of ['user', 'assignment', 'group'] as const) {
    expect(withoutZeros(tally.counts[kind])).toEqual(countOf(rows[kind].map((row) => row.status)));
    for (const { opId, status, state } of rows[kind]) {
      expect((await db.ops.get(opId ?? ''))?.status).toBe(status);
      expect(state).toBe(status && shownState(status));
    }
  }
  const { all } = await ledger(store);
  expect(SHOWN_STATES.reduce((sum, state) => sum + all.states[state], 0)).toBe(all.made);
  expect(all.made).toBe((await db.ops.count()) + (await db.drafts.count()));
}

function countOf(statuses: readonly (Status | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status ?? 'none'] = (counts[status ?? 'none'] ?? 0) + 1;
  return counts;
}

function withoutZeros(counts: Partial<Record<Status, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const ACTS = {
  register: async (device: Device, made: LocalId[]) => void made.push(await device.aPerson()),
  group: async (device: Device, made: LocalId[]) => void made.push(await device.aGroup()),
  join: async (device: Device, made: LocalId[], at: number) => {
    const uuid = made[at % Math.max(1, made.length)];
    const group = uuid && (await device.records.findGroup(uuid));
    if (group) made.push(await device.aPerson({ group }));
  },
  assign: async (device: Device, made: LocalId[], at: number) => {
    const uuid = made[at % Math.max(1, made.length)];
    if (uuid && (await device.records.findUser(uuid))) made.push(await device.anAssignment(uuid));
  },
  discard: (device: Device, made: LocalId[], at: number) => discard(device.store, made.slice(at, at + 3)),
  restore: (device: Device, made: LocalId[], at: number) => restore(device.store, made.slice(at)),
  hold: (device: Device, made: LocalId[], at: number) => hold(device.store, made.slice(at, at + 2)),
  release: (device: Device, made: LocalId[]) => release(device.store, made),
  edit: (device: Device, made: LocalId[], at: number) =>
    editPeople(device.store, made.slice(at, at + 2), { country: 'UG', groupId: undefined }),
  link: (device: Device, made: LocalId[], at: number) =>
    linkGroup(device.store, made[at] ?? made[0] ?? ('' as LocalId), serverUuid(device.newId())),
  draft: (device: Device, _: LocalId[], at: number) => saveDraft(device.store, `form ${at % 2}`, at),
  drop: (device: Device, _: LocalId[], at: number) => dropDraft(device.store, `form ${at % 2}`),
};

const anAct = fc.tuple(fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])), fc.nat(8));

test('whatever a person does, in whatever order, the counts equal the rows after every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { maxLength: 25 }), async (acts) => {
      const device = await aStore();
      const made: LocalId[] = [];
      for (const [name, at] of acts) {
        await ACTS[name](device, made, at);
        await expectCountsToEqualRows(device.store);
      }
      device.store.close();
    }),
    { numRuns: 40 },
  );
}, 60_000);
