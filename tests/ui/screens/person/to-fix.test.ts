import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { itWasRejected } from '../../../../src/store/changes/decisions.ts';
import { keepGroups } from '../../../../src/store/changes/change-group.ts';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import type { AttemptEnd } from '../../../../src/store/outbox/closing.ts';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const WORDS = 'No group of ours is called that';
const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';

async function rejectedPerson(words = WORDS, pointer = '') {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  await app.sent(id, became.rejected(words, pointer));
  const user = app.show(Person, `#/people/${id}`);
  await heading(/Bed 4/);
  return { ...app, id, user };
}

describe('someone whom the server refused', () => {
  test('is shown with the server’s own words', async () => {
    await rejectedPerson();
    expect(screen.getByText(first.states.toFix)).toBeVisible();
    expect(screen.getByText(screens.record.serverSaid)).toBeVisible();
    expect(screen.getByText(WORDS)).toBeVisible();
  });

  test('is sent again as it is, once the cause is fixed over there', async () => {
    const { user, opOf, id } = await rejectedPerson();
    await user.click(screen.getByRole('button', { name: screens.person.sendAsItIs }));
    expect(await screen.findByText(first.states.waiting)).toBeVisible();
    expect((await opOf(id)).status).toBe('ready');
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  test('is said to be kept nowhere where sending it again cannot be kept', async () => {
    const { user, store } = await rejectedPerson();
    store.db.ops.hook('updating', () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: screens.person.sendAsItIs }));
    expect(await screen.findByText(screens.storageTrouble.quota.title)).toBeVisible();
  });

  test('is edited with the words still in sight, and waits again', async () => {
    const { user, opOf, id } = await rejectedPerson();
    await user.click(screen.getByRole('link', { name: screens.person.editAndSend }));
    await heading(/^Edit/);
    expect(screen.getByText(WORDS)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
    await user.click(screen.getByRole('button', { name: screens.person.saveAndSend }));
    expect(await screen.findByText(first.states.waiting)).toBeVisible();
    expect((await opOf(id)).status).toBe('ready');
    expect(screen.getByText(/Changed: sex \(Female → Male\)/)).toBeVisible();
  });

  test.each([
    ['/country', 'Country'],
    ['/occupation', 'Occupation'],
  ])(
    'is edited with the server’s words beside the field that it named, which is open: %s',
    async (pointer, name) => {
      const { user, opOf, id } = await rejectedPerson(WORDS, pointer);
      await user.click(screen.getByRole('link', { name: screens.person.editAndSend }));
      const field = await screen.findByRole('combobox', { name });
      await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WORDS)));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: screens.person.saveAndSend }));
      await expect.poll(async () => (await opOf(id)).status).toBe('ready');
    },
  );

  test('is sent again from the form even if nothing was changed there', async () => {
    const { user, opOf, id } = await rejectedPerson();
    await user.click(screen.getByRole('link', { name: screens.person.editAndSend }));
    await heading(/^Edit/);
    await user.click(screen.getByRole('button', { name: screens.person.saveAndSend }));
    expect(await screen.findByText(first.states.waiting)).toBeVisible();
    expect((await opOf(id)).status).toBe('ready');
    expect(screen.getByText(screens.record.history.triedAgain)).toBeVisible();
  });

  test('is said not to have been sent where it was stopped before', async () => {
    const { store, aPerson, sent, show, opOf } = await anApp();
    const id = await aPerson();
    await sent(id, became.rejected('No longer listed'));
    const gone = { pointer: '/occupation', rule: 'occupation-gone', value: '2221' } as const;
    await store.db.ops.update((await opOf(id)).id, { problems: [gone] });
    show(Person, `#/people/${id}`);
    expect(await screen.findByText(screens.record.notSentBecause)).toBeVisible();
    expect(
      screen.getByText('The server no longer has the occupation 2221. Choose another one'),
    ).toBeVisible();
  });
});

