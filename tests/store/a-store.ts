import type { DeviceNote, NewAssignment, NewUser } from '../../src/domain/record/records.ts';
import { localId } from '../../src/domain/record/reference.ts';
import { deviceRecords } from '../../src/store/changes/records.ts';
import { openStore, type Store } from '../../src/store/transaction/store.ts';

export const MORNING = Date.UTC(2026, 10, 21, 8);

/** A clock that goes only when it is told to. */
export function aClock(start = MORNING) {
  let at = start;
  return {
    now: () => new Date(at),
    pass(milliseconds: number) {
      at += milliseconds;
    },
  };
}

/** Ids in order: 00000000-0000-4000-8000-000000000001 and so on. */
export function ids() {
  let last = 0;
  return () => {
    last += 1;
    return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
  };
}

let stores = 0;

/**
 * An open, empty store in memory, with a clock to move and the makers of records.
 * @param milliseconds what is new may not be sent before they have passed
 */
export async function aStore(name = `store-${(stores += 1)}`, milliseconds = 0) {
  const clock = aClock();
  const newId = ids();
  const delay = { milliseconds };
  const store = await openStore({ name, now: clock.now, newId, random: () => 0.5, delay });
  return { store, clock, newId, ...makers(store) };
}

/** Registers people and assignments as the handler does. */
export function makers(store: Store) {
  const records = deviceRecords(store);
  return {
    records,
    aPerson: async (values: Partial<NewUser> = {}, device?: DeviceNote) => {
      const uuid = store.newId();
      const fixed = { sex: 'F', country: 'KE', occupation: '2221' } as const;
      await records.createUser({ uuid, ...fixed, createdAt: store.now(), ...values }, device);
      return localId(uuid);
    },
    anAssignment: async (userUuid: string, values: Partial<NewAssignment> = {}, device?: DeviceNote) => {
      const uuid = store.newId();
      const entries = [
        { assessmentUuid: store.newId(), key: 'AI', target: 'self', targetKind: 'self' },
      ] as const;
      await records.createAssignment(
        {
          ...{ uuid, userUuid, contract: 'other', entries, denominationCountry: 'KE', autoReserve: true },
          createdAt: store.now(),
          ...values,
        },
        device,
      );
      return localId(uuid);
    },
    aGroup: async (name = 'Nakuru 3') => {
      const uuid = store.newId();
      await records.createGroup({ uuid, name, type: 'TEAM', createdAt: store.now() });
      return localId(uuid);
    },
  };
}
