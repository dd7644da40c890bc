import { screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { localId, serverUuid } from '../../../../src/domain/record/reference.ts';
import { keepGroups } from '../../../../src/store/changes/change-group.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import { keepRefdata } from '../../../../src/store/outbox/refdata.ts';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import type { Sync as Sending } from '../../../../src/sync/sync.ts';
import type { SyncState } from '../../../../src/sync/tabs/sync-state.ts';
import OnHoldSection from '../../../../src/ui/screens/sync/OnHoldSection.svelte';
import ToFixSection from '../../../../src/ui/screens/sync/to-fix/ToFixSection.svelte';
import Sync from '../../../../src/ui/screens/sync/Sync.svelte';
import NoReplySection from '../../../../src/ui/screens/sync/NoReplySection.svelte';
import { shippedCatalogue } from '../../../support/parts/shipped-catalogue.ts';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const UUID = (last: number) => serverUuid(`bbbbbbbb-0000-4000-8000-00000000000${last}`);
const LIONS = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Lions', type: 'TEAM' } as const;
const TIGERS = { ...LIONS, uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1b', name: 'Tigers' };
const given = { serverAddress: 'https://server.test' };

async function opened(
  prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<void>,
  options = { given },
) {
  const app = await anApp(options);
  await app.sync?.key.set('a key', { baseUrl: given.serverAddress, header: 'apikey' });
  await prepare(app);
  const user = app.show(Sync, '#/sync');
  await heading('Sync');
  const states = async () => (await ledger(app.store)).all.states;
  return { ...app, user, states };
}

/** Nothing is sent: the state of sending is made up. */
function inState(sync: Sending | undefined, some: Partial<SyncState>): void {
  if (!sync) throw new Error('This app cannot send');
  Object.defineProperty(sync, 'state', { value: { ...sync.state, ...some } });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('without a server it says that records wait, and where to set one', async () => {
  await opened(
    async ({ aPerson }) => {
      await aPerson();
    },
    { given: { serverAddress: '' } },
  );
  expect(await screen.findByText(screens.sync.noServer, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: first.firstSight.connect })).toHaveAttribute(
    'href',
    '#/settings/server',
  );
  expect(screen.getByText('Waiting: 1 person.')).toBeVisible();
  // The card has said all of it.
  expect(screen.queryByRole('heading', { name: screens.settings.connection.title })).toBeNull();
  expect(screen.queryByRole('button', { name: screens.sync.panel.sendNow })).not.toBeInTheDocument();
});

test('what needs a person stands above sending, and only Send now is filled', async () => {
  await opened(async ({ aPerson, store, sync, ...app }) => {
    inState(sync, { phase: 'idle' });
    await app.sent(await aPerson(), became.rejected('Not today'));
    await app.sent(await aPerson(), became.noReply);
    await hold(store, [await aPerson()]);
    await aPerson();
  });
  const toDo = await section(screens.toDo.title);
  const entries = toDo.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringContaining('1 no reply'),
    expect.stringContaining('1 to fix'),
    expect.stringContaining('1 on hold'),
  ]);
  const sentence = screen.getByText(/ready to send/);
  expect(toDo.getByRole('link', { name: /^Check: / }).compareDocumentPosition(sentence)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const filled = document.querySelectorAll('.button.primary');
  expect([...filled]).toEqual([screen.getByRole('button', { name: screens.sync.panel.sendNow })]);
  const headings = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .flatMap(({ textContent }) => /reply|fix|hold/i.exec(textContent)?.input ?? []);
  await expect.poll(headings).toEqual(['No reply', 'To fix', 'On hold']);
});

test('while nothing waits Send now is quiet', async () => {
  await opened(async (app) => app.sent(await app.aPerson(), became.noReply));
  expect(await screen.findByRole('button', { name: screens.sync.panel.sendNow })).toHaveClass('text');
});

test('where nothing is registered, it is said once that nothing is there', async () => {
  await opened(() => Promise.resolve());
  expect(await screen.findByText(screens.sync.nothingMade, { exact: false })).toBeVisible();
  expect(screen.queryByRole('heading', { name: screens.sync.waiting.title })).not.toBeInTheDocument();
});

test('every column of the ledger adds up to what was made', async () => {
  await opened(async ({ aPerson, anAssignment, aGroup, sent }) => {
    const [one, two, three] = [await aPerson(), await aPerson(), await aPerson()];
    await anAssignment(two);
    await aGroup();
    await sent(one, became.confirmed(UUID(1)));
    await sent(three, became.noReply);
  });
  const table = await screen.findByRole('table', { name: screens.sync.ledger.caption });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    );
  const [, ...counts] = rows;
  const made = counts.pop() ?? [];
  expect(made).toEqual(['3', '1', '1']);
  made.forEach((sum, column) => {
    const parts = counts.map((row) => Number(row[column]?.replace('–', '0')));
    expect(parts.reduce((total, part) => total + part, 0)).toBe(Number(sum));
  });
});

