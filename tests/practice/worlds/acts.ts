import { exportPeople } from '../../../src/organisation/export/export.ts';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { restore as restoreBackup } from '../../../src/copies/backup/restore.ts';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { CARDS } from '../../../src/practice/server/deck.ts';
import { PRACTICE_ADDRESS } from '../../../src/practice/server/in-page-server.ts';
import { discard, restore } from '../../../src/store/changes/discard.ts';
import { saveDraft } from '../../../src/store/changes/drafts.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { keepGroups } from '../../../src/store/changes/change-group.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { saveSettings, settings } from '../../../src/store/changes/settings.ts';
import { LANES } from '../../../src/domain/record/lane.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { close, mark, send } from '../../../src/sync/attempt/attempt.ts';
import { resolveNoReply } from '../../../src/sync/attempt/resolve-no-reply.ts';
import { Lanes } from '../../../src/sync/queue/lanes.ts';
import { serverSettings } from '../../../src/sync/server/server-settings.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import type { Chance, World } from './a-world.ts';

/** Servers that settings may name: none of them may ever be asked by practice. */
const ADDRESSES = [
  PRACTICE_ADDRESS,
  'https://server.example',
  'http://localhost:8787',
  `${PRACTICE_ADDRESS}.example`,
];
const DEADLINES = { user: 20, group: 20, assign: 20, probe: 20 };

type Act = (world: World, random: Chance) => Promise<unknown>;

function pick<T>(random: Chance, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('There is nothing to pick from');
  return one;
}

async function somePerson({ store }: World, random: Chance): Promise<LocalId[]> {
  const seq = Math.floor(random() * 300);
  return store.db.users.where('seq').aboveOrEqual(seq).limit(1).primaryKeys();
}

const register: Act = async (world, random) => {
  const country = pick(random, ['KE', 'UG', 'TZ', 'ug', 'UK', '']);
  const fields = { sex: pick(random, ['F', 'M'] as const), country, occupation: pick(random, world.codes) };
  return world.client.createUser(
    fields,
    random() < 0.5 ? { reference: `NK-${Math.floor(random() * 999)}` } : {},
  );
};

const assign: Act = async (world, random) => {
  const [user_uuid = 'no-one'] = await somePerson(world, random);
  const keys = pick(random, [['AI'], ['TA', 'PO'], ['XX'], []]);
  const auto_assign = keys.map((key) => ({ key, target: 'self' as const }));
  const purchase = { confirmedAt: world.store.now(), count: keys.length };
  return world.client.assign({ user_uuid, auto_reserve: 1, auto_assign }, { purchase });
};

/** Whatever a program might ask of the service in the page. */
const ask: Act = async (world, random) => {
  const path = pick(random, [
    'users/create',
    'user/assign',
    'groups/create',
    'assessments',
    'occupations/depth/2',
    'nothing',
  ]);
  const method = pick(random, ['GET', 'POST']);
  const body = pick(random, ['', '{', 'sex=F&country=KE&occupation=2221', 'name=Team&type=TEAM', '[]']);
  const headers = {
    'content-type': pick(random, ['application/json', 'application/x-www-form-urlencoded', 'text/plain']),
  };
  const init = method === 'POST' ? { method, headers, body } : { method };
  return world.client.ask(new Request(`${PRACTICE_ADDRESS}/api-v1/${path}`, init));
};

/** Sends a few records by the steps of an attempt, to wherever the settings say. */
const sendSome: Act = async (world, random) => {
  const { store, fetch } = world;
  const whole = await settings(store, world.deployed);
  const profile = await useProfile(store, { baseUrl: whole.serverAddress });
  const context = {
    store,
    network: {
      fetch,
      now: store.now,
      timers: browserTimers,
      namesAttempts: world.practice !== undefined,
      deadlines: DEADLINES,
    },
    access: { settings: serverSettings(whole), key: undefined, profile },
    replaySafety: 'not replay-safe' as const,
    catalogue: {},
  };
  const lane = pick(random, LANES);
  const lanes = new Lanes(store, () => profile.id);
  for (let left = 3; left > 0; left -= 1) {
    const op = await lanes.take(lane, store.now().getTime());
    const attempt = op && (await mark(context, op));
    if (attempt) await close(context, attempt, await send(context, attempt));
  }
};

const resolve: Act = async ({ store }, random) => {
  const [row] = await store.db.users.where('state').equals('noReply').limit(1).toArray();
  if (!row) return;
  const say = pick(random, ['rejected', 'send again'] as const);
  await resolveNoReply(store, row.id, say === 'send again' ? { say, confirmedCost: true } : { say });
};

/** Asks a server by hand, as the console does: wherever it is, nothing leaves the page of practice. */
const call: Act = async ({ fetch }, random) => {
  const path = pick(random, ['/api-v1/assessments', '/api-v1/users/create', '/']);
  const url = pick(random, ADDRESSES) + path;
  await fetch(url, { method: pick(random, ['GET', 'POST']), headers: {} }).catch(() => undefined);
};

const backUp: Act = async ({ store }) => {
  const { file } = await writeBackup(store, { randomBytes: (into) => into });
  const read = await readBackup(new Uint8Array(await file.arrayBuffer()), store.db);
  if (typeof read !== 'string')
    await restoreBackup(store, { ...read, rows: { ...read.rows, ops: read.rows.ops.slice(0, 5) } });
};

/** Each act, and how often it is done. */
const ACTS: readonly (readonly [times: number, act: Act])[] = [
  [200, register],
  [120, assign],
  [250, ask],
  [120, sendSome],
  [60, call],
  [40, resolve],
  [
    50,
    async (world, random) =>
      editPeople(world.store, await somePerson(world, random), { occupation: pick(random, world.codes) }),
  ],
  [30, async (world, random) => hold(world.store, await somePerson(world, random))],
  [30, async (world, random) => release(world.store, await somePerson(world, random))],
  [30, async (world, random) => discard(world.store, await somePerson(world, random))],
  [30, async (world, random) => restore(world.store, await somePerson(world, random))],
  [40, ({ store }, random) => saveDraft(store, 'register', { sex: pick(random, ['F', 'M']) })],
  [20, ({ store }, random) => saveSettings(store, { serverAddress: pick(random, ADDRESSES) })],
  [
    10,
    ({ store }, random) =>
      keepGroups(store, [{ uuid: store.newId(), name: `Group ${random()}`, type: 'TEAM' }], 'settings'),
  ],
  [80, async ({ practice }, random) => practice?.server.deck.choose(pick(random, CARDS))],
  [2, async (world, random) => exportPeople(world.store, await somePerson(world, random), (code) => code)],
  [1, backUp],
];
const ALL = ACTS.reduce((sum, [times]) => sum + times, 0);

/** Does one of the acts, as chance wants. */
export async function actAtRandom(world: World, random: Chance): Promise<void> {
  let at = random() * ALL;
  for (const [times, act] of ACTS) {
    at -= times;
    if (at < 0) {
      await act(world, random);
      return;
    }
  }
}
