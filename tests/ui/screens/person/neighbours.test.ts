import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { localId, type LocalId } from '../../../../src/domain/record/reference.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import { switchSingleKeys } from '../../../../src/ui/controls/single-keys.ts';
import { beginWalk } from '../../../../src/ui/controls/walk.ts';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp, heading } from '../../an-app.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

/** Goes there as a link does, and waits until whoever listens has heard of it. */
async function go(hash: string): Promise<void> {
  const changed = new Promise((heard) => addEventListener('hashchange', heard, { once: true }));
  location.hash = hash;
  await changed;
}

beforeEach(() => {
  history.replaceState(null, '', '#/');
});

/** Three people, and the address of the newest, to which a list led. */
async function threePeople(list: string, order?: (ids: readonly LocalId[]) => readonly LocalId[]) {
  const app = await anApp();
  const ids: LocalId[] = [];
  for (const at of [1, 2, 3]) ids.push(await app.aPerson({}, { reference: `Bed ${at}` }));
  const [first, second, third] = ids as [LocalId, LocalId, LocalId];
  if (order) beginWalk(app.outpost.session, { list, ids: order(ids) });
  await go(list);
  await go(`#/people/${third}`);
  return { ...app, first, second, third };
}

/** The newest of them, opened from the list. */
async function opened(...given: Parameters<typeof threePeople>) {
  const people = await threePeople(...given);
  const user = people.show(Person, location.hash);
  await heading(/Bed 3/);
  return { ...people, user };
}

const press = (key: string) => void fireEvent.keyDown(document.body, { key });

const others = () => screen.findByRole('navigation', { name: screens.onePerson.others });
const next = () => screen.getByRole('link', { name: screens.onePerson.next });
const previous = () => screen.getByRole('link', { name: screens.onePerson.previous });