describe('what needs a person', () => {
  test('is put together by what the server said, and sent again all at once', async () => {
    const { user, states } = await opened(async ({ aPerson, sent }) => {
      for (let refused = 0; refused < 3; refused += 1)
        await sent(await aPerson(), became.rejected('Not today'));
    });
    const needs = await section(screens.sync.toFix.title);
    expect(needs.getByText('Not today')).toBeVisible();
    // All have one reason, so it stands in the list above, too.
    const toDo = await section(screens.toDo.title);
    expect(toDo.getByText('Not today')).toBeVisible();
    expect(toDo.getByRole('button', { name: 'Fix 3: 3 to fix' })).toBeVisible();
    expect(needs.getAllByRole('link')).toHaveLength(3);
    await user.click(needs.getByRole('button', { name: 'Send all 3 again unchanged' }));
    await expect.poll(states).toMatchObject({ waiting: 3, toFix: 0 });
    await expect.poll(() => screen.queryByRole('heading', { name: screens.sync.toFix.title })).toBeNull();
  });

  test('gets another group in place of a wrong one, people and assignments alike', async () => {
    const { user, store } = await opened(async ({ aPerson, anAssignment, sent, store: device }) => {
      await keepGroups(device, [LIONS, TIGERS], 'settings');
      const [one, two] = [await aPerson({ group: LIONS }), await aPerson()];
      await sent(two, became.confirmed(UUID(1)));
      const assignment = await anAssignment(two, { group: LIONS });
      await sent(one, became.rejected('No such group', '/group_uuid'));
      await sent(assignment, became.rejected('No such group', '/group_uuid'));
    });
    const needs = await section(screens.sync.toFix.title);
    expect(await needs.findByText('Lions', { selector: 'strong *' })).toBeVisible();
    await user.click(await needs.findByRole('button', { name: 'Change group, Lions' }));
    await user.type(await needs.findByRole('combobox', { name: 'Replace Lions with' }), 'Tig');
    await user.click(await needs.findByRole('option', { name: /Tigers/ }));
    await user.click(needs.getByRole('button', { name: 'Change 1 person and 1 assignment' }));
    const tigers = localId(TIGERS.uuid);
    await expect.poll(() => store.db.users.where('groupId').equals(tigers).count()).toBe(1);
    expect(await store.db.assignments.toArray()).toMatchObject([{ groupId: tigers, status: 'ready' }]);
  });

  test('gets another occupation in place of one that the server no longer lists', async () => {
    const { user, states, store } = await opened(async ({ aPerson, opOf, sent, store: device }) => {
      const gone = { pointer: '/occupation', rule: 'occupation-gone', value: '2221' } as const;
      for (const id of [await aPerson(), await aPerson()]) {
        await sent(id, became.rejected('No 2221'));
        await device.db.ops.update((await opOf(id)).id, { problems: [gone] });
      }
    });
    const needs = await section(screens.sync.toFix.title);
    await user.type(needs.getByRole('combobox', { name: first.fields.occupation }), '3221');
    await user.click(await needs.findByRole('option', { name: /3221/ }));
    await user.click(needs.getByRole('button', { name: screens.sync.toFix.useFor({ n: 2 }) }));
    await expect.poll(states).toMatchObject({ waiting: 2 });
    expect((await store.db.users.toArray()).map(({ occupation }) => occupation)).toEqual(['3221', '3221']);
  });
});

