import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { became } from '../../../an-app.ts';
import { aList, fromMore } from '../a-list.ts';
import { messages as first } from '../../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

describe('people of whom no one knows whether they arrived', () => {
  /** One of the four is unknown, and one of those selected waits. */
  async function aNoReply() {
    const list = await aList();
    await list.sent(list.one, became.noReply);
    await fromMore(list.user, screens.people.selectSeveral);
    await list.all(4);
    return list;
  }

  test('are sent again only after it was said what may come of it', async () => {
    const { user, act, opOf, one, two } = await aNoReply();
    await act('Send 1 again');
    const risk = await screen.findByText(screens.many.mayDouble({ n: 1 }));
    expect(risk.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByText(screens.many.cannot({ n: 3 }))).toBeVisible();
    expect((await opOf(one)).status).toBe('noReply');
    await user.click(screen.getByRole('button', { name: screens.many.sendAnyway }));
    expect(await screen.findByText('1 person will be sent again')).toBeVisible();
    expect((await opOf(one)).status).toBe('ready');
    expect((await opOf(two)).attempts).toBe(0);
    expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus();
  });

  test('stay as they were when that is not wanted', async () => {
    const { user, act, opOf, one } = await aNoReply();
    await act('Send 1 again');
    await user.click(await screen.findByRole('button', { name: screens.keepOffer.no }));
    expect((await opOf(one)).status).toBe('noReply');
    expect(screen.queryByText(screens.many.mayDouble({ n: 1 }))).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: screens.onePerson.otherActs })).toHaveFocus(),
    );
  });

  test('count as confirmed together once someone says that they were found on the server', async () => {
    const { user, act, opOf, one, two } = await aNoReply();
    await act(screens.many.doWith.arrived({ n: 1 }));
    const meaning = await screen.findByText(screens.many.foundThere);
    expect(meaning.closest('[tabindex]')).toHaveFocus();
    expect((await opOf(one)).status).toBe('noReply');
    await user.click(
      within(await question()).getByRole('button', { name: screens.many.doWith.arrived({ n: 1 }) }),
    );
    expect(await screen.findByText('1 person confirmed')).toBeVisible();
    expect((await opOf(one)).status).toBe('confirmed');
    expect((await opOf(two)).status).toBe('ready');
    expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus();
  });

  test('need someone once it is said that they are not there', async () => {
    const { user, act, opOf, one, two } = await aNoReply();
    await act(screens.many.doWith.notThere({ n: 1 }));
    await user.click(
      within(await question()).getByRole('button', { name: screens.many.doWith.notThere({ n: 1 }) }),
    );
    const said = await screen.findByText('1 person marked as not received');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(screen.getByRole('heading', { name: first.titles.people })).toHaveFocus();
    expect(screen.getByText(screens.many.thenNeedYou)).toBeVisible();
    expect((await opOf(one)).status).toBe('toFix');
    expect((await opOf(two)).status).toBe('ready');
  });

  test('are decided about first where no one else is selected', async () => {
    const list = await aList('#/people?state=noReply');
    await list.sent(list.one, became.noReply);
    await list.sent(list.two, became.noReply);
    // Until both are listed, fewer can be selected.
    for (const number of [1, 2]) await screen.findByText(new RegExp(`Bed ${number}`));
    await fromMore(list.user, screens.people.selectSeveral);
    await list.all(2);
    const bar = within(screen.getByRole('region', { name: screens.many.selectedPeople }));
    await bar.findByRole('button', { name: screens.many.doWith.arrived({ n: 2 }) });
    const names = bar.getAllByRole('button').map((button) => button.textContent);
    expect(names.slice(0, 2)).toEqual([
      screens.many.doWith.arrived({ n: 2 }),
      screens.many.doWith.notThere({ n: 2 }),
    ]);
  });

  /** It comes once it is read for whom it cannot be done. */
  async function question(): Promise<HTMLElement> {
    const found = (await screen.findByText(/^Only (confirm people|do this if)/)).closest<HTMLElement>(
      '[role=group]',
    );
    if (!found) throw new Error('Nothing is asked');
    return found;
  }
});