describe('the next and the previous person', () => {
  test('stand in the list that led here, one press away, and the place in it is shown', async () => {
    const { user, second } = await opened('#/people');
    expect(within(await others()).getByText('1 of 3 in the list')).toBeVisible();
    expect(screen.queryByRole('link', { name: screens.onePerson.previous })).not.toBeInTheDocument();
    await user.click(next());
    await heading(/Bed 2/);
    expect(location.hash).toBe(`#/people/${second}`);
    expect(await within(await others()).findByText('2 of 3 in the list')).toBeVisible();
    await user.click(previous());
    await heading(/Bed 3/);
  });

  test('take the focus to the heading, and say where one is', async () => {
    const { user } = await opened('#/people');
    await others();
    expect(screen.queryAllByText(/^\d of \d in the list$/)).toHaveLength(1);
    await user.click(next());
    expect(await heading(/Bed 2/)).toHaveFocus();
    const said = await screen.findAllByText('2 of 3 in the list');
    expect(said.filter((one) => one.role === 'status' || one.getAttribute('role') === 'status')).toHaveLength(
      1,
    );
  });

  test('are one key away: J and K, while no text field has the focus and single keys are on', async () => {
    const { user, store } = await opened('#/people');
    await others();
    switchSingleKeys(false, store.db.name);
    await user.keyboard('j');
    switchSingleKeys(true, store.db.name);
    await user.keyboard('k');
    expect(await heading(/Bed 3/)).toBeVisible();
    await user.keyboard('j');
    await heading(/Bed 2/);
    await screen.findAllByText('2 of 3 in the list');
    await user.keyboard('J');
    await heading(/Bed 1/);
    await screen.findAllByText('3 of 3 in the list');
    await user.keyboard('k');
    expect(await heading(/Bed 2/)).toHaveFocus();
  });

  test.each([
    ['jj', 1],
    ['jkj', 2],
    ['jjjjk', 2],
    ['kkj', 2],
  ])('%s leads to bed %i, however soon the keys follow one another', async (keys, bed) => {
    const { first, second } = await opened('#/people');
    await others();
    // In one task: nothing of the next person has been read before the last key.
    for (const key of keys) press(key);
    await heading(new RegExp(`Bed ${bed}`));
    await screen.findAllByText(`${4 - bed} of 3 in the list`);
    expect(location.hash).toBe(`#/people/${bed === 1 ? first : second}`);
  });

  test('are one key away before it is known who they are', async () => {
    const { show, second } = await threePeople('#/people');
    show(Person, location.hash);
    press('j');
    expect(await heading(/Bed 2/)).toBeVisible();
    expect(location.hash).toBe(`#/people/${second}`);
  });

  test('follow a second press on the way to them that comes before the first has led anywhere', async () => {
    const { first } = await opened('#/people');
    await others();
    const way = next();
    way.click();
    way.click();
    await heading(/Bed 1/);
    expect(location.hash).toBe(`#/people/${first}`);
  });

  test('are found by the place of the key where it has another letter', async () => {
    const { user } = await opened('#/people');
    await others();
    await user.keyboard('[KeyJ>]');
    await heading(/Bed 2/);
  });

  test('keep the order that the list had, also after a reload', async () => {
    const { user, first, ...app } = await opened('#/people?find=bed', ([a, b, c]) =>
      [c, a, b].flatMap((id) => id ?? []),
    );
    expect(within(await others()).getByText('1 of 3 in the list')).toBeVisible();
    // What a reload leaves: the entry of the history.
    beginWalk(app.outpost.session, { list: '#/elsewhere' });
    app.outpost.router.cameFrom = undefined;
    await user.click(next());
    await heading(/Bed 1/);
    expect(location.hash).toBe(`#/people/${first}`);
    await screen.findAllByText('2 of 3 in the list');
    expect(screen.getByRole('link', { name: 'Back to People' })).toHaveAttribute('href', '#/people?find=bed');
  });

  test('are there after a reload however long the list is, with the place in the whole of it', async () => {
    const elsewhere = Array.from({ length: 2_000 }, (_, at) => localId(`elsewhere ${at}`));
    const { user, ...app } = await opened('#/people?find=bed', ([a, b, c]) => [
      ...elsewhere,
      ...[c, a, b].flatMap((id) => id ?? []),
      ...elsewhere.map((id) => localId(`${id}, further down`)),
    ]);
    await screen.findByText('2,001 of 4,003 in the list');
    expect(JSON.stringify(history.state).length).toBeLessThan(100_000);
    beginWalk(app.outpost.session, { list: '#/elsewhere' });
    await user.click(next());
    await heading(/Bed 1/);
    await screen.findAllByText('2,002 of 4,003 in the list');
    expect(previous()).toBeVisible();
  });

  test('stay in reach when an act takes the person out of the list', async () => {
    const { store, third } = await opened('#/people?state=waiting');
    expect(within(await others()).getByText('1 of 3 in the list')).toBeVisible();
    await discard(store, [third]);
    expect(await within(await others()).findByText('2 in the list')).toBeVisible();
    expect(next()).toBeVisible();
  });

  test.each(['#/sync', '#/overview', '#/people?group=none', '#/people?sort=sex'])(
    'are gone where %s led here',
    async (way) => {
      await opened(way);
      await atRest();
      expect(screen.queryByRole('navigation', { name: screens.onePerson.others })).not.toBeInTheDocument();
    },
  );

  test('are gone in a list of one', async () => {
    const app = await anApp();
    const id = await app.aPerson({}, { reference: 'Bed 1' });
    await go('#/people');
    await go(`#/people/${id}`);
    app.show(Person, location.hash);
    await heading(/Bed 1/);
    await atRest();
    expect(screen.queryByRole('navigation', { name: screens.onePerson.others })).not.toBeInTheDocument();
  });

  test('leave the way back as it was, one step away, and with the person beside the list', async () => {
    const { user, second, third } = await opened(`#/people?state=waiting&person=PLACE`);
    await others();
    const steps = history.length;
    await user.click(next());
    await heading(/Bed 2/);
    expect(history.length).toBe(steps);
    expect(screen.getByRole('link', { name: 'Back to People' })).toHaveAttribute(
      'href',
      `#/people?state=waiting&person=${second}`,
    );
    expect(third).toBeTruthy();
  });
});