test('someone refused comes before their assignment, which is asked about after that, and once', async () => {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  const assignment = await app.anAssignment(id);
  const problems = [{ pointer: '', rule: 'server', detail: WORDS }] as const;
  for (const one of [id, assignment])
    await app.store.db.ops.update((await app.opOf(one)).id, { status: 'toFix', problems: [...problems] });
  await app.store.db.assignments.update(assignment, { state: 'toFix' });
  app.show(Person, `#/people/${id}`);
  await heading(/Bed 4/);
  const card = within(screen.getByRole('article', { name: 'Assignment of Activity Interests' }));
  expect(card.getByText(screens.onePerson.personFirst.toFix)).toBeVisible();
  expect(screen.getAllByText(WORDS)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: screens.person.sendAsItIs })).toHaveLength(1);
  const acts = screen.getByRole('link', { name: first.register.assign });
  expect(acts.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what may have been bought all the same is confirmed once more before it is sent again', async () => {
  const { show, aPerson, anAssignment, sent } = await anApp();
  const id = await aPerson();
  await sent(id, became.confirmed(serverUuid(UUID)));
  const assignment = await anAssignment(id);
  await sent(assignment, { ...became.rejected('Too many'), doubtful: true });
  const user = show(Person, `#/people/${id}`);
  const card = within(await screen.findByRole('article', { name: 'Assignment of Activity Interests' }));
  await user.click(card.getByRole('button', { name: screens.person.sendAsItIs }));
  expect(await card.findByText(screens.record.noReply.problems['cost not confirmed'])).toBeVisible();
  await user.click(
    card.getByRole('checkbox', { name: screens.record.confirmAgain({ stake: '1 assessment' }) }),
  );
  await user.click(card.getByRole('button', { name: screens.person.sendAsItIs }));
  expect(await card.findByText(first.states.waiting)).toBeVisible();
});

test('that the browser may have repeated a request is no warning of the record that was refused', async () => {
  const { show, aPerson, sent } = await anApp();
  const id = await aPerson();
  await sent(id, { ...became.rejected('Too many'), doubtful: true });
  const user = show(Person, `#/people/${id}`);
  expect(await screen.findByText('Too many')).toBeVisible();
  expect(screen.queryByText(/may have this person/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: screens.person.sendAsItIs }));
  expect(await screen.findByText(first.states.waiting)).toBeVisible();
  await sent(id, became.confirmed(serverUuid(UUID)));
  expect(await screen.findByText(first.states.confirmed)).toBeVisible();
  expect(screen.queryByText(/twice/)).not.toBeInTheDocument();
});

test('what a person said did not arrive is remembered, and sending it again comes first', async () => {
  const { store, show, aPerson, sent, opOf } = await anApp();
  const id = await aPerson();
  await sent(id, became.noReply);
  await itWasRejected(store, [id]);
  const user = show(Person, `#/people/${id}`);
  expect(await screen.findByText(screens.record.markedNotThere({ n: 1 }))).toBeVisible();
  const again = screen.getByRole('button', { name: screens.person.sendAsItIs });
  expect(again).toHaveClass('primary');
  expect(screen.getByRole('link', { name: screens.person.editAndSend })).not.toHaveClass('primary');
  await user.click(again);
  await expect.poll(async () => (await opOf(id)).status).toBe('ready');
});

test('a group that the server does not know is named as it is here', async () => {
  const { store, show, aPerson, sent } = await anApp();
  const lions = { uuid: UUID, name: 'Lions', type: 'TEAM' } as const;
  await keepGroups(store, [lions], 'settings');
  const id = await aPerson({ group: lions });
  await sent(id, became.rejected(`No group has the UUID ${UUID}`, '/group_uuid'));
  show(Person, `#/people/${id}`);
  expect(await screen.findByText('Lions', { selector: 'strong *' })).toBeVisible();
});

