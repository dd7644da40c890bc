import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { Dexie } from 'dexie';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import { troubleOf } from '../../../../src/store/queries/assignment-trouble.ts';
import TableRow from '../../../../src/ui/screens/people/list/TableRow.svelte';
import { PeopleSelection } from '../../../../src/ui/screens/people/many/selection.svelte.ts';
import People from '../../../../src/ui/screens/people/People.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { aList, bed, inAWideWindow, selecting, UUID, fromMore } from './a-list.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

describe('a row', () => {
  test('keeps a right-to-left reference apart from the text around it', async () => {
    const app = await anApp();
    await app.aPerson({}, { reference: 'مريم، العيادة' });
    app.show(People, '#/people');
    expect((await screen.findByText('مريم، العيادة')).tagName).toBe('BDI');
  });
});

test('the first rows are read while it is still being found out how many there are', async () => {
  const app = await anApp();
  await app.aPerson();
  const { db } = app.store;
  let read = 0;
  db.users.hook('reading', (row) => {
    read += 1;
    return row;
  });
  const counting = vi.spyOn(db.meta, 'get').mockImplementation(() => new Dexie.Promise(() => undefined));
  app.show(People, '#/people');
  await waitFor(() => expect(read).toBeGreaterThan(0));
  expect(counting).toHaveBeenCalledWith('counters');
});

describe('a row of the table', () => {
  test('keeps the name of an occupation in its own language and direction, so that it is cut at its own end', async () => {
    const app = await anApp();
    const user = await app.store.db.users.get(await app.aPerson());
    if (!user) throw new Error('No one was registered');
    app.showPart(TableRow, '#/people', {
      ...{ user, trouble: troubleOf([]), index: 0, columns: ['receipt', 'occupation'] as const },
      ...{
        selection: new PeopleSelection(),
        at: '08:00',
        group: undefined,
        assessments: 0,
        href: '#',
        isShown: false,
      },
    });
    const name = await screen.findByText('Nursing professionals');
    expect(name).toHaveAttribute('lang', 'en');
    expect(name.tagName).toBe('BDI');
  });
});

