import type { Answer, Client, PageClient } from '../../api/client.ts';
import { createPageClient } from '../../api/page-client.ts';
import type { Catalogue } from '../../catalogue/load.ts';
import { localId, type LocalId } from '../../domain/record/reference.ts';
import { discard } from '../../store/changes/discard.ts';
import { editPeople } from '../../store/changes/edit.ts';
import { keepGroups } from '../../store/changes/change-group.ts';
import { hold } from '../../store/changes/hold.ts';
import { deviceRecords } from '../../store/changes/records.ts';
import { organisationFacts, saveSettings, settings } from '../../store/changes/settings.ts';
import { unitOfWork } from '../../store/changes/unit-of-work.ts';
import type { Store } from '../../store/transaction/store.ts';
import { resolveNoReply } from '../../sync/attempt/resolve-no-reply.ts';
import { PRACTICE_SETTINGS } from '../practice-settings.ts';
import { InPageServer, PRACTICE_ADDRESS } from '../server/in-page-server.ts';
import { DAYS, GROUPS, TODAY, type Day } from './days.ts';
import { people, seeded, type SamplePerson } from './sample-people.ts';
import { sendEvening, type Met } from './sending-story.ts';
import { StoryBooks } from './story-books.ts';
import { StoryClock } from './story-clock.ts';

const SEED = 2026;

/** What is bought in the story: keys of the catalogue, the usual ones first. */
const BASKETS = [['AI'], ['AI'], ['TA'], ['AI', 'PO']];
const EACH_PRICE = 12.5;

const STORY_GROUPS = GROUPS.map(({ uuid, name, type }) => ({ uuid, name, type }));

export interface StoryParts {
  store: Store;
  catalogue: Catalogue;
}

/**
 * Lives through five weeks of a made-up organisation: people are registered through the service, sent to the practice
 * server, and what went wrong is put right, or left. Every row is written by the code that writes real records.
 * @returns the server's records at its end
 */
export async function liveThrough(parts: StoryParts): Promise<StoryBooks> {
  return new Story(parts).live();
}

interface Bought {
  uuid: string;
  country: string;
  basket: readonly string[];
  contract: Day['contract'];
}

/** The value of an accepted answer. @throws Error if the service refused: then the story has a mistake */
function accepted<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error('Something of the story was refused', { cause: answer.problems });
  return answer.value;
}

