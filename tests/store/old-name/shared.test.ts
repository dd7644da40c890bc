import { indexedDB } from 'fake-indexeddb';
import { afterEach, describe, expect, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { loadDraft } from '../../../src/store/changes/drafts.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { release } from '../../../src/store/changes/hold.ts';
import { savedSettings } from '../../../src/store/changes/settings.ts';
import { claimHere } from '../../../src/store/old-name/hold-unclaimed.ts';
import { moveHere } from '../../../src/store/old-name/move-here.ts';
import { refdata } from '../../../src/store/outbox/refdata.ts';
import { expectCountsToEqualRows } from '../counts.ts';
import { Disk } from '../disk.ts';
import { A, aBrowser, B, forgetAll, idOf, start, STATES, statuses } from './a-browser.ts';
import { makeOldDevice, OLD_DEVICE } from './old-device.ts';

afterEach(forgetAll);

describe('where several deployments have used the old name', () => {
  async function both() {
    await makeOldDevice([indexedDB, OLD_DEVICE]);
    const { options, done } = aBrowser('/a/', '/b/');
    const [a, b] = [await start(options(A)), await start(options(B))];
    return { a, b, options, done };
  }

  test('each has all of them, held, and the server’s key, the settings and what a server said are with nobody', async () => {
    const { a, b, done } = await both();
    const held = Object.fromEntries(STATES.map((state) => [state, 'held']));
    for (const store of [a, b]) {
      expect(await statuses(store)).toEqual({ ...held, Confirmed: 'confirmed' });
      await expectCountsToEqualRows(store);
      expect(
        await store.db.ops
          .where('status')
          .anyOf('ready', 'blocked', 'sending')
          .count()
          .catch(() => 0),
      ).toBe(0);
      expect(await savedSettings(store)).toEqual({});
      expect((await store.db.meta.toArray()).map(({ key }) => key)).toEqual(['change', 'tally']);
      expect(await refdata(store, 'assessments')).toBeUndefined();
    }
    expect(done).toEqual([]);
  });

  test('a half-typed form is with the first alone', async () => {
    const { a, b } = await both();
    expect(await loadDraft(a, 'register')).toMatchObject({ form: { reference: 'Half typed' } });
    expect(await loadDraft(b, 'register')).toBeUndefined();
  });

  test('what a person says was made here goes on as it was; in the other it never does', async () => {
    const { a, b, options } = await both();
    expect((await claimHere(a)).refused).toEqual([]);
    const asBefore = {
      ...{ Confirmed: 'confirmed', Waiting: 'ready', Sending: 'unknown', Unknown: 'unknown' },
      ...{ Refused: 'refused', Held: 'held', Discarded: 'discarded' },
    };
    expect(await statuses(a)).toEqual(asBefore);
    expect((await a.db.ops.toArray()).map(({ held }) => held?.reason).filter(Boolean)).toEqual([
      'by a person',
    ]);
    expect(await a.db.attempts.filter(({ outcome }) => outcome === undefined).count()).toBe(0);
    await expectCountsToEqualRows(a);

    const all = (await b.db.ops.toArray()).filter(({ status }) => status === 'held');
    expect((await claimHere(b)).done).toEqual([]);
    b.close();
    const again = await start(options(B));
    const subjects = all.map(({ subjectId }) => subjectId);
    expect(
      new Set((await again.db.ops.bulkGet(all.map(({ id }) => id))).map((op) => op?.held?.reason)),
    ).toEqual(new Set(['other deployment']));
    expect((await release(again, subjects)).done).toEqual([]);
    expect((await discard(again, subjects)).done).toEqual([]);
    expect((await editPeople(again, subjects, { sex: 'M' })).done).toEqual([]);
    await expectCountsToEqualRows(again);
  });

  test('the other finds out at its next start, without being asked', async () => {
    const { a, b, options } = await both();
    await claimHere(a);
    b.close();
    const again = await start(options(B));
    const held = await again.db.ops.where('[status+seq]').between(['held', 0], ['held', Infinity]).toArray();
    expect(new Set(held.map((op) => op.held?.reason))).toEqual(new Set(['other deployment']));
  });

  test('each may claim some, and no two get the same, asked at the same time', async () => {
    const { a, b } = await both();
    const unknown = await idOf(a, 'Unknown');
    await Promise.all([claimHere(a), claimHere(b, [unknown])]);
    const [here, there] = [await statuses(a), await statuses(b)];
    const released = (one: Record<string, string>) =>
      STATES.filter((name) => !['held', 'confirmed'].includes(one[name] ?? ''));
    const [ofA, ofB] = [released(here), released(there)];
    expect(ofA.filter((name) => ofB.includes(name))).toEqual([]);
    expect([...ofA, ...ofB].toSorted()).toEqual(['Discarded', 'Refused', 'Sending', 'Unknown', 'Waiting']);
  });

  test('a person’s assignments come along with a claim, and nothing else', async () => {
    const { a } = await both();
    await claimHere(a, [await idOf(a, 'Waiting')]);
    const released = (await a.db.ops.toArray()).filter(({ held, status }) => !held && status !== 'confirmed');
    expect(released.map(({ lane, status }) => [lane, status])).toEqual([
      ['user', 'ready'],
      ['assign', 'blocked'],
    ]);
  });

  test('a claim that was cut short before the record was let go is finished at the next start', async () => {
    const { a, options } = await both();
    const disk = new Disk(A);
    Object.assign(disk, { diesAfter: 0 });
    await expect(claimHere(a)).rejects.toThrow();
    Object.assign(disk, { diesAfter: Infinity });
    a.close();
    const again = await start(options(A));
    expect((await statuses(again))['Unknown']).toBe('unknown');
  });

  test('holding that was cut short anywhere is finished before anybody can send', async () => {
    for (let writes = 1; writes < 30; writes += 4) {
      await forgetAll();
      await makeOldDevice([indexedDB, OLD_DEVICE]);
      const { options } = aBrowser('/a/', '/b/');
      await moveHere(options(A));
      const disk = new Disk(A);
      Object.assign(disk, { diesAfter: writes });
      const died = await start(options(A)).then(
        () => false,
        () => true,
      );
      expect(died, `after ${writes} writes`).toBe(true);
      Object.assign(disk, { diesAfter: Infinity });
      const store = await start(options(A));
      expect(Object.values(await statuses(store)).filter((status) => status === 'held')).toHaveLength(6);
      await expectCountsToEqualRows(store);
      store.close();
    }
  });
});
