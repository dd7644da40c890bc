import { cleanup, screen, waitFor } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { NewAssignment } from '../../../../src/domain/record/records.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { tryAgain } from '../../../../src/store/changes/decisions.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import type { Bought } from '../../../../src/store/queries/already-assigned.ts';
import type { Settings } from '../../../../src/store/changes/settings.ts';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';
const WORDS = 'These two do not go together';

interface Refused {
  given?: Partial<Settings>;
  values?: Partial<NewAssignment>;
  doubtful?: boolean;
}

/** Someone on the server, whose assignment of AI about themselves the server refused. */
async function aRefusal({ given = {}, values = {}, doubtful = false }: Refused = {}) {
  const app = await anApp({ given });
  const id = await app.aPerson();
  await app.sent(id, became.confirmed(serverUuid(UUID)));
  const purchase = { confirmedAt: app.store.now(), count: 1 };
  const assignment = await app.anAssignment(id, values, { purchase });
  await app.sent(assignment, { ...became.rejected(WORDS), doubtful });
  app.clock.pass(60_000);
  const row = async () => app.store.db.assignments.get(assignment);
  return { ...app, id, assignment, row };
}

async function anEdit(refused: Refused = {}) {
  const app = await aRefusal(refused);
  const user = app.show(Assign, `#/people/${app.id}/assign?edit=${app.assignment}`);
  await heading(screens.assign.edit);
  return { ...app, user };
}

async function aRefusalShown() {
  const app = await aRefusal();
  const user = app.show(Assign, `#/people/${app.id}/assign`);
  await heading(first.titles.assign);
  return { ...app, user };
}

const confirmation = (name: RegExp) => screen.getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: screens.person.saveAndSend });

test('for someone who is held, it is said that what is assigned waits too, and for others nothing', async () => {
  const app = await anApp();
  const id = await app.aPerson();
  app.show(Assign, `#/people/${id}/assign`);
  await heading(first.titles.assign);
  expect(screen.queryByText(screens.assign.waitsToo.onHold)).not.toBeInTheDocument();
  await hold(app.store, [id]);
  expect(await screen.findByText(screens.assign.waitsToo.onHold)).toBeVisible();
  expect(screen.getByRole('link', { name: screens.assign.backToPerson })).toHaveAttribute(
    'href',
    `#/people/${id}`,
  );
});

describe('someone who has an assessment already', () => {
  test('is said to have it, with its state, beside that one alone, and not where it is about someone else', async () => {
    const { user, assignment, store, id } = await aRefusalShown();
    const one = await screen.findByRole('checkbox', {
      name: /^Activity Interests AI Already assigned, but the server rejected it/,
    });
    expect(one).not.toBeChecked();
    expect(screen.getAllByText(/Already assigned/)).toHaveLength(1);
    // The way to put it right does not stand in the label.
    expect(screen.getByRole('link', { name: screens.assign.settleFirst.toFix })).toHaveAttribute(
      'href',
      `#/people/${id}`,
    );
    await user.click(one);
    expect(one).toHaveAccessibleName(/^Activity Interests AI Already assigned, .+: this is a new assignment/);
    await user.click(one);
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    await user.click(screen.getByRole('radio', { name: screens.assign.abouts.group }));
    expect(screen.queryByText(/Already assigned/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: screens.assign.abouts.one }));
    expect(screen.getByText(/Already assigned/)).toBeVisible();
    await discard(store, [assignment]);
    await waitFor(() => expect(screen.queryByText(/Already assigned/)).not.toBeInTheDocument());
  });

  type App = Awaited<ReturnType<typeof aRefusal>>;
  test.for<[keyof typeof screens.assign.already, string, (app: App) => Promise<unknown>, Bought]>([
    ['toFix', 'was refused', () => Promise.resolve(), 'no'],
    [
      'toFix',
      'was refused by a server that may have sold it',
      async ({ store, assignment, sent }) => {
        await tryAgain(store, [assignment]);
        await sent(assignment, { ...became.rejected(WORDS), doubtful: true });
      },
      'maybe',
    ],
    [
      'toFix',
      'was refused, as one before that waits was not',
      async ({ store, assignment, id, anAssignment, sent }) => {
        await tryAgain(store, [assignment]);
        await sent(await anAssignment(id), became.rejected(WORDS));
      },
      'yes',
    ],
    ['waiting', 'waits', ({ store, assignment }) => tryAgain(store, [assignment]), 'yes'],
    [
      'noReply',
      'may have arrived',
      async ({ store, assignment, sent }) => {
        await tryAgain(store, [assignment]);
        await sent(assignment, became.noReply);
      },
      'maybe',
    ],
    [
      'onHold',
      'someone holds',
      async ({ store, assignment }) => {
        await tryAgain(store, [assignment]);
        await hold(store, [assignment]);
      },
      'yes',
    ],
    [
      'onHold',
      'came from a backup',
      async ({ store, assignment }) => {
        await tryAgain(store, [assignment]);
        await hold(store, [assignment], 'restored');
      },
      'maybe',
    ],
    [
      'confirmed',
      'the server has',
      async ({ store, assignment, sent }) => {
        await tryAgain(store, [assignment]);
        await sent(assignment, became.confirmed(serverUuid(UUID.replace(/1$/, '2'))));
      },
      'yes',
    ],
  ])('is told what a tick buys, beside %s that %s', async ([state, , given, bought]) => {
    const app = await aRefusal();
    await given(app);
    const said = screens.assign.already[state];
    const user = app.show(Assign, `#/people/${app.id}/assign`);
    const one = await screen.findByRole('checkbox', { name: new RegExp(said) });
    await user.click(one);
    expect(screen.getByText(screens.assign.again[bought]({ already: said }))).toBeVisible();
  });

  test('does not have it already where that assignment is the one being edited', async () => {
    await anEdit();
    expect(screen.queryByText(/Already assigned/)).not.toBeInTheDocument();
  });
});