class Story {
  readonly #clock: StoryClock;
  readonly #random = seeded(SEED);
  readonly #people = people(
    SEED,
    DAYS.reduce((sum, day) => sum + day.people, TODAY),
  );
  readonly #store: Store;
  readonly #books = new StoryBooks(STORY_GROUPS);
  readonly #server: InPageServer;
  readonly #client: PageClient;

  constructor({ store, catalogue }: StoryParts) {
    this.#clock = new StoryClock(store.now());
    const { now } = this.#clock;
    // Everything else that writes waits until the story is told.
    this.#store = { ...store, now, random: this.#random, keeping: { ready: Promise.resolve() } };
    const organisation = () => organisationFacts(this.#store, PRACTICE_SETTINGS);
    const made = { organisation, now, newId: store.newId };
    const parts = { ...made, catalogue: () => Promise.resolve(catalogue), latency: 0 };
    this.#server = new InPageServer(parts, this.#books);
    const services = { ...catalogue, ...made, records: deviceRecords(this.#store) };
    this.#client = createPageClient(services, () => unitOfWork(this.#store), {
      baseUrl: PRACTICE_ADDRESS,
      encoding: 'json',
    });
  }

  async live(): Promise<StoryBooks> {
    this.#clock.begin(DAYS[0]?.ago ?? 0);
    await keepGroups(this.#store, STORY_GROUPS, 'config');
    let met: Met[] = [];
    for (const day of DAYS) met = await this.#day(day, met);
    await this.#today();
    return this.#books;
  }

  /** Puts right what went wrong the day before, registers people during the day, and sends in the evening. */
  async #day(day: Day, yesterday: readonly Met[]): Promise<Met[]> {
    this.#clock.goTo(day.ago, 0);
    await saveSettings(this.#store, { contract: day.contract });
    for (const one of yesterday) await this.#putRight(one);
    await this.#register(day.people, day.contract);
    this.#clock.goTo(day.ago, 9 * 60);
    return this.#send(day.troubles);
  }

  async #send(troubles: Day['troubles']): Promise<Met[]> {
    return sendEvening(
      {
        store: this.#store,
        settings: await settings(this.#store, PRACTICE_SETTINGS),
        server: this.#server,
        books: this.#books,
        clock: this.#clock,
      },
      troubles,
    );
  }

  /**
   * One person of today is put on hold, and one, registered by mistake, is discarded. All others are sent, so that the next fault
   * happens to a record of the person who practises.
   */
  async #today(): Promise<void> {
    this.#clock.goTo(0, -60);
    const made = await this.#register(TODAY, 'other');
    await hold(this.#store, made.slice(1, 2));
    await discard(this.#store, made.slice(3, 4));
    await this.#send([]);
  }

  /** Registers `count` people through the service, in one commit. */
  async #register(count: number, contract: Day['contract']): Promise<LocalId[]> {
    const made: LocalId[] = [];
    const answer = await this.#client.together(async (calls) => {
      for (const person of this.#people.splice(0, count))
        made.push(await this.#registerOne(calls, person, contract));
      return { ok: true, status: 200, value: undefined };
    });
    if (!answer.ok) throw new Error('The people of a day were refused', { cause: answer.problems });
    return made;
  }

  async #registerOne(calls: Client, person: SamplePerson, contract: Day['contract']): Promise<LocalId> {
    this.#clock.pass(3 + this.#random() * 9);
    const { sex, country, occupation, reference } = person;
    const basket = this.#random() < 0.5 ? this.#pick(BASKETS) : [];
    const group = this.#groupOf(person);
    const fields = { sex, country, occupation, ...(group && { group_uuid: group }) };
    const { uuid } = accepted(await calls.createUser(fields, reference ? { reference } : {})).data;
    if (basket.length > 0) await this.#buy(calls, { uuid, country, basket, contract });
    return localId(uuid);
  }

  async #buy(calls: Client, { uuid, country, basket, contract }: Bought): Promise<void> {
    const entries = basket.map((key) => ({ key, target: 'self' as const }));
    const terms = { country, assessment_each_price: EACH_PRICE, total_extras_price: 0 };
    const shares = contract === 'revenue-share';
    const fields = {
      user_uuid: uuid,
      auto_reserve: 1 as const,
      auto_assign: shares ? [{ ...terms, data: entries }] : entries,
    };
    const count = basket.length;
    const total = shares ? { total: count * EACH_PRICE } : {};
    accepted(await calls.assign(fields, { purchase: { confirmedAt: this.#clock.now(), count, ...total } }));
  }

  /** Two in three join a group of their country, where there is one. */
  #groupOf({ country }: SamplePerson): string | undefined {
    const near = GROUPS.filter(({ countries }) => countries.some((one) => one === country));
    return near.length > 0 && this.#random() < 0.66 ? this.#pick(near).uuid : undefined;
  }

  async #putRight({ trouble, id }: Met): Promise<void> {
    this.#clock.pass(2);
    if (trouble.then === 'corrected and sent') await editPeople(this.#store, [id], { occupation: '5223' });
    if (trouble.then === 'send again')
      await resolveNoReply(this.#store, id, { say: 'send again', confirmedCost: true });
    if (trouble.then !== 'it is on the server') return;
    const attempt = await this.#store.db.attempts
      .orderBy('[profileId+startedAt]')
      .filter((one) => one.outcome === 'noReply')
      .last();
    const entry = attempt && this.#books.entries.find((one) => one.attempt === attempt.id);
    if (entry?.uuid !== undefined)
      await resolveNoReply(this.#store, id, { say: 'arrived', uuid: entry.uuid });
  }

  #pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.#random() * list.length)];
    if (one === undefined) throw new RangeError('There is nothing to pick from');
    return one;
  }
}
