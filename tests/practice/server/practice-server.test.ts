import { afterEach, describe, expect, test, vi } from 'vitest';
import { ServerDatabase } from '../../../src/practice/server/database.ts';
import { CARDS, type CardName } from '../../../src/practice/server/deck.ts';
import { PRACTICE_ADDRESS } from '../../../src/practice/server/in-page-server.ts';
import { PracticeServer } from '../../../src/practice/server/practice-server.ts';
import { shippedCatalogue } from '../../support/parts/shipped-catalogue.ts';
import { aClock, ids } from '../../store/a-store.ts';

const catalogue = await shippedCatalogue();
let servers = 0;

function aServer(name = `practice-${(servers += 1)}`, newId = ids()) {
  return new PracticeServer({
    db: new ServerDatabase(name),
    catalogue: () => Promise.resolve(catalogue),
    organisation: () => Promise.resolve({ name: 'Lakeside', contract: 'other', country: 'KE' }),
    now: aClock().now,
    newId,
    latency: 0,
  });
}

const CREATE = `${PRACTICE_ADDRESS}/api-v1/users/create`;
const person = (headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: 'sex=F&country=KE&occupation=2221',
});

const ledgerOf = (server: PracticeServer) => server.db.ledger.orderBy('seq').toArray();

afterEach(() => vi.unstubAllGlobals());

describe('the practice server', () => {
  test('answers by the contract, and keeps the record and its entry beyond the page', async () => {
    const server = aServer('practice-kept');
    const answer = await server.fetch(CREATE, person({ 'x-attempt': 'a-1' }));
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { uuid: string } };
    server.close();
    const later = aServer('practice-kept');
    expect(await ledgerOf(later)).toMatchObject([
      { seq: 1, attempt: 'a-1', uuid: data.uuid, operation: 'createUser', body: { sex: 'F', country: 'KE' } },
    ]);
    const assign = new URLSearchParams({ user_uuid: data.uuid, group_uuid: 'none' });
    const refused = await later.fetch(`${PRACTICE_ADDRESS}/api-v1/user/assign`, {
      ...person(),
      body: assign.toString(),
    });
    expect(refused.status).toBe(422);
    // The user is known: only the group is not.
    expect(await refused.text()).not.toContain('/user_uuid');
  });

  test('never uses the network’s fetch, and no other address than its own has a server', async () => {
    const network = vi.fn(() => Promise.reject(new Error('The network was used')));
    vi.stubGlobal('fetch', network);
    const server = aServer();
    expect((await server.fetch(CREATE, person())).status).toBe(200);
    await expect(server.fetch('https://api.example.org/api-v1/users/create', person())).rejects.toThrow(
      TypeError,
    );
    await expect(
      server.fetch(`${PRACTICE_ADDRESS}.example.org/api-v1/users/create`, person()),
    ).rejects.toThrow(TypeError);
    expect(network).not.toHaveBeenCalled();
    expect(await ledgerOf(server)).toHaveLength(1);
  });

  test('honours a key beyond the page', async () => {
    const [one, two] = [aServer('practice-keys'), aServer('practice-keys', () => crypto.randomUUID())];
    const first = await (await one.fetch(CREATE, person({ 'idempotency-key': 'k' }))).text();
    expect(await (await two.fetch(CREATE, person({ 'idempotency-key': 'k' }))).text()).toBe(first);
    expect(await ledgerOf(two)).toHaveLength(1);
    const other = { ...person({ 'idempotency-key': 'k' }), body: 'sex=M&country=KE&occupation=2221' };
    expect((await two.fetch(CREATE, other)).status).toBe(422);
  });

  test('gives a request up when the sender does', async () => {
    const server = aServer();
    await server.deck.choose('slow');
    const giveUp = new AbortController();
    const sent = server.fetch(CREATE, { ...person(), signal: giveUp.signal });
    await expect.poll(() => ledgerOf(server)).toHaveLength(1);
    giveUp.abort(new DOMException('No whole answer in time', 'TimeoutError'));
    await expect(sent).rejects.toThrow('No whole answer in time');
    server.close();
  });
});

describe('a card of the deck', () => {
  const meets = async (card: CardName) => {
    const server = aServer();
    await server.deck.choose(card);
    // A question is met by a card for all requests only.
    const asked = await outcome(server, `${PRACTICE_ADDRESS}/api-v1/assessments`, { method: 'GET' });
    const sent = await outcome(server, CREATE, person());
    const next = await outcome(server, CREATE, person());
    const made = (await ledgerOf(server)).length;
    server.close();
    return [asked, sent, next, made];
  };

  test.each<[CardName, (number | string)[]]>([
    ['works', [200, 200, 200, 2]],
    ['answer-lost', [200, 'TypeError', 200, 2]],
    ['drops-before', [200, 'TypeError', 200, 1]],
    ['refused', [200, 422, 200, 1]],
    ['busy', [200, 429, 200, 1]],
    ['wrong-key', [200, 401, 200, 1]],
    ['no-credit', [200, 200, 200, 2]],
    ['sign-in-page', ['text/html; charset=utf-8', 'text/html; charset=utf-8', 'text/html; charset=utf-8', 0]],
    ['server-down', ['TypeError', 'TypeError', 'TypeError', 0]],
  ])('%s: %j', async (card, expected) => {
    expect(await meets(card)).toEqual(expected);
  });

  test('for credit waits for a purchase', async () => {
    const server = aServer();
    await server.deck.choose('no-credit');
    const { data } = (await (await server.fetch(CREATE, person())).json()) as { data: { uuid: string } };
    const body = new URLSearchParams({
      user_uuid: data.uuid,
      auto_assign: '[{"key":"AI","target":"self"}]',
      auto_reserve: '1',
    });
    const assign = { ...person(), body: body.toString() };
    expect((await server.fetch(`${PRACTICE_ADDRESS}/api-v1/user/assign`, assign)).status).toBe(402);
    expect(await server.deck.chosen()).toBe('works');
  });

  test('holds in another tab, and a name that is none is as good as none', async () => {
    const [one, two] = [aServer('practice-deck'), aServer('practice-deck')];
    await one.deck.choose('answer-lost');
    expect(await two.deck.chosen()).toBe('answer-lost');
    await one.db.notes.put({ key: 'card', value: 'constructor' });
    expect(await two.deck.chosen()).toBe('works');
    expect(CARDS).toContain('answer-lost');
  });
});

async function outcome(server: PracticeServer, url: string, init: RequestInit): Promise<number | string> {
  try {
    const response = await server.fetch(url, init);
    const type = response.headers.get('content-type') ?? '';
    return type.startsWith('text/html') ? type : response.status;
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown';
  }
}
