import { screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { serverUuid, type LocalId } from '../../../../../src/domain/record/reference.ts';
import { discard } from '../../../../../src/store/changes/discard.ts';
import type { Settings } from '../../../../../src/store/changes/settings.ts';
import Assign from '../../../../../src/ui/screens/assign/Assign.svelte';
import { toAssign } from '../../../../../src/ui/person/chosen-people.ts';
import { messages as first } from '../../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';
import { speak } from '../../../../../src/ui/messages/speak.ts';
import { anApp, became, heading } from '../../../an-app.ts';

afterEach(() => speak('en'));

/** Three people, the last of whom is discarded, about to be assigned to. */
async function three(given: Partial<Settings> = {}, countries = ['KE', 'KE', 'KE']) {
  const app = await anApp({ given });
  const ids: LocalId[] = [];
  for (const [at, country] of countries.entries())
    ids.push(await app.aPerson({ country }, { reference: `Bed ${at + 1}` }));
  const gone = ids.at(-1);
  if (!gone) throw new Error('No one was registered');
  await discard(app.store, [gone]);
  toAssign(ids);
  const user = app.show(Assign, location.hash);
  await heading(/^Assign to/);
  const tick = async (name: RegExp) => user.click(await screen.findByRole('checkbox', { name }));
  const rows = () => app.store.db.assignments.orderBy('seq').toArray();
  return { ...app, ids, user, tick, rows };
}

const basket = () => within(screen.getByRole('region', { name: screens.assign.chosen }));
const assign = () => screen.getByRole('button', { name: 'Assign to 2 people' });

describe('assigning to many', () => {
  test('names those for whom it cannot be done before anything is chosen', async () => {
    await three();
    expect(screen.getByText(screens.assign.many.cannot({ n: 1 }))).toBeVisible();
    expect(screen.getByText(/\(Bed 3\)/)).toBeVisible();
  });

  test('says how many of them have an assessment already', async () => {
    const { anAssignment, ids, tick } = await three();
    const [one] = ids;
    if (one) await anAssignment(one);
    expect(
      await screen.findByRole('checkbox', { name: /^Activity Interests AI Already assigned to 1 of 2/ }),
    ).toBeVisible();
    expect(screen.getAllByText(/Already assigned/)).toHaveLength(1);
    await tick(/^Activity Interests/);
    expect(screen.getByText(screens.assign.againOf({ n: 1, all: 2 }))).toBeVisible();
  });

  test('leads to the one person who is left to decide about what they have', async () => {
    const app = await anApp();
    const [one, gone] = [await app.aPerson(), await app.aPerson()];
    await app.sent(one, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
    await app.sent(await app.anAssignment(one), became.noReply);
    await discard(app.store, [gone]);
    toAssign([one, gone]);
    app.show(Assign, location.hash);
    expect(await screen.findByRole('link', { name: screens.assign.settleFirst.noReply })).toHaveAttribute(
      'href',
      `#/people/${one}`,
    );
  });

  test('buys what was confirmed once, for each of them, and says so', async () => {
    const { user, tick, rows, ids } = await three();
    await tick(/^Activity Interests/);
    await tick(/^Activation/);
    expect(basket().getByText(screens.assign.many.inAll).nextElementSibling).toHaveTextContent('4');
    expect(basket().getAllByText('about each person')).toHaveLength(2);
    const confirmation = /^I confirm the purchase of 2 assessments for 2 people$/;
    expect(basket().getByRole('checkbox', { name: confirmation })).not.toBeChecked();
    await user.click(assign());
    expect(await screen.findByRole('alert')).toHaveTextContent(first.fix.purchase);
    expect(await rows()).toEqual([]);

    await tick(confirmation);
    await user.click(assign());
    const result = await screen.findByText('2 assessments assigned to 2 people.');
    expect(result).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect((await rows()).map(({ userId, purchase }) => ({ userId, count: purchase?.count }))).toEqual([
      { userId: ids[0], count: 2 },
      { userId: ids[1], count: 2 },
    ]);

    await user.click(screen.getByRole('button', { name: first.register.undo }));
    expect(await screen.findByText(screens.assign.many.undone({ n: 0 }))).toBeVisible();
    expect((await rows()).map(({ state }) => state)).toEqual(['discarded', 'discarded']);
  });

  test('a tick is for what was in the basket when it was made', async () => {
    const { tick } = await three();
    await tick(/^Activity Interests/);
    await tick(/^I confirm/);
    await tick(/^Activation/);
    expect(basket().getByRole('checkbox', { name: /^I confirm/ })).not.toBeChecked();
  });

  test('says what all of it costs, one total a currency', async () => {
    const { user, tick, rows } = await three(
      // As the hint of this setting says, prices are not in its currency.
      { contract: 'revenue-share', organisationCountry: 'GB' },
      ['KE', 'UG', 'KE'],
    );
    await tick(/^Activity Interests/);
    await user.type(screen.getByRole('textbox', { name: first.purchase.eachPrice }), '450');
    const paid = basket()
      .getAllByText(screens.assign.many.toPay)
      .map((term) => term.nextElementSibling?.textContent.replace(/\s/g, ' '));
    expect(paid).toHaveLength(2);
    expect(paid.join()).toMatch(/KES.450.*UGX.450|UGX.450.*KES.450/);
    // No one confirms a purchase without the sum of it.
    await tick(/^I confirm the purchase of 1 assessment for 2 people, total (?=.*KES.450)(?=.*UGX.450)/);
    await user.click(assign());
    await screen.findByText('1 assessment assigned to 2 people.');
    expect((await rows()).map(({ denominationCountry }) => denominationCountry)).toEqual(['KE', 'UG']);
  });

  test('a refusal is said in the language of the screen', async () => {
    const { user, tick, aGroup, store } = await three();
    const group = await aGroup('Team 7');
    const joins = await screen.findByRole('combobox', { name: /^Group to join/ });
    await user.type(joins, 'Team');
    await user.click(await screen.findByRole('option', { name: /Team 7/ }));
    await store.db.groups.delete(group);
    await tick(/^Activity Interests/);
    await tick(/^I confirm/);
    await user.click(assign());
    expect(await screen.findByText(screens.assign.many.notAssigned({ n: 2 }))).toBeVisible();
    const refused = () => screen.getByRole('listitem');
    expect(refused()).toHaveTextContent(group);
    await speak('fr');
    await waitFor(() => expect(refused()).toHaveTextContent('Choisissez un groupe dans la liste'));
    expect(refused()).not.toHaveTextContent(group);
  });

  test('without anybody leads back to the list', async () => {
    const app = await anApp();
    app.show(Assign, '#/people/many/assign');
    await heading(first.titles.assign);
    expect(screen.getByRole('link', { name: screens.person.toPeople })).toBeVisible();
  });
});