describe('what is unknown', () => {
  test('has the same number wherever it is counted, though nothing waits for an assignment', async () => {
    await opened(async ({ aPerson, anAssignment, sent, sync }) => {
      inState(sync, { phase: 'idle' });
      const [one, two] = [await aPerson(), await aPerson()];
      const assignment = await anAssignment(one);
      await sent(one, became.confirmed(UUID(1)));
      await sent(assignment, became.noReply);
      await sent(two, became.noReply);
      await aPerson();
    });
    expect(await screen.findByText('2 no reply')).toBeVisible();
    expect(screen.getByText('1 ready to send. 2 need a decision first.')).toBeVisible();
  });

  test('is linked to where a person can decide', async () => {
    await opened(async (app) => app.sent(await app.aPerson(), became.noReply));
    const noReply = await section('No reply');
    expect(noReply.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^#\/people\//));
  });

  test('is decided here for a group, which has no screen, with the reason why no one knows', async () => {
    const { user, states } = await opened(async (app) => app.sent(await app.aGroup('Lions'), became.noReply));
    const noReply = await section('No reply');
    expect(await noReply.findByText(/The connection broke before the reply/)).toBeVisible();
    await user.click(noReply.getByRole('button', { name: screens.record.noReply.sendAgain }));
    expect(noReply.getByText(screens.record.noReply.twice.group)).toBeVisible();
    await user.click(noReply.getByRole('button', { name: screens.many.sendAnyway }));
    await expect.poll(states).toMatchObject({ waiting: 1, noReply: 0 });
  });
});

describe('what is held', () => {
  test('by a person is released', async () => {
    const { user, states } = await opened(async ({ aPerson, store }) => {
      await hold(store, [await aPerson(), await aPerson()]);
    });
    const onHold = await section('On hold');
    expect(onHold.getByText('2 records.')).toBeVisible();
    const toDo = await section(screens.toDo.title);
    expect(toDo.getByText(screens.toDo.onHold['by a person'])).toBeVisible();
    expect(toDo.getByRole('button', { name: 'See 2: 2 on hold' })).toBeVisible();
    await user.click(onHold.getByRole('button', { name: screens.sync.release }));
    await expect.poll(states).toMatchObject({ waiting: 2, onHold: 0 });
  });

  test('for another server is moved to this one only when a person says so', async () => {
    const { user, states } = await opened(async ({ aPerson, sent, store }) => {
      await useProfile(store, { baseUrl: 'https://old.test', keyMark: 'aa' });
      await sent(await aPerson(), became.confirmed(UUID(1)));
      await aPerson();
      await useProfile(store, { baseUrl: 'https://new.test', keyMark: 'bb' });
    });
    const onHold = await section('On hold');
    expect(onHold.getByText(/Move only if both servers belong to your organisation/)).toBeVisible();
    expect(await states()).toMatchObject({ onHold: 1, waiting: 0 });
    await user.click(onHold.getByRole('button', { name: 'Move to this server' }));
    await expect.poll(states).toMatchObject({ onHold: 0, waiting: 1, confirmed: 1 });
  });
});

test('what waits for a group is said, with what to do about it', async () => {
  await opened(async ({ aPerson, aGroup }) => {
    const team = await aGroup('Nakuru 3');
    await aPerson({ group: { uuid: team, name: 'Nakuru 3', type: 'TEAM' } });
  });
  const waiting = await section('Waiting');
  const says = screens.sync.waiting.forGroup.whole({ n: 1, name: 'Nakuru 3' });
  expect(await waiting.findByText(says, { exact: false })).toBeVisible();
  expect(waiting.getByRole('link', { name: screens.groups.link.open })).toHaveAttribute(
    'href',
    '#/settings/groups',
  );
});

test('what waits is not looked over before the server has given its lists: all would seem fine', async () => {
  await opened(async ({ anAssignment, aPerson, store: device }) => {
    await aPerson();
    await anAssignment(await aPerson());
    await useProfile(device, { baseUrl: 'https://server.test' });
  });
  expect(await screen.findByRole('button', { name: /Send now|Pause sending/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: screens.sync.preflight.check })).toBeNull();
});

test('what waits is compared with what the server offered last, and fixed for all at once', async () => {
  const { user, store } = await opened(async ({ aPerson, anAssignment, store: device }) => {
    await aPerson({ occupation: '9999' });
    await anAssignment(await aPerson());
    const { occupations, assessments } = await shippedCatalogue();
    const left = assessments.all.filter(({ key }) => key !== 'AI');
    const server = 'https://server.test';
    await useProfile(device, { baseUrl: server });
    await keepRefdata(device, { key: 'occupations', server, fetchedAt: 0, data: occupations.roots });
    await keepRefdata(device, { key: 'assessments', server, fetchedAt: 0, data: left });
  });
  await user.click(await screen.findByRole('button', { name: screens.sync.preflight.check }));
  const sentence =
    '1 OK, 1 has an occupation that no longer exists, 1 has an assessment that no longer exists';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/^1 assignment has the assessment .?AI/)).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: first.fields.occupation }), '2221');
  await user.click(await screen.findByRole('option', { name: /2221/ }));
  await user.click(screen.getByRole('button', { name: 'Use for this person' }));
  await expect
    .poll(async () => (await store.db.users.toArray()).map(({ occupation }) => occupation))
    .toEqual(['2221', '2221']);
});

