import type { Answer, Client, NotAccepted, PageClient } from '../api/client.ts';
import type { AutoAssign } from '../contract/assignment.ts';
import type { CreateUserResponse } from '../contract/user.ts';
import { allRegistered, batchDone, BatchGone, dropIfDone, nextBatch } from '../store/changes/imports.ts';
import type { ImportPartRow, ImportPerson, ImportPurchase, LeftOutRow } from '../store/schema/import.ts';
import type { Store } from '../store/transaction/store.ts';

/** People passed to the service between two pauses: a few milliseconds of work. */
const IN_A_SLICE = 25;

/** Lets the page do what waits. */
type Pause = () => Promise<void>;

/** What a row that the service refuses is left out with. */
type Refused = (problems: NotAccepted['problems']) => string;

export interface Registering {
  store: Store;
  client: PageClient;
  pause: Pause;
  refused: Refused;
}

type ReadyPart = Extract<ImportPartRow, { part: 'ready' }>;

/**
 * Registers the people of an import, batch by batch, until there are no more or a person stops it. Each batch is one transaction, so that a
 * kill between any two steps registers no one twice, and another tab may do the same at the same time.
 * @returns why it cannot go on: the service refuses the assessments, which were confirmed for other terms
 * @throws StoreProblem; the rest is still there
 */
export async function register(registering: Registering, id: string): Promise<NotAccepted | undefined> {
  const { store } = registering;
  const purchase = (await store.db.imports.get(id))?.purchase;
  for (let batch = await nextBatch(store, id); batch; batch = await nextBatch(store, id)) {
    const answer = await registerBatch(registering, batch, purchase);
    if (answer && !answer.ok) return answer;
  }
  await allRegistered(store, id);
  return undefined;
}

/** Goes on with imports that a kill interrupted. */
export async function goOnRegistering(registering: Registering): Promise<void> {
  const rows = await registering.store.db.imports.toArray();
  for (const { id, underWay } of rows) if (underWay === 'register') await register(registering, id);
}

async function registerBatch(
  { store, client, pause, refused }: Registering,
  batch: ReadyPart,
  purchase: ImportPurchase | undefined,
): Promise<Answer<unknown> | undefined> {
  const left: LeftOutRow[] = [];
  const calls = async (service: Client): Promise<Answer<unknown>> => {
    for (const [nth, { row, cells, person }] of batch.rows.entries()) {
      if (nth % IN_A_SLICE === 0) await pause();
      const imported = { id: batch.importId, row };
      const made = await createUser(service, person, imported);
      if (!made.ok) left.push({ row, cells, reason: 'refused', error: refused(made.problems) });
      else if (purchase && person.assessments) {
        const assigned = await assign(service, { person, made, purchase, imported });
        if (!assigned.ok) return assigned;
      }
    }
    return DONE;
  };
  try {
    return await client.together(
      calls,
      batchDone(store, batch, () => left),
    );
  } catch (error) {
    if (!isBatchGone(error)) throw error;
    await dropIfDone(store, batch);
    return undefined;
  }
}

/** The answer for a batch, whose rows have had answers of their own. */
const DONE: Answer<undefined> = { ok: true, status: 200, value: undefined };

/** The store wraps what is thrown inside a transaction. */
function isBatchGone(error: unknown): boolean {
  return error instanceof BatchGone || (error instanceof Error && error.cause instanceof BatchGone);
}

interface Imported {
  id: string;
  row: number;
}

function createUser(service: Client, person: ImportPerson, imported: Imported) {
  const { sex, country, occupation, groupId, occupationWords, reference } = person;
  const fields = { sex, country, occupation, ...(groupId && { group_uuid: groupId }) };
  return service.createUser(fields, {
    imported,
    ...(occupationWords && { occupationWords }),
    ...(reference && { reference }),
  });
}

interface Assigning {
  person: ImportPerson;
  made: { value: CreateUserResponse };
  purchase: ImportPurchase;
  imported: Imported;
}

function assign(service: Client, { person, made, purchase, imported }: Assigning) {
  const { assessments = [], country } = person;
  const count = assessments.length;
  const { contract, prices, confirmedAt } = purchase;
  const data = assessments.map((key) => ({ key, target: 'self' as const }));
  const auto_assign: AutoAssign =
    contract === 'revenue-share' && prices
      ? [{ country, assessment_each_price: prices.each, total_extras_price: prices.extras, data }]
      : data;
  const total = prices && (Math.round(prices.each * 100) * count + Math.round(prices.extras * 100)) / 100;
  return service.assign(
    { user_uuid: made.value.data.uuid, auto_reserve: 1, auto_assign },
    {
      imported,
      purchase: { confirmedAt: new Date(confirmedAt), count, ...(total !== undefined && { total }) },
    },
  );
}
