import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import { resolveNoReply } from '../../../../src/sync/attempt/resolve-no-reply.ts';
import Assign from '../../../../src/ui/screens/assign/Assign.svelte';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { listen } from '../../listen.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const UUID = 'bbbbbbbb-0000-4000-8000-000000000001';

type App = Awaited<ReturnType<typeof anApp>>;
type User = ReturnType<App['show']>;

/** Buttons, one after the other. */
const press =
  (...names: (string | RegExp)[]) =>
  async (user: User) => {
    for (const name of names) await user.click(screen.getByRole('button', { name }));
  };
const behindMore = (name: string) => press('More', name);
const inCard = (name: string) => (user: User) =>
  user.click(within(screen.getByRole('article')).getByRole('button', { name }));

interface Case {
  act: string;
  /** Brings the person into the state, and gives what has the heading. */
  given?: (app: App, id: Awaited<ReturnType<App['aPerson']>>) => Promise<unknown>;
  does: (user: User) => Promise<unknown>;
  says: string;
  on?: string;
}

const confirmed = (app: App, id: Awaited<ReturnType<App['aPerson']>>) =>
  app.sent(id, became.confirmed(serverUuid(UUID)));

const cases: Case[] = [
  {
    act: 'holding',
    does: behindMore('Put on hold: person'),
    says: screens.onePerson.done.hold,
  },
  {
    act: 'discarding',
    does: behindMore('Discard: person'),
    says: screens.onePerson.done.discard,
  },
  {
    act: 'restoring',
    given: (app, id) => discard(app.store, [id]),
    does: press('Restore: person'),
    says: 'Restored.',
  },
  {
    act: 'letting go',
    given: (app, id) => hold(app.store, [id]),
    does: press('Release this record'),
    says: screens.onePerson.done.release,
  },
  {
    act: 'sending a refused person again',
    given: (app, id) => app.sent(id, became.rejected('No')),
    does: press('Send again unchanged'),
    says: screens.onePerson.decided['send again'],
  },
  {
    act: 'saying that it arrived',
    given: (app, id) => app.sent(id, became.noReply),
    does: press(screens.record.noReply.arrived, screens.record.noReply.confirmArrived),
    says: screens.onePerson.decided.arrived,
  },
  {
    act: 'saying that it did not arrive',
    given: (app, id) => app.sent(id, became.noReply),
    does: press(screens.record.noReply.rejected, screens.record.noReply.confirmRejected),
    says: screens.onePerson.decided.rejected,
  },
  {
    act: 'adding the ID',
    given: async (app, id) => {
      await app.sent(id, became.noReply);
      await resolveNoReply(app.store, id, { say: 'arrived', uuid: '' });
    },
    does: async (user) => {
      await user.click(screen.getByText(screens.record.noReply.addIdNow, { selector: 'summary' }));
      await user.type(screen.getByRole('textbox', { name: screens.person.serverUuid }), UUID);
      await press(screens.record.noReply.addIdNow)(user);
    },
    says: screens.onePerson.idAdded,
  },
  {
    act: 'sending an unknown person again',
    given: (app, id) => app.sent(id, became.noReply),
    does: press(screens.record.noReply.sendAgain, screens.record.noReply.sendAnyway),
    says: screens.onePerson.decided['send again'],
  },
  {
    act: 'holding an assignment',
    given: async (app, id) => {
      await confirmed(app, id);
      await app.anAssignment(id);
    },
    does: inCard('Put on hold: Assignment of Activity Interests'),
    says: 'Assignment of Activity Interests: Put on hold.',
    on: 'Activity Interests about this person',
  },
  {
    act: 'sending a refused assignment again',
    given: async (app, id) => {
      await confirmed(app, id);
      await app.sent(await app.anAssignment(id), became.rejected('No'));
    },
    does: inCard('Send again unchanged'),
    says: 'Assignment of Activity Interests: It will be sent again.',
    on: 'Activity Interests about this person',
  },
];

test.for(cases)('$act says what came of it once, and leaves the focus on the record', async (one) => {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  await one.given?.(app, id);
  const user = app.show(Person, `#/people/${id}`);
  const title = await heading(/Bed 4/);
  const said = listen();
  await one.does(user);
  await waitFor(() => expect(said).toEqual([one.says]));
  const focused = one.on ? screen.getByRole('heading', { level: 3, name: one.on }) : title;
  await waitFor(() => expect(focused).toHaveFocus());
});

test('an act that cannot be carried out leaves the focus on its button', async () => {
  const app = await anApp();
  const [id, other] = [await app.aPerson(), await app.aPerson()];
  await app.anAssignment(other, {
    entries: [{ assessmentUuid: app.newId(), key: 'TA', target: id, targetKind: 'user' }],
  });
  const user = app.show(Person, `#/people/${id}`);
  await heading(/-/);
  await behindMore('Discard: person')(user);
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Discard: person' })).toHaveFocus();
});

test('a form that is saved or left gives the focus to the heading, and saving is said', async () => {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  const user = app.show(Person, `#/people/${id}?edit`);
  await heading(/^Edit/);
  const said = listen();
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
  await user.click(screen.getByRole('button', { name: screens.person.save }));
  expect(await heading(/Bed 4/)).toHaveFocus();
  expect(said).toEqual(['Saved.']);
  await user.click(screen.getByRole('link', { name: screens.onePerson.edit }));
  await heading(/^Edit/);
  await user.click(screen.getByRole('link', { name: screens.assign.leave }));
  expect(await heading(/Bed 4/)).toHaveFocus();
  expect(said).toEqual(['Saved.']);
});

test.each<[string, (user: User) => Promise<unknown>]>([
  [
    'corrected',
    async (user) => {
      await user.click(screen.getByRole('link', { name: screens.person.editAndSend }));
      await heading(/^Edit/);
      await press(screens.person.saveAndSend)(user);
    },
  ],
  ['discarded', behindMore('Discard: person')],
])('once someone refused is %s, the way leads on to the next one', async (_, does) => {
  const app = await anApp();
  const [id, other] = [await app.aPerson({}, { reference: 'Bed 4' }), await app.aPerson()];
  for (const one of [id, other]) await app.sent(one, became.rejected('No'));
  const user = app.show(Person, `#/people/${id}`);
  await heading(/Bed 4/);
  await does(user);
  const next = await screen.findByRole('link', { name: screens.onePerson.nextIn.toFix({ n: 1 }) });
  expect(next).toHaveAttribute('href', `#/people/${other}`);
  // With this key a person wants another tab.
  expect(await fireEvent.click(next, { ctrlKey: true })).toBe(true);
});

test('what was assigned is said once, on the screen of the person', async () => {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  const user = app.show(Assign, `#/people/${id}/assign`);
  await user.click(await screen.findByRole('checkbox', { name: /^Activity Interests/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Poise/ }));
  await user.click(screen.getByRole('checkbox', { name: /^I confirm/ }));
  await user.click(screen.getByRole('button', { name: first.register.assign }));
  await waitFor(() => expect(location.hash).toBe(`#/people/${id}`));
  app.show(Person, location.hash);
  expect(await screen.findByText('2 assessments assigned.')).toBeVisible();
  app.show(Person, location.hash);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(1));
  expect(screen.getAllByText('2 assessments assigned.')).toHaveLength(1);
});