test('a record that the server has more than once shows every name that it has there', async () => {
  const { store, show, aPerson, sent, opOf } = await anApp();
  const id = await aPerson();
  await sent(id, became.confirmed(serverUuid(UUID)));
  const other = serverUuid('dddddddd-0000-4000-8000-000000000009');
  await store.db.ops.update((await opOf(id)).id, { duplicates: [serverUuid(UUID), other] });
  show(Person, `#/people/${id}`);
  const names = new RegExp(`The server has 2 copies: ${UUID}, ${other}`);
  expect(await screen.findByText(names)).toBeVisible();
});

test('someone whom the server has, and whose assignment it refused, is shown with both', async () => {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  await app.sent(id, became.confirmed(serverUuid(UUID)));
  await app.sent(await app.anAssignment(id), became.rejected('No credit'));
  app.show(Person, `#/people/${id}`);
  await heading(/Bed 4/);
  // In the head as the person's most urgent state, and beside the assignment.
  expect(screen.getAllByText(first.states.toFix)).toHaveLength(2);
  expect(screen.queryByText(first.states.confirmed)).not.toBeInTheDocument();
});

describe('assignments in trouble', () => {
  /** Someone whom the server has, with an assignment that waits and one that became something else. */
  async function withTwo(end: AttemptEnd) {
    const app = await anApp();
    const id = await app.aPerson({}, { reference: 'Bed 4' });
    await app.sent(id, became.confirmed(serverUuid(UUID)));
    await app.anAssignment(id);
    await app.sent(
      await app.anAssignment(id, {
        entries: [{ assessmentUuid: app.newId(), key: 'TA', target: id, targetKind: 'user' }],
      }),
      end,
    );
    const user = app.show(Person, `#/people/${id}`);
    await heading(/Bed 4/);
    return { ...app, id, user };
  }
  const card = (name: string) => screen.getByRole('article', { name: `Assignment of ${name}` });
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

  test.for([
    ['toFix', became.rejected('No credit')],
    ['noReply', became.noReply],
  ] as const)('come first when %s, before what the person is and what can be done', async ([, end]) => {
    await withTwo(end);
    const [inTrouble, waiting] = [card('Time Actions'), card('Activity Interests')];
    expect(screen.getByRole('heading', { name: screens.assignmentTrouble.toCheck })).toBeVisible();
    for (const later of [
      screen.getByRole('link', { name: first.register.assign }),
      screen.getByText(first.fields.occupation),
      screen.getByRole('heading', { name: screens.person.assignments }),
      waiting,
    ]) {
      expect(isBefore(inTrouble, later), later.textContent).toBe(true);
    }
    expect(isBefore(waiting, screen.getByText(first.fields.occupation))).toBe(true);
    expect(isBefore(screen.getByText(screens.record.standing.onServer.user), inTrouble)).toBe(true);
  });

  test('have the one filled button of the screen', async () => {
    const { anAssignment, sent, id } = await withTwo(became.rejected('No credit'));
    await sent(await anAssignment(id), became.rejected('No credit'));
    await expect
      .poll(() => screen.queryAllByRole('link', { name: screens.person.editAndSend }))
      .toHaveLength(2);
    const filled = [...document.querySelectorAll('.button.primary')].map(({ textContent }) => textContent);
    expect(filled).toEqual([screens.person.editAndSend]);
  });

  test('stay where they are, with the focus, once they are put right', async () => {
    const { user } = await withTwo(became.rejected('No credit'));
    const inTrouble = card('Time Actions');
    await user.click(within(inTrouble).getByRole('button', { name: screens.person.sendAsItIs }));
    expect(await within(inTrouble).findByText(first.states.waiting)).toBeVisible();
    expect(card('Time Actions')).toBe(inTrouble);
    expect(inTrouble).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByRole('link', { name: first.register.assign })).toHaveClass('primary');
  });

  test('leave the first place to the person who needs someone', async () => {
    const { store, opOf, id } = await withTwo(became.rejected('No credit'));
    const problems = [{ pointer: '', rule: 'server', detail: WORDS }] as const;
    await store.db.ops.update((await opOf(id)).id, { status: 'toFix', problems: [...problems] });
    expect(isBefore(await screen.findByText(WORDS), card('Time Actions'))).toBe(true);
  });
});
