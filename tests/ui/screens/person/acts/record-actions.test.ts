import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import { hold } from '../../../../../src/store/changes/hold.ts';
import { StoreProblem } from '../../../../../src/store/transaction/store-problem.ts';
import Person from '../../../../../src/ui/screens/person/Person.svelte';
import { anApp, became, heading } from '../../../an-app.ts';
import { messages as first } from '../../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';

/** The screen of someone who waits, with an assignment that waits for them. */
async function somePerson() {
  const app = await anApp();
  const id = await app.aPerson();
  const assignment = await app.anAssignment(id);
  const user = app.show(Person, `#/people/${id}`);
  await heading(/-/);
  return { ...app, id, assignment, user };
}

/** On a phone, and here, what is seldom wanted stands behind More. */
const more = (user: Awaited<ReturnType<typeof somePerson>>['user']) => user.click(press('More'));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const actions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('someone who waits for a server to be set has the way to set one beside that', async () => {
  await somePerson();
  const says = screen.getByText(/is only on this device/);
  expect(within(says).getByRole('link', { name: first.firstSight.connect })).toHaveAttribute(
    'href',
    '#/settings/server',
  );
  expect(screen.getByText(screens.record.standing.waitsForPerson)).toBeVisible();
});

test('someone who waits is held and released', async () => {
  const { user, opOf, id } = await somePerson();
  await more(user);
  await user.click(press('Put on hold: person'));
  expect(
    await screen.findByText(`${screens.record.standing.onHold} ${screens.record.standing.release}`),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Put on hold: person' })).not.toBeInTheDocument();
  await user.click(press(screens.onePerson.releasePerson));
  await expect.poll(async () => (await opOf(id)).status).toBe('ready');
});

test('where a person and an assignment are both held, one press lets both go', async () => {
  const { user, opOf, id, assignment } = await somePerson();
  await more(user);
  await user.click(press('Put on hold: person'));
  // The menu closes once it is done; before that, the next press would close it.
  await expect.poll(() => press('More').getAttribute('aria-expanded')).toBe('false');
  await user.click(press('Put on hold: Assignment of Activity Interests'));
  expect(
    await screen.findByText('This person and the assignment are on hold. Release them to send.'),
  ).toBeVisible();
  expect(press('Release both')).toHaveClass('primary');
  await user.click(press('Release both'));
  expect(await screen.findByText(screens.onePerson.done.release)).toBeVisible();
  expect((await opOf(id)).status).toBe('ready');
  expect((await opOf(assignment)).status).toBe('blocked');
});

test('on a phone what lets a person go leaves room for one thing more: to assign stands behind More', async () => {
  const upright = window.matchMedia.bind(window);
  onTestFinished(() => void (window.matchMedia = upright));
  window.matchMedia = (media) => Object.assign(upright(media), { matches: media.includes('width < 40rem') });
  const { user, store, id } = await somePerson();
  expect(screen.getByRole('link', { name: first.register.assign })).toBeVisible();
  await hold(store, [id]);
  await expect
    .poll(() => screen.queryByRole('link', { name: first.register.assign }))
    .not.toBeInTheDocument();
  await more(user);
  expect(screen.getByRole('link', { name: first.register.assign })).toHaveAttribute(
    'href',
    `#/people/${id}/assign`,
  );
});

test('where a person and an assignment are both held, each can be let go by itself, and says so', async () => {
  const { user, opOf, id, assignment } = await somePerson();
  await more(user);
  await user.click(press('Put on hold: person'));
  // The menu closes once it is done; before that, the next press would close it.
  await expect.poll(() => press('More').getAttribute('aria-expanded')).toBe('false');
  await user.click(press('Put on hold: Assignment of Activity Interests'));
  await expect.poll(() => screen.queryAllByText(first.states.onHold)).toHaveLength(2);
  // Said of both together above.
  expect(screen.queryByText(screens.onePerson.onHoldToo)).not.toBeInTheDocument();
  expect(press('Release: Assignment of Activity Interests')).toBeVisible();
  await more(user);
  await user.click(press(screens.onePerson.releasePerson));
  const said = `${screens.onePerson.done.release} ${screens.onePerson.stillOnHold({ n: 1 })}`;
  expect(await screen.findByText(said)).toBeVisible();
  expect((await opOf(id)).status).toBe('ready');
  expect((await opOf(assignment)).status).toBe('onHold');
  expect(
    await screen.findByText(`${screens.record.standing.onHold} ${screens.record.standing.release}`),
  ).toBeVisible();
});

test('discarding says beforehand what goes along, and restoring brings it back', async () => {
  const { user, opOf, id, assignment } = await somePerson();
  await more(user);
  expect(screen.getByText(screens.person.along({ n: 1 }))).toBeVisible();
  await user.click(press('Discard: person'));
  const restore = await screen.findByRole('button', { name: 'Restore: person' });
  expect((await opOf(assignment)).status).toBe('discarded');
  expect(screen.queryByRole('link', { name: first.register.assign })).not.toBeInTheDocument();
  await user.click(restore);
  await expect.poll(async () => (await opOf(assignment)).status).toBe('blocked');
  expect((await opOf(id)).status).toBe('ready');
});

test('what stands in the way of discarding is named', async () => {
  const { user, aPerson, anAssignment, newId, id } = await somePerson();
  const other = await aPerson();
  await anAssignment(other, {
    entries: [{ assessmentUuid: newId(), key: 'TA', target: id, targetKind: 'user' }],
  });
  await more(user);
  await user.click(press('Discard: person'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Not discarded\. It is needed by the assignment of ..-....\. Discard .* first\.$/,
  );
});

test('an assignment has actions of its own', async () => {
  const { user, opOf, id, assignment } = await somePerson();
  const card = within(screen.getByRole('article', { name: 'Assignment of Activity Interests' }));
  expect(card.getByRole('link', { name: 'Edit: Assignment of Activity Interests' })).toHaveAttribute(
    'href',
    `#/people/${id}/assign?edit=${assignment}`,
  );
  await user.click(card.getByRole('button', { name: 'Discard: Assignment of Activity Interests' }));
  expect(await card.findByText(first.states.discarded)).toBeVisible();
  expect((await opOf(id)).status).toBe('ready');
});

test('what a server has offers nothing but further assignments', async () => {
  const { sent, id, assignment } = await somePerson();
  await sent(id, became.confirmed(serverUuid(UUID)));
  await sent(assignment, became.confirmed(serverUuid(UUID.replace(/1$/, '2'))));
  await expect.poll(() => screen.queryAllByText(first.states.confirmed)).toHaveLength(2);
  // One button behind More would be a press too many.
  expect(actions()).toEqual(['Print']);
  expect(screen.getByRole('link', { name: first.register.assign })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
});

test.each([
  ['quota', 'This device is full. Free up space to save.'],
  ['outdated', 'Reload to save.'],
] as const)(
  'where nothing can be saved (%s), one sentence says so of all that would save',
  async (kind, why) => {
    const { outpost } = await somePerson();
    const problem = new StoreProblem(kind, 'Not now');
    if (kind === 'quota') outpost.session.space.tell(problem);
    else outpost.trouble.problem = problem;
    await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(1));
    const acts = [
      ...screen.getAllByRole('link', { name: /^(Assign|Edit)/ }),
      ...screen.getAllByRole('button', { name: /^(Put on hold|Discard)/ }),
    ];
    expect(acts).toHaveLength(5);
    for (const act of acts) {
      expect(act).toHaveClass('waits');
      expect(act).not.toHaveClass('primary');
      expect(act).toHaveAccessibleDescription(why);
    }
    expect(press('More')).not.toHaveClass('waits');
  },
);

test('what is on its way can be neither edited nor stopped', async () => {
  const { send, id } = await somePerson();
  await send(id);
  expect(await screen.findByText(screens.record.standing.sending)).toBeVisible();
  expect(screen.queryByRole('button', { name: /: person$/ })).not.toBeInTheDocument();
});

test('someone who is unknown cannot be edited, and a sentence says so', async () => {
  const { sent, id } = await somePerson();
  await sent(id, became.noReply);
  // Why is asked right above.
  expect(await screen.findByText(screens.person.notNow)).toBeVisible();
});

test('why what is discarded goes nowhere is said once, of the person and of the assignment', async () => {
  const { user } = await somePerson();
  await more(user);
  await user.click(press('Discard: person'));
  await expect
    .poll(() => screen.queryAllByText(screens.record.standing.discarded, { ignore: '[role=status]' }))
    .toHaveLength(1);
  expect(screen.queryByText(/It is discarded/)).not.toBeInTheDocument();
});

test('why what is moved is not sent is said once, of the person and of the assignment', async () => {
  const { store, opOf, id, assignment } = await somePerson();
  for (const one of [id, assignment]) {
    await store.db.ops.update((await opOf(one)).id, {
      status: 'moved',
      moved: { id: 'transfer', at: store.now().getTime(), to: 'Tablet 2', code: 'KX-41' },
    });
  }
  await expect.poll(() => screen.queryAllByText(/^Moved to device Tablet 2/)).toHaveLength(1);
  expect(screen.queryByText(/It is on another device now/)).not.toBeInTheDocument();
});

test('who asks for the form of someone discarded is told why it is not to be had', async () => {
  const { user, id } = await somePerson();
  await more(user);
  await user.click(press('Discard: person'));
  await screen.findByRole('button', { name: 'Restore: person' });
  location.hash = `#/people/${id}?edit`;
  expect(
    await screen.findByText(`${screens.person.notNow} ${screens.record.obstacles.discarded}`),
  ).toBeVisible();
});

test('the receipt stands on the screen once', async () => {
  const { store, aPerson, show, sent } = await anApp();
  const id = await aPerson();
  await sent(id, became.noReply);
  show(Person, `#/people/${id}`);
  await screen.findByText(first.states.noReply);
  const { receipt } = (await store.db.users.get(id)) ?? { receipt: 'none' };
  expect(document.body.textContent.split(receipt)).toHaveLength(2);
});

test('Escape closes More and leaves the focus on it', async () => {
  const { user } = await somePerson();
  await more(user);
  press('Put on hold: person').focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Put on hold: person' })).not.toBeInTheDocument();
  expect(press('More')).toHaveFocus();
});