describe('by keys', () => {
  test('Enter in the search goes to the first whom it finds, and not to who stood there before', async () => {
    const { user } = await aList();
    const search = await screen.findByRole('searchbox');
    await screen.findByRole('link', { name: bed(4) });
    await user.type(search, 'bed 3{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: bed(3) })).toHaveFocus());
    expect(screen.queryByRole('link', { name: bed(4) })).not.toBeInTheDocument();
  });

  test('where no one is found the search keeps the focus', async () => {
    const { user } = await aList();
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'no one of that name{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: bed(4) })).not.toBeInTheDocument());
    expect(search).toHaveFocus();
  });

  test('to select several leads to the first box', async () => {
    await selecting();
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
  });
});

describe('several people at once', () => {
  test('nothing can be done with no one', async () => {
    const { user, bar } = await selecting();
    expect(bar.getByRole('status')).toHaveTextContent('0 selected');
    await user.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
    for (const name of [/Discard/, /on hold/, /Release/, /Export/, /Assign/])
      expect(bar.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('can be selected in the menu that is opened before the focus has gone to the first box', async () => {
    const list = await aList();
    await screen.findByText(bed(1));
    await list.user.click(screen.getByRole('button', { name: screens.onePerson.otherActs }));
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    onTestFinished(() => void vi.useRealTimers());
    await list.user.click(await screen.findByRole('button', { name: screens.people.selectSeveral }));
    const bar = within(await screen.findByRole('region', { name: screens.many.selectedPeople }));
    await list.user.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
    vi.advanceTimersToNextFrame();
    await list.user.click(await screen.findByRole('button', { name: 'Select all 4 shown' }));
    expect(await screen.findByText('4 selected')).toBeVisible();
  });

  test('are held and told, and the selection is over', async () => {
    const { user, bar, act, states } = await selecting();
    await user.click(await screen.findByRole('checkbox', { name: bed(1) }));
    await user.click(await screen.findByRole('checkbox', { name: bed(2) }));
    expect(bar.getByRole('status')).toHaveTextContent('2 selected');
    await act(screens.many.doWith.hold({ n: 2 }));
    expect(await screen.findByText('2 people put on hold')).toBeVisible();
    expect(screen.queryByRole('region', { name: screens.many.selectedPeople })).not.toBeInTheDocument();
    expect(await states()).toMatchObject({ onHold: 2, waiting: 1, confirmed: 1 });
    expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: first.register.undo }));
    await waitFor(async () => expect(await states()).toMatchObject({ onHold: 0, waiting: 3 }));
    const undone = await screen.findByText('2 people released');
    expect(undone.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText('2 people put on hold')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus());
  });

  test('leave the focus on the page when nothing is done with them', async () => {
    const { user, bar } = await selecting();
    await user.click(bar.getByRole('button', { name: first.frame.done }));
    expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus();
  });

  test('are offered what can be done for someone, with the number, what is safe first and Discard last behind More', async () => {
    const { bar, all } = await selecting();
    await all(4);
    await waitFor(() => expect(bar.getAllByRole('button')[0]).toHaveTextContent('Assign to 4'));
    expect(bar.queryByRole('button', { name: /Discard/ })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
    const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent.trim();
    const offered = bar.getAllByRole('button').map(nameOf);
    expect(offered).toEqual([
      ...['Assign to 4', 'Send 3', 'More', 'Select all 4 shown', screens.many.selectNone],
      ...[
        screens.many.doWith.hold({ n: 3 }),
        'Export 4 as a spreadsheet',
        'Export 4 as CSV',
        screens.many.doWith.transfer({ n: 3 }),
        'Discard 3',
        'Done',
      ],
    ]);
  });

  test('are not offered to be discarded when the server has all of them', async () => {
    const { user, bar } = await selecting();
    await user.click(await screen.findByRole('checkbox', { name: bed(4) }));
    await user.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
    expect(await bar.findByRole('button', { name: 'Export 1 as CSV' })).toBeVisible();
    for (const name of [/Discard/, /on hold/, /Send/, /Move/])
      expect(bar.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('are told for whom it cannot be done before, and why afterwards', async () => {
    const { user, bar, all, act, states } = await selecting();
    await all(4);
    await expect.poll(() => bar.getByRole('status').textContent).toContain('4 selected');
    await act('Discard 3');
    const question = await screen.findByRole('group', {
      name: /^Not possible for 1 person: confirmed: .*\(Bed 4\)$/,
    });
    expect(within(question).getByText(/Bed 4/).closest('[tabindex]')).toHaveFocus();
    expect(await states()).toMatchObject({ discarded: 0 });
    await user.click(within(question).getByRole('button', { name: screens.keepOffer.no }));
    expect(bar.getByRole('button', { name: screens.onePerson.otherActs })).toHaveFocus();
    expect(await states()).toMatchObject({ discarded: 0 });

    await act('Discard 3');
    // It is done for those it was asked about.
    await user.click(await screen.findByRole('checkbox', { name: bed(1) }));
    await user.click(within(await screen.findByRole('group')).getByRole('button', { name: 'Discard 3' }));
    expect(await screen.findByText('3 people discarded, 1 failed')).toBeVisible();
    expect(screen.getByText(/\(Bed 4\): This record is on the server/)).toBeVisible();
    expect(await states()).toMatchObject({ discarded: 3, confirmed: 1 });
  });

  test('can be picked and let go again', async () => {
    const { user, bar, all } = await selecting();
    await all(4);
    await user.click(await screen.findByRole('checkbox', { name: bed(3) }));
    expect(bar.getByRole('status')).toHaveTextContent('3 selected');
    await user.click(bar.getByRole('button', { name: screens.onePerson.otherActs }));
    await user.click(bar.getByRole('button', { name: screens.many.selectNone }));
    expect(bar.getByRole('status')).toHaveTextContent('0 selected');
    await user.click(bar.getByRole('button', { name: first.frame.done }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('among the discarded can only be restored or exported', async () => {
    const { store, one, two, user, states, all, act } = await aList('#/people?state=discarded');
    await discard(store, [one, two]);
    await fromMore(user, screens.people.selectSeveral);
    await all(2);
    await act('Restore 2');
    expect(await screen.findByText('2 people restored')).toBeVisible();
    expect(await states()).toMatchObject({ discarded: 0, waiting: 3 });
  });

  test('are those that the search found', async () => {
    const { all, act } = await selecting('#/people?find=Bed+3');
    await all(1);
    await act(screens.many.doWith.hold({ n: 1 }));
    expect(await screen.findByText('1 person put on hold')).toBeVisible();
  });

  test('begin with Space on a row, and go to Assign', async () => {
    const { user, one } = await aList();
    (await screen.findByRole('link', { name: bed(1) })).focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('checkbox', { name: bed(1) })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Assign to 1' }));
    expect(location.hash).toBe('#/people/many/assign?people');
    expect(history.state).toEqual({ people: [one] });
  });
});

describe('a list that is narrowed', () => {
  test('says by what, and each can be taken away', async () => {
    const { user } = await aList('#/people?sex=F&country=KE&occupation=2');
    const chips = within(await screen.findByRole('list', { name: screens.people.filters }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent.split('✕')[0]?.trim())).toEqual([
      ...['2 Professionals', 'Kenya', 'Female', 'Clear'],
    ]);
    expect(await screen.findByRole('link', { name: bed(4) })).toBeVisible();
    await user.click(chips.getByRole('button', { name: /Kenya/ }));
    await waitFor(() => expect(location.hash).toBe('#/people?occupation=2&sex=F'));
    await user.click(chips.getByRole('button', { name: first.combobox.clear }));
    await waitFor(() => expect(location.hash).toBe('#/people'));
    expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus();
  });

  test('says how to get back when no one fits', async () => {
    const { user } = await aList('#/people?sex=M');
    expect(await screen.findByText(screens.people.noOneFiltered)).toBeVisible();
    await user.click(screen.getByRole('button', { name: screens.people.clearFilters }));
    expect(await screen.findByRole('link', { name: bed(1) })).toBeVisible();
  });

  test('is narrowed by a choice, and says what of an address it does not know', async () => {
    const { user } = await aList('#/people?state=lost');
    expect(await screen.findByText(screens.people.ignored({ what: 'state=lost' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: screens.people.filter }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: screens.people.state }),
      first.states.confirmed,
    );
    await waitFor(() => expect(location.hash).toBe('#/people?state=confirmed'));
    expect(await screen.findByRole('link', { name: bed(4) })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: bed(1) })).not.toBeInTheDocument());
  });

  test('keeps what was chosen when what was typed, and a sort, follow at once', async () => {
    inAWideWindow();
    await aList();
    const search = await screen.findByRole('searchbox');
    await userEvent.click(screen.getByRole('button', { name: screens.people.filter }));
    const sex = screen.getByRole('combobox', { name: first.fields.sex });
    const head = screen.getByRole('columnheader', { name: /State/ });
    // In one task: the address has changed, and no `hashchange` has told of it.
    void fireEvent.input(search, { target: { value: 'bed' } });
    void fireEvent.change(sex, { target: { value: 'F' } });
    void fireEvent.keyDown(search, { key: 'Enter' });
    void fireEvent.click(within(head).getByRole('button'));
    expect(location.hash).toBe('#/people?sex=F&find=bed&sort=state');
  });

  test('is searched within what it is narrowed to', async () => {
    const app = await anApp();
    await app.aPerson({ sex: 'F' }, { reference: 'Bed 1' });
    await app.aPerson({ sex: 'M' }, { reference: 'Bed 2' });
    app.show(People, '#/people?find=Bed&sex=M');
    expect(await screen.findByRole('link', { name: bed(2) })).toBeVisible();
    expect(screen.queryByRole('link', { name: bed(1) })).not.toBeInTheDocument();
  });
});

describe('an assignment that was refused', () => {
  /** Someone whom the server has, and one of whose two assignments it refused. */
  async function aRefusal(hash: string) {
    const app = await anApp();
    await app.aPerson({}, { reference: 'Bed 1' });
    const id = await app.aPerson({}, { reference: 'Bed 2' });
    await app.sent(id, became.confirmed(serverUuid(UUID)));
    await app.sent(await app.anAssignment(id), became.rejected('No credit'));
    await app.anAssignment(id);
    app.show(People, hash);
    return app;
  }

  test('shows in the row of its person as the state, which is more urgent than the person’s own', async () => {
    await aRefusal('#/people');
    const row = await screen.findByRole('link', { name: bed(2) });
    expect(row).toHaveTextContent(first.states.toFix);
    expect(row).not.toHaveTextContent(first.states.confirmed);
    expect(await screen.findByRole('link', { name: bed(1) })).toHaveTextContent(first.states.waiting);
  });

  test('is counted where people are listed, and leads to its person', async () => {
    const { store } = await aRefusal('#/people');
    const link = await screen.findByRole('link', { name: '1 to fix' });
    expect((await ledger(store)).all.states.toFix).toBe(1);
    location.hash = link.getAttribute('href') ?? '';
    expect(await screen.findByRole('link', { name: bed(2) })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: bed(1) })).not.toBeInTheDocument());
  });

  test('shows in a search too', async () => {
    await aRefusal('#/people?find=Bed+2');
    expect(await screen.findByRole('link', { name: bed(2) })).toHaveTextContent(first.states.toFix);
  });
});

describe('a search that finds no one exactly', () => {
  async function aSearch(text: string, state = '') {
    const app = await anApp();
    const onHold = await app.aPerson({}, { reference: 'Wanjiku 41' });
    await app.aPerson({}, { reference: 'Wanjuki 7' });
    await app.aPerson({}, { reference: 'Achieng 9' });
    await hold(app.store, [onHold]);
    app.show(People, `#/people?find=${encodeURIComponent(text)}${state && `&state=${state}`}`);
    await heading('People');
  }
  const listed = () => screen.queryAllByRole('link', { name: /41|Wanjuki 7|Achieng/ }).length;

  test('says so where no reference is like it', async () => {
    await aSearch('Zqwx 99831');
    expect(await screen.findByText(/^No one matches/)).toBeVisible();
  });

  test('asks whether a reference like it was meant', async () => {
    await aSearch('Acheing 9');
    expect(
      await screen.findByText('No exact match for “Acheing 9”. Did you mean one of these?'),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /Achieng 9/ })).toBeVisible();
    expect(listed()).toBe(1);
    // What is done to many at once is done to those that were found, and to no one else.
    expect(screen.queryByRole('button', { name: screens.onePerson.otherActs })).not.toBeInTheDocument();
  });

  test('goes on asking while something else is saved', async () => {
    const app = await anApp();
    await app.aPerson({}, { reference: 'Achieng 9' });
    app.show(People, '#/people?find=Acheing+9');
    const question = await screen.findByText(/No exact match/);
    await app.aPerson({}, { reference: 'Achieng 8' });
    await screen.findByRole('link', { name: /Achieng 8/ });
    expect(question).toBeVisible();
  });

  test('asks only about people in the state that is shown', async () => {
    await aSearch('Wanjkiu 4', 'onHold');
    expect(await screen.findByRole('link', { name: /Wanjiku 41/ })).toBeVisible();
    expect(listed()).toBe(1);
  });

  test('does not ask where someone was found', async () => {
    await aSearch('Wanjiku 41');
    expect(await screen.findByRole('link', { name: /Wanjiku 41/ })).toBeVisible();
    expect(listed()).toBe(1);
    expect(screen.queryByText(/No exact match/)).not.toBeInTheDocument();
  });
});
