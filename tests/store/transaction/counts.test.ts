import fc from 'fast-check';
import { test } from 'vitest';
import { serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { discard, restore } from '../../../src/store/changes/discard.ts';
import { dropDraft, saveDraft } from '../../../src/store/changes/drafts.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { linkGroup } from '../../../src/store/changes/change-group.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { seedOf } from '../../support/parts/seed.ts';
import { aStore } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';

type Device = Awaited<ReturnType<typeof aStore>>;

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
    { numRuns: 40, ...seedOf('tests/store/counts') },
  );
});
