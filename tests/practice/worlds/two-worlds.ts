import { Dexie } from 'dexie';
import { onTestFinished } from 'vitest';
import { bakeStory } from '../../../data/practice-story/bake.ts';
import { deploymentName, practiceName } from '../../../src/domain/deployment.ts';
import { Practice } from '../../../src/practice/open-practice.ts';
import { STORY_FILE } from '../../../src/practice/story/lay-story.ts';
import { openStore } from '../../../src/store/transaction/store.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { shippedCatalogue, shippedJson } from '../../support/parts/shipped-catalogue.ts';
import { aClock } from '../../store/a-store.ts';
import { aWorld, type Chance } from './a-world.ts';

const catalogue = await shippedCatalogue();
const story = await bakeStory();
let addresses = 0;

/** A page of practice and one of the real world under the same address, in one browser. */
export async function twoWorlds(random: Chance) {
  const address = `https://outpost.example/${(addresses += 1)}/`;
  const names = { practice: practiceName(address), real: deploymentName(address) };
  const fetchJson = (name: string) => (name === STORY_FILE ? Promise.resolve(story) : shippedJson(name));
  const clock = aClock();
  const newId = () => aUuid(random);
  const made = { now: clock.now, newId };
  const open = async () => {
    const practice = new Practice({
      name: names.practice,
      fetchJson,
      locks: memoryLocks(),
      latency: 0,
      ...made,
    });
    const store = await openStore({ name: names.practice, random, prepare: practice.prepare, ...made });
    const world = aWorld(catalogue, store, practice.settings, practice.toServer.fetch);
    return { ...world, practice };
  };
  /** What the real world has asked of the network, where nothing answers. */
  const asked: string[] = [];
  const network: Fetch = (url) => {
    asked.push(url);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const store = await openStore({ name: names.real, random, ...made });
  const real = aWorld(catalogue, store, { serverAddress: 'https://server.example' }, network);
  const practice = await open();
  onTestFinished(() => {
    [real.store, practice.store, practice.practice.server].forEach((one) => one.close());
  });
  return { real, practice, names, clock, asked, open };
}

function aUuid(random: Chance): string {
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** Every row of every database in this browser but those whose names fit. */
export async function bytesBeside(ours: (name: string) => boolean): Promise<Record<string, string>> {
  const factory = Dexie.dependencies.indexedDB;
  const all = (await factory.databases()).map(({ name = '' }) => name).filter((name) => !ours(name));
  const entries = all.toSorted().map(async (name): Promise<[string, string]> => {
    const db = await new Dexie(name).open();
    const rows = db.tables.map(async (table) => [
      table.name,
      await table.toCollection().primaryKeys(),
      await table.toArray(),
    ]);
    const text = JSON.stringify(await Promise.all(rows));
    db.close();
    return [name, text];
  });
  return Object.fromEntries(await Promise.all(entries));
}
