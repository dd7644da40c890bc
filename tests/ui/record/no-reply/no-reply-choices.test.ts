import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { closeAttempt } from '../../../../src/store/outbox/attempts.ts';
import { person } from '../../../../src/store/queries/person.ts';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';
const OTHER = 'bbbbbbbb-0000-4000-8000-000000000002';

/** Someone of whom no one knows whether they arrived. */
async function somePerson(canSend = true) {
  const app = await anApp({ canSend });
  const id = await app.aPerson();
  await app.sent(id, became.noReply);
  const user = app.show(Person, `#/people/${id}`);
  await heading(/-/);
  return { ...app, id, user };
}

/** Someone on the server, with a purchase of which no one knows whether it arrived. */
async function aPurchase() {
  const app = await anApp();
  const id = await app.aPerson();
  await app.sent(id, became.confirmed(serverUuid(UUID)));
  const purchase = { confirmedAt: app.store.now(), count: 1, total: 12.5 };
  const assignment = await app.anAssignment(id, {}, { purchase });
  await app.sent(assignment, became.noReply);
  const user = app.show(Person, `#/people/${id}`);
  const card = within(await screen.findByRole('article', { name: 'Assignment of Activity Interests' }));
  return { ...app, id, assignment, user, card };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a registration that may have arrived', () => {
  test('says what was sent and when, why no one knows, and first where to look', async () => {
    await somePerson();
    const question = screen.getByRole('heading', { level: 2, name: screens.record.noReply.questions.user });
    expect(question.parentElement).toHaveTextContent(
      /Sent on 21 Nov 2026, ..:.. to \S+\. The connection broke before the reply/,
    );
    expect(question.compareDocumentPosition(button(screens.record.noReply.arrived))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const advice = screen.getByText(screens.record.noReply.adviceEarlier);
    expect(advice.compareDocumentPosition(button(screens.record.noReply.arrived))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('says of each answer what it does', async () => {
    await somePerson();
    expect(button(screens.record.noReply.arrived)).toHaveAccessibleDescription(
      screens.record.noReply.does.arrived,
    );
    expect(button(screens.record.noReply.rejected)).toHaveAccessibleDescription(
      screens.record.noReply.does.rejected,
    );
    expect(button(screens.record.noReply.sendAgain)).toHaveAccessibleDescription(
      screens.record.noReply.twice.user,
    );
  });

  test('can be asked about: the question says whom to look for, and when it was sent', async () => {
    const { user } = await somePerson();
    await user.click(button(screens.record.noReply.copyQuestion));
    expect(
      await screen.findByText(/The question/, { selector: '[role=status] *, [role=status]' }),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Did this record reach the server\? Female, .+ \d{4}, .+\. Sent on 21 Nov 2026, ..:.. to \S+\.$/,
    );
  });

  test('leads on to the next one of whom no one knows, and says how many are left', async () => {
    const { user, aPerson, sent } = await somePerson();
    const [next, last] = [await aPerson(), await aPerson()];
    for (const one of [next, last]) await sent(one, became.noReply);
    await user.click(button(screens.record.noReply.arrived));
    await user.click(button(screens.record.noReply.confirmArrived));
    const on = await screen.findByRole('link', { name: screens.onePerson.nextIn.noReply({ n: 2 }) });
    expect(on).toHaveAttribute('href', `#/people/${next}`);
    await user.click(on);
    await waitFor(() => expect(location.hash).toBe(`#/people/${next}`));
    await waitFor(() => expect(screen.queryByRole('link', { name: /left\)$/ })).not.toBeInTheDocument());
  });

  test('that arrived is confirmed under the UUID that a person copies, and under nothing else', async () => {
    const { user, opOf, id } = await somePerson();
    await user.click(button(screens.record.noReply.arrived));
    const field = screen.getByRole('textbox', { name: /^Server ID/ });
    await user.type(field, 'seven');
    await user.click(button(screens.record.noReply.confirmArrived));
    expect(await screen.findByText(screens.record.noReply.problems['not a UUID'])).toBeVisible();
    expect(field).toBeInvalid();
    expect((await opOf(id)).status).toBe('noReply');
    await user.clear(field);
    await user.type(field, ` ${UUID.toUpperCase()} `);
    await user.click(button(screens.record.noReply.confirmArrived));
    expect(await screen.findByText(first.states.confirmed)).toBeVisible();
    await user.click(screen.getByText(screens.person.serverUuid));
    expect(screen.getByText(UUID)).toBeVisible();
  });

  test('that arrived is confirmed without its id too; an assignment then waits, and says for what, until the id is added', async () => {
    const { user, id, anAssignment, opOf } = await somePerson();
    const assignment = await anAssignment(id);
    await user.click(button(screens.record.noReply.arrived));
    expect(screen.getByRole('textbox', { description: screens.record.noReply.withoutId.user })).toBeVisible();
    await user.click(button(screens.record.noReply.confirmArrived));
    expect(await screen.findByText(screens.record.standing.confirmedWithoutId)).toBeVisible();
    expect(screen.getByText(/^Waiting for the server ID of/)).toHaveTextContent(
      /^Waiting for the server ID of ..-....\./,
    );
    expect((await opOf(assignment)).status).toBe('blocked');

    // It is the next thing to do, and open already.
    expect(button(screens.record.noReply.addIdNow)).toHaveClass('primary');
    expect(screen.getByRole('link', { name: first.register.assign })).not.toHaveClass('primary');
    const field = screen.getByRole('textbox', { name: screens.record.noReply.uuid });
    await user.type(field, 'seven');
    await user.click(button(screens.record.noReply.addIdNow));
    expect(await screen.findByText(screens.record.noReply.problems['not a UUID'])).toBeVisible();
    await user.clear(field);
    await user.type(field, UUID);
    await user.click(button(screens.record.noReply.addIdNow));
    await expect.poll(() => screen.queryByText(screens.record.noReply.addIdNow)).toBeNull();
    await user.click(screen.getByText(screens.person.serverUuid));
    expect(screen.getByText(UUID)).toBeVisible();
    expect((await opOf(assignment)).status).toBe('ready');
  });

  test('cannot have the UUID of another record', async () => {
    const { user, aPerson, sent } = await somePerson();
    await sent(await aPerson(), became.confirmed(serverUuid(OTHER)));
    await user.click(button(screens.record.noReply.arrived));
    await user.type(screen.getByRole('textbox', { name: /^Server ID/ }), OTHER);
    await user.click(button(screens.record.noReply.confirmArrived));
    expect(await screen.findByText(screens.record.noReply.problems['uuid taken'])).toBeVisible();
  });

  test('that was refused needs a person, who can edit it', async () => {
    const { user } = await somePerson();
    await user.click(button(screens.record.noReply.rejected));
    await user.click(screen.getByRole('button', { name: screens.record.noReply.confirmRejected }));
    expect(await screen.findByText(first.states.toFix)).toBeVisible();
    expect(screen.getByRole('link', { name: screens.person.editAndSend })).toBeVisible();
  });

  test('goes again only after being told that the server may have this person twice', async () => {
    const { user, opOf, id } = await somePerson();
    await user.click(button(screens.record.noReply.sendAgain));
    expect(screen.getByText(screens.record.noReply.twice.user)).toBeVisible();
    expect((await opOf(id)).status).toBe('noReply');
    await user.click(button(screens.record.noReply.sendAnyway));
    expect(await screen.findByText(first.states.waiting)).toBeVisible();
  });

  test('can be decided later', async () => {
    const { user, opOf, id } = await somePerson();
    await user.click(button(screens.record.noReply.sendAgain));
    await user.click(button(screens.record.noReply.later));
    expect(screen.queryByRole('button', { name: screens.record.noReply.sendAnyway })).not.toBeInTheDocument();
    expect((await opOf(id)).status).toBe('noReply');
  });

  test('that is answered late leaves nothing to decide', async () => {
    const { user, store } = await somePerson();
    await user.click(button(screens.record.noReply.sendAgain));
    for (const attempt of await store.db.attempts.toArray())
      await closeAttempt(store, attempt, became.confirmed(serverUuid(UUID)));
    expect(await screen.findByText(first.states.confirmed)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument();
    expect(screen.getByText(screens.record.history.late)).toBeVisible();
  });

  test('can be decided before what sends has come', async () => {
    const { user, opOf, id } = await somePerson(false);
    await user.click(button(screens.record.noReply.rejected));
    await user.click(button(screens.record.noReply.confirmRejected));
    await waitFor(async () => expect((await opOf(id)).status).toBe('toFix'));
  });
});

describe('a purchase that may have been made', () => {
  test('says what is at stake', async () => {
    const { card } = await aPurchase();
    expect(card.getByRole('button', { name: screens.record.noReply.sendAgain })).toHaveAccessibleDescription(
      'You may pay for 1 assessment for KES\u00a012.50 twice.',
    );
  });

  test('is made again only by a second confirmation, which names the cost and is not ticked beforehand', async () => {
    const { user, card, opOf, assignment, store, id } = await aPurchase();
    await user.click(card.getByRole('button', { name: screens.record.noReply.sendAgain }));
    const box = card.getByRole('checkbox', {
      name: 'I confirm the purchase of 1 assessment for KES\u00a012.50 again',
    });
    expect(box).not.toBeChecked();
    await user.click(card.getByRole('button', { name: screens.record.noReply.sendAnyway }));
    expect(await card.findByText(screens.record.noReply.problems['cost not confirmed'])).toBeVisible();
    expect((await opOf(assignment)).status).toBe('noReply');
    await user.click(box);
    await user.click(card.getByRole('button', { name: screens.record.noReply.sendAnyway }));
    expect(await card.findByText(first.states.waiting)).toBeVisible();
    const timeline = (await person(store, id))?.assignments[0]?.timeline;
    expect(timeline?.at(-1)?.event).toEqual({ what: 'decided', say: 'send again', costConfirmed: true });
  });

  test('asks by name whether the assessments arrived, and says first when they were sent', async () => {
    const { card } = await aPurchase();
    const question = card.getByRole('heading', { name: 'Did Activity Interests reach the server?' });
    expect(question.parentElement).toHaveTextContent(/Sent on 21 Nov 2026/);
  });

  test('asks for the tick again when another choice was looked at', async () => {
    const { user, card } = await aPurchase();
    await user.click(card.getByRole('button', { name: screens.record.noReply.sendAgain }));
    await user.click(card.getByRole('checkbox', { name: /again$/ }));
    await user.click(card.getByRole('button', { name: screens.record.noReply.arrived }));
    await user.click(card.getByRole('button', { name: screens.record.noReply.sendAgain }));
    expect(card.getByRole('checkbox', { name: /again$/ })).not.toBeChecked();
  });
});
