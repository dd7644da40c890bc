import { screen, within } from '@testing-library/svelte';
import { expect, onTestFinished } from 'vitest';
import { serverUuid, type LocalId } from '../../../../src/domain/record/reference.ts';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import People from '../../../../src/ui/screens/people/People.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

export const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';

/** Four people, three of them waiting and one on the server, with the list about to be selected from. */
export async function aList(hash = '#/people', serverAddress = 'https://server.test') {
  const app = await anApp({ given: { serverAddress } });
  const ids: LocalId[] = [];
  for (const bed of [1, 2, 3, 4]) ids.push(await app.aPerson({}, { reference: `Bed ${bed}` }));
  const [one, two, three, onServer] = ids;
  if (!one || !two || !three || !onServer) throw new Error('No one was registered');
  await app.sent(onServer, became.confirmed(serverUuid(UUID)));
  const user = app.show(People, hash);
  await heading('People');
  const states = async () => (await ledger(app.store)).people.states;
  const inBar = () => within(screen.getByRole('region', { name: screens.many.selectedPeople }));
  /** Whether it has been read in which state each of the selected is. Until then an action may still move from More into the line. */
  const areKnown = () => {
    const said = screen.getByRole('region', { name: screens.many.selectedPeople }).querySelector('.who');
    const [selected = 0, ...inStates] = (said?.textContent.match(/\d+/g) ?? []).map(Number);
    return inStates.reduce((sum, count) => sum + count, 0) === selected;
  };
  /** What can be done stands in the line or behind More. */
  const act = async (name: string) => {
    await expect.poll(areKnown).toBe(true);
    const found = inBar().queryByRole('button', { name });
    if (!found) await user.click(inBar().getByRole('button', { name: screens.onePerson.otherActs }));
    await user.click(await inBar().findByRole('button', { name }));
  };
  const all = (count: number) => act(`Select all ${count} shown`);
  return { ...app, one, two, three, onServer, user, states, act, all };
}

/** Presses what stands behind More in the head. */
export async function fromMore(user: { click: (element: Element) => Promise<void> }, name: string) {
  await user.click(await screen.findByRole('button', { name: screens.onePerson.otherActs }));
  await user.click(await screen.findByRole('button', { name }));
}

export async function selecting(hash?: string, serverAddress?: string) {
  const list = await aList(hash, serverAddress);
  await fromMore(list.user, screens.people.selectSeveral);
  const bar = within(screen.getByRole('region', { name: screens.many.selectedPeople }));
  return { ...list, bar };
}

/** A window with room for the table, and for a person beside it, until the test ends. */
export function inAWideWindow(): void {
  const narrow = window.matchMedia.bind(window);
  window.matchMedia = (media) => Object.assign(narrow(media), { matches: media.includes('width >=') });
  onTestFinished(() => {
    window.matchMedia = narrow;
  });
}

export const bed = (number: number) => new RegExp(`Bed ${number}`);