test('what waits is said in the table alone, where nothing more is to be said or done about it', async () => {
  await opened(
    async ({ aPerson }) => {
      await aPerson();
    },
    { given: { serverAddress: '' } },
  );
  expect(await screen.findByRole('table', { name: screens.sync.ledger.caption })).toHaveTextContent(
    first.states.waiting,
  );
  expect(screen.queryByRole('heading', { name: screens.sync.waiting.title })).toBeNull();
});

test('the log tells what was sent and what came back, the newest first', async () => {
  const { user } = await opened(async ({ aPerson, sent, clock }) => {
    await sent(await aPerson({}, { reference: 'Bed 1' }), became.confirmed(UUID(1)));
    clock.pass(1_000);
    await sent(await aPerson({}, { reference: 'Bed 2' }), became.rejected('No'));
  });
  const log = await section(screens.sync.log.title);
  await user.click(log.getByRole('heading', { name: screens.sync.log.title }));
  const links = await log.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent.trim().slice(-5))).toEqual(['Bed 2', 'Bed 1']);
  expect(log.getByText(screens.record.attempt.rejected)).toBeVisible();
  // Where each is now has its shape and word; what the word says is not said again.
  const entries = log.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringContaining(first.states.toFix),
    expect.stringContaining('confirmed'),
  ]);
  expect(log.queryByText(screens.record.attempt.confirmed)).toBeNull();
});

test('a state’s word leads to the people in it', async () => {
  await opened(async ({ aPerson, anAssignment }) => {
    await anAssignment(await aPerson());
  });
  const table = within(await screen.findByRole('table', { name: screens.sync.ledger.caption }));
  expect(table.getByRole('link', { name: first.states.waiting })).toHaveAttribute(
    'href',
    '#/people?state=waiting',
  );
  expect(table.getAllByRole('link')).toHaveLength(1);
});

test.each([
  ['No reply', NoReplySection],
  ['To fix', ToFixSection],
  ['On hold', OnHoldSection],
] as const)(
  'the heading %s, which a button leads to, is there before its list is read',
  async (name, Section) => {
    const { showPart } = await anApp();
    showPart(Section, '#/sync', { count: 40_000, tell: () => undefined });
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText(screens.sync.reading)).toBeVisible();
  },
);
