import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import People from '../../../src/ui/people/People.svelte';
import { anApp, became, heading } from '../an-app.ts';

const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';

/** Four people, three of them waiting and one on the server, with the list about to be selected from. */
async function aList(hash = '#/people') {
  const app = await anApp();
  const ids: LocalId[] = [];
  for (const bed of [1, 2, 3, 4]) ids.push(await app.aPerson({}, { reference: `Bed ${bed}` }));
  const [one, two, three, onServer] = ids;
  if (!one || !two || !three || !onServer) throw new Error('Nobody was registered');
  await app.sent(onServer, became.confirmed(serverUuid(UUID)));
  const user = app.show(People, hash);
  await heading('People');
  const states = async () => (await ledger(app.store)).people.states;
  return { ...app, one, two, three, onServer, user, states };
}

async function selecting(hash?: string) {
  const list = await aList(hash);
  await list.user.click(await screen.findByRole('button', { name: 'Select several' }));
  const bar = within(screen.getByRole('region', { name: 'Selected people' }));

  return { ...list, bar };
}

const bed = (number: number) => new RegExp(`Bed ${number}`);

describe('a row', () => {
  test('keeps a right-to-left reference apart from the text around it', async () => {
    const app = await anApp();
    await app.aPerson({}, { reference: 'مريم، العيادة' });
    app.show(People, '#/people');
    expect((await screen.findByText('مريم، العيادة')).tagName).toBe('BDI');
  });
});