describe('what is missing', () => {
  test('is said once, under what is to be assigned, and before the button', async () => {
    await aRefusalShown();
    const missing = screen.getByText(screens.assign.chooseFirst);
    expect(screen.getByRole('heading', { name: screens.assign.chosen })).toBeVisible();
    expect(screen.queryByText(screens.assign.nothingChosen)).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: first.register.assign });
    expect(missing.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is room, before anything else, where the device is full', async () => {
    const app = await aRefusal();
    app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
    app.show(Assign, `#/people/${app.id}/assign`);
    expect(await screen.findByText(screens.assign.full)).toBeVisible();
    expect(screen.getByRole('button', { name: first.register.assign })).toHaveAccessibleDescription(
      screens.assign.full,
    );
    expect(screen.getByRole('checkbox', { name: /^Poise/ })).toBeDisabled();
    expect(screen.getByRole('group', { name: first.titles.assessments })).toHaveAccessibleDescription(
      screens.assign.full,
    );
    expect(screen.queryByText(screens.assign.chooseFirst)).not.toBeInTheDocument();
  });
});

describe('an assignment that the server refused', () => {
  test('stands in the form as it is, with the server’s words and without a confirmation', async () => {
    await anEdit();
    expect(screen.getByText(WORDS)).toBeVisible();
    const { about, thisPerson } = screens.record.values;
    const entries = about({ key: 'Activity Interests', whom: thisPerson });
    expect(screen.getByText(screens.assign.until({ entries }))).toBeVisible();
    expect(confirmation(/^Activity Interests/)).toBeChecked();
    expect(confirmation(/^I confirm the purchase of 1 assessment$/)).not.toBeChecked();
  });

  test('is not saved without the purchase being confirmed again', async () => {
    const { user, row, opOf, assignment } = await anEdit();
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(first.fix.purchase);
    expect((await opOf(assignment)).status).toBe('toFix');
    expect((await row())?.entries).toMatchObject([{ key: 'AI' }]);
  });

  test('takes what is chosen now, and a tick is for what was chosen when it was made', async () => {
    const { user, row, opOf, assignment, id, store } = await anEdit();
    await user.click(confirmation(/^I confirm the purchase of 1 assessment$/));
    await user.click(confirmation(/^Poise/));
    expect(confirmation(/^I confirm the purchase of 2 assessments$/)).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Activity Interests about this person' }));
    await user.click(confirmation(/^I confirm the purchase of 1 assessment$/));
    await user.click(save());
    await expect.poll(() => location.hash).toBe(`#/people/${id}`);
    expect(await row()).toMatchObject({
      entries: [{ key: 'PO', target: { kind: 'self' } }],
      purchase: { count: 1, confirmedAt: store.now().getTime() },
      autoReserve: true,
    });
    expect((await opOf(assignment)).status).toBe('ready');
    expect(await store.db.assignments.count()).toBe(1);
  });

  test('can be about someone else, whom it waits for then', async () => {
    const { user, aPerson, opOf, assignment } = await anEdit();
    const other = await aPerson({}, { reference: 'Bus 12' });
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    await user.click(screen.getByRole('radio', { name: screens.assign.abouts.person }));
    await user.type(screen.getByRole('combobox', { name: first.titles.person }), 'Bus');
    await user.click(await screen.findByRole('option', { name: /Bus 12/ }));
    await user.click(confirmation(/^Activity Interests/));
    await user.click(confirmation(/^I confirm/));
    await user.click(save());
    await expect.poll(async () => opOf(assignment)).toMatchObject({ status: 'blocked', waitsFor: [other] });
  });

  test('is refused in the words of the rules when it breaks one, and nothing is kept', async () => {
    const { user, store, row, aPerson } = await anEdit();
    const other = await aPerson({}, { reference: 'Bus 12' });
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    await user.click(screen.getByRole('radio', { name: screens.assign.abouts.person }));
    await user.type(screen.getByRole('combobox', { name: first.titles.person }), 'Bus');
    await user.click(await screen.findByRole('option', { name: /Bus 12/ }));
    await user.click(confirmation(/^Poise/));
    await user.click(confirmation(/^I confirm/));
    await discard(store, [other]);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(/No person or group of this organisation/);
    expect((await row())?.entries).toMatchObject([{ key: 'AI' }]);
  });

  test('that is sent meanwhile cannot be edited any more, and the screen says why', async () => {
    const { store, send, assignment } = await anEdit();
    await tryAgain(store, [assignment]);
    await send(assignment);
    expect(await screen.findByText(screens.record.obstacles.sending)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  });
});

describe('with a revenue-share contract', () => {
  const given = { contract: 'revenue-share' } as const;
  const prices = { country: 'KE', assessment_each_price: 12.5, total_extras_price: 3 };
  const values = { contract: 'revenue-share', revenueShare: [{ ...prices, entryCount: 1 }] } as const;

  test('the prices stand in the form, and a new sum is what is confirmed', async () => {
    const { user, row } = await anEdit({ given, values });
    const each = screen.getByRole('textbox', { name: first.purchase.eachPrice });
    expect(each).toHaveValue('12.5');
    expect(screen.getByRole('textbox', { name: first.purchase.extrasPrice })).toHaveValue('3');
    await user.clear(each);
    await user.type(each, '10');
    await user.click(confirmation(/^I confirm the purchase of 1 assessment for KES\s13\.00$/));
    await user.click(save());
    await expect.poll(async () => (await row())?.purchase).toMatchObject({ count: 1, total: 13 });
    expect((await row())?.revenueShare).toMatchObject([{ ...prices, assessment_each_price: 10 }]);
  });

  test('a tick does not outlive a change of the price', async () => {
    const { user } = await anEdit({ given, values });
    await user.click(confirmation(/^I confirm/));
    await user.type(screen.getByRole('textbox', { name: first.purchase.extrasPrice }), '0');
    expect(confirmation(/^I confirm the purchase of 1 assessment for KES\s42\.50$/)).not.toBeChecked();
  });
});

test.each([
  ['an assignment that is not there', 'nothing', screens.assign.noSuch],
  ['an assignment that arrived', 'confirmed', screens.record.obstacles.confirmed],
])('%s cannot be edited', async (_, which, sentence) => {
  const { sent, show, assignment, store, id } = await aRefusal();
  await tryAgain(store, [assignment]);
  await sent(assignment, became.confirmed(serverUuid(UUID.replace(/1$/, '2'))));
  show(Assign, `#/people/${id}/assign?edit=${which === 'confirmed' ? assignment : which}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('an assignment that only joins a group is saved again without anything chosen', async () => {
  const app = await anApp();
  const [id, joins] = [await app.aPerson(), await app.aGroup()];
  await app.sent(id, became.confirmed(serverUuid(UUID)));
  await app.sent(joins, became.confirmed(serverUuid(UUID.replace(/1$/, '2'))));
  const group = { uuid: joins, name: 'Nakuru 3', type: 'TEAM' } as const;
  const assignment = await app.anAssignment(id, { entries: [], group, autoReserve: false });
  await app.sent(assignment, became.rejected(WORDS));
  const user = app.show(Assign, `#/people/${id}/assign?edit=${assignment}`);
  await heading(screens.assign.edit);
  await user.click(await screen.findByRole('button', { name: screens.person.saveAndSend }));
  await expect.poll(async () => (await app.opOf(assignment)).status).toBe('ready');
});

test('no new version of the app takes the form away', async () => {
  const { outpost } = await anEdit();
  expect(outpost.occupied.isTyping).toBe(true);
  cleanup();
  expect(outpost.occupied.isTyping).toBe(false);
});

test('a new assignment goes through the service in the page, once it is confirmed', async () => {
  const { aPerson, show, store } = await anApp();
  const id = await aPerson();
  const user = show(Assign, `#/people/${id}/assign`);
  await heading(first.titles.assign);
  await user.click(screen.getByRole('button', { name: first.register.assign }));
  expect(await screen.findByRole('alert')).toHaveTextContent(screens.fix.assessments);
  await user.click(confirmation(/^Poise/));
  await user.click(confirmation(/^I confirm the purchase of 1 assessment$/));
  await user.click(screen.getByRole('button', { name: first.register.assign }));
  await expect.poll(() => location.hash).toBe(`#/people/${id}`);
  expect(await store.db.assignments.toArray()).toMatchObject([
    { userId: id, entries: [{ key: 'PO' }], autoReserve: true, purchase: { count: 1 } },
  ]);
});
