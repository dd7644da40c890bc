import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, onTestFinished, test } from 'vitest';
import Person from '../../../../src/ui/screens/person/Person.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

async function anEdit() {
  const app = await anApp();
  const id = await app.aPerson({}, { reference: 'Bed 4' });
  const user = app.show(Person, `#/people/${id}?edit`);
  await heading(/^Edit/);
  const row = async () => app.store.db.users.get(id);
  return { ...app, id, user, row };
}

const save = () => screen.getByRole('button', { name: screens.person.save });

test('the form begins with what is kept', async () => {
  await anEdit();
  expect(screen.getByRole('radio', { name: first.fields.sexes.F })).toBeChecked();
  expect(screen.getByRole('combobox', { name: first.fields.occupation })).toHaveValue(
    '2221 Nursing professionals',
  );
  expect(screen.getByRole('textbox', { name: /^Reference/ })).toHaveValue('Bed 4');
});

test('what is saved is kept, told, and leads back to the person', async () => {
  const { user, row } = await anEdit();
  const field = screen.getByRole('textbox', { name: /^Reference/ });
  await user.clear(field);
  await user.type(field, 'Bed 5');
  await user.click(save());
  expect(await screen.findByText('Changed: reference (“Bed 4” → “Bed 5”)')).toBeVisible();
  expect(await row()).toMatchObject({ reference: 'Bed 5', occupation: '2221' });
});

test('whoever goes to another screen while it is saved is not brought back', async () => {
  const { user, row, aPerson } = await anEdit();
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
  await fireEvent.click(save());
  location.hash = '#/sync';
  await waitFor(async () => expect((await row())?.sex).toBe('M'));
  // What follows that save comes before the end of one that begins now.
  await aPerson();
  expect(location.hash).toBe('#/sync');
});

test('what must be fixed is named and linked, and nothing is kept', async () => {
  const { user, row } = await anEdit();
  await user.click(screen.getByRole('button', { name: 'Clear Occupation' }));
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(screen.getByRole('link', { name: first.fix.occupation }));
  expect(screen.getByRole('combobox', { name: first.fields.occupation })).toHaveFocus();
  expect(await row()).toMatchObject({ occupation: '2221', reference: 'Bed 4' });
});

test('going back keeps nothing', async () => {
  const { user, row } = await anEdit();
  await user.click(screen.getByRole('radio', { name: first.fields.sexes.M }));
  await user.click(screen.getByRole('link', { name: screens.assign.leave }));
  await heading(/Bed 4/);
  expect((await row())?.sex).toBe('F');
});

test('someone who goes to the server meanwhile cannot be edited any more, and the screen says why', async () => {
  const { send, id } = await anEdit();
  await send(id);
  expect(
    await screen.findByText(`${screens.person.notNow} ${screens.record.obstacles.sending}`),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: screens.person.save })).not.toBeInTheDocument();
});

test('no new version of the app takes a form away', async () => {
  const { outpost, user } = await anEdit();
  expect(outpost.occupied.isTyping).toBe(true);
  await user.click(screen.getByRole('link', { name: screens.assign.leave }));
  await heading(/Bed 4/);
  expect(outpost.occupied.isTyping).toBe(false);
});

test('someone refused is edited from the field that the server named, where a keyboard covers nothing', async () => {
  const { aPerson, sent, show } = await anApp();
  const id = await aPerson();
  await sent(id, became.rejected('No such occupation', '/occupation'));
  const wide = matchMedia;
  window.matchMedia = (media) => Object.assign(wide(media), { matches: true });
  onTestFinished(() => {
    window.matchMedia = wide;
  });
  show(Person, `#/people/${id}?edit`);
  await heading(/^Edit/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: first.fields.occupation })).toHaveFocus());
});