describe('several people at once', () => {
  test('nothing can be done with nobody', async () => {
    const { bar } = await selecting();
    expect(bar.getByRole('status')).toHaveTextContent('0 selected');
    for (const name of ['Discard', 'Hold', 'Release', 'Export as CSV'])
      expect(bar.getByRole('button', { name })).toBeDisabled();
  });

  test('are held and told, and the selection is over', async () => {
    const { user, bar, states } = await selecting();
    await user.click(await screen.findByRole('checkbox', { name: bed(1) }));
    await user.click(await screen.findByRole('checkbox', { name: bed(2) }));
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    await user.click(bar.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByText('2 people held.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected people' })).not.toBeInTheDocument();
    expect(await states()).toMatchObject({ held: 2, waiting: 1, confirmed: 1 });
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
  });

  test('leave the focus on the page when nothing is done with them', async () => {
    const { user, bar } = await selecting();
    await user.click(bar.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus();
  });

  test('are discarded last of all that can be done', async () => {
    const { bar } = await selecting();
    expect(bar.getAllByRole('button').at(-1)).toHaveTextContent('Discard');
  });

  test('are told for whom it could not be done, and why', async () => {
    const { user, bar, states } = await selecting();
    await user.click(bar.getByRole('button', { name: 'Select all 4 shown' }));
    expect(bar.getByRole('status')).toHaveTextContent('4 selected');
    await user.click(bar.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('3 people discarded, 1 not.')).toBeVisible();
    expect(screen.getByText(/\(Bed 4\): The server has it/)).toBeVisible();
    expect(await states()).toMatchObject({ discarded: 3, confirmed: 1 });
  });

  test('can be picked and let go again', async () => {
    const { user, bar } = await selecting();
    await user.click(bar.getByRole('button', { name: 'Select all 4 shown' }));
    await user.click(await screen.findByRole('checkbox', { name: bed(3) }));
    expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    await user.click(bar.getByRole('button', { name: 'Select none' }));
    expect(bar.getByRole('status')).toHaveTextContent('0 selected');
    await user.click(bar.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('among the discarded can only be restored or exported', async () => {
    const { store, one, two, user, states } = await aList('#/people?state=discarded');
    await discard(store, [one, two]);
    await user.click(await screen.findByRole('button', { name: 'Select several' }));
    const bar = within(screen.getByRole('region', { name: 'Selected people' }));
    expect(bar.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Select all 2 shown' }));
    await user.click(bar.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('2 people restored.')).toBeVisible();
    expect(await states()).toMatchObject({ discarded: 0, waiting: 3 });
  });

  test('are those that the search found', async () => {
    const { user, bar } = await selecting('#/people?find=Bed+3');
    await user.click(bar.getByRole('button', { name: 'Select all 1 shown' }));
    await user.click(bar.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByText('1 person held.')).toBeVisible();
  });
});

describe('an assignment that was refused', () => {
  /** Somebody whom the server has, and one of whose two assignments it refused. */
  async function aRefusal(hash: string) {
    const app = await anApp();
    await app.aPerson({}, { reference: 'Bed 1' });
    const id = await app.aPerson({}, { reference: 'Bed 2' });
    await app.sent(id, became.confirmed(serverUuid(UUID)));
    await app.sent(await app.anAssignment(id), became.refused('No credit'));
    await app.anAssignment(id);
    app.show(People, hash);
    return app;
  }

  test('shows in the row of its person, beside the person’s own state', async () => {
    await aRefusal('#/people');
    const row = await screen.findByRole('link', { name: bed(2) });
    expect(row).toHaveTextContent(/confirmed/);
    expect(row).toHaveTextContent(/1 assignment needs you/);
    expect(await screen.findByRole('link', { name: bed(1) })).not.toHaveTextContent(/assignment/);
  });

  test('is counted where people are listed, and leads to its person', async () => {
    const { store } = await aRefusal('#/people');
    const link = await screen.findByRole('link', { name: '1 assignment needs you' });
    expect((await ledger(store)).all.states['needs you']).toBe(1);
    location.hash = link.getAttribute('href') ?? '';
    expect(await screen.findByText('1 assignment')).toBeVisible();
    expect(await screen.findByRole('link', { name: bed(2) })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: bed(1) })).not.toBeInTheDocument());
  });

  test('shows in a search too', async () => {
    await aRefusal('#/people?find=Bed+2');
    expect(await screen.findByRole('link', { name: bed(2) })).toHaveTextContent(/1 assignment needs you/);
  });
});

describe('a search that finds nobody exactly', () => {
  async function aSearch(text: string, state = '') {
    const app = await anApp();
    const held = await app.aPerson({}, { reference: 'Wanjiku 41' });
    await app.aPerson({}, { reference: 'Wanjuki 7' });
    await app.aPerson({}, { reference: 'Achieng 9' });
    await hold(app.store, [held]);
    app.show(People, `#/people?find=${encodeURIComponent(text)}${state && `&state=${state}`}`);
    await heading('People');
  }
  const listed = () => screen.queryAllByRole('link', { name: /41|Wanjuki 7|Achieng/ }).length;

  test('says so where no reference is like it', async () => {
    await aSearch('Zqwx 99831');
    expect(await screen.findByText(/Nobody fits/)).toBeVisible();
  });

  test('asks whether a reference like it was meant', async () => {
    await aSearch('Acheing 9');
    expect(
      await screen.findByText('No exact match for “Acheing 9”. Did you mean one of these?'),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /Achieng 9/ })).toBeVisible();
    expect(listed()).toBe(1);
    // What is done to many at once is done to those that were found, and to nobody else.
    expect(screen.queryByRole('button', { name: 'Select several' })).not.toBeInTheDocument();
  });

  test('asks only about people in the state that is shown', async () => {
    await aSearch('Wanjkiu 4', 'held');
    expect(await screen.findByRole('link', { name: /Wanjiku 41/ })).toBeVisible();
    expect(listed()).toBe(1);
  });

  test('does not ask where somebody was found', async () => {
    await aSearch('Wanjiku 41');
    expect(await screen.findByRole('link', { name: /Wanjiku 41/ })).toBeVisible();
    expect(listed()).toBe(1);
    expect(screen.queryByText(/No exact match/)).not.toBeInTheDocument();
  });
});
