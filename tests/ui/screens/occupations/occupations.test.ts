import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { pinOccupation } from '../../../../src/store/changes/presets-and-pins.ts';
import Occupations from '../../../../src/ui/screens/occupations/Occupations.svelte';
import { pickForRegistration, registrationDraft } from '../../../../src/ui/person/registration-draft.ts';
import { Disk } from '../../../store/disk.ts';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp, heading } from '../../an-app.ts';
import { countedBefore, countingGoesOn, countsOf } from '../../counted-before.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';

describe('Occupations', () => {
  test('the path of an occupation is shown once and whole, below a way to search again', async () => {
    const app = await anApp();
    app.show(Occupations, '#/occupations/2221');
    await heading('2221 Nursing professionals');
    const path = screen.getByRole('navigation', { name: screens.occupations.path });
    const links = [...path.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['2 Professionals', '#/occupations/2'],
      ['22 Health professionals', '#/occupations/22'],
      ['222 Nursing and midwifery professionals', '#/occupations/222'],
    ]);
    // Searching again is above it.
    expect(screen.getByRole('link', { name: screens.occupations.all })).toHaveAttribute(
      'href',
      '#/occupations',
    );
  });

  test('the list of all says which occupations people here have, and how many, and which are pinned', async () => {
    inAWideWindow();
    const app = await anApp();
    await app.aPerson({ occupation: '5120' });
    await app.aPerson();
    await app.aPerson();
    await pinOccupation(app.store, '6111', true);
    app.show(Occupations, '#/occupations');
    await screen.findByRole('link', { name: /2 people$/ });
    const region = screen.getByRole('region', { name: screens.occupations.usedHere });
    // It comes late: below the tree it pushes nothing down.
    const tree = screen.getByRole('region', { name: screens.occupations.all });
    expect(tree.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const used = within(region);
    const links = (all: HTMLElement[]) => all.map((link) => link.getAttribute('href'));
    expect(links(used.getAllByRole('link'))).toEqual(['#/occupations/2221', '#/occupations/5120']);
    expect(used.getByRole('link', { name: /^2221 Nursing professionals 2 people$/ })).toBeVisible();
    const pinned = within(await screen.findByRole('region', { name: screens.occupations.isPinned }));
    expect(links(pinned.getAllByRole('link'))).toEqual(['#/occupations/6111']);
    await app.aPerson({ occupation: '6111' });
    expect(await pinned.findByRole('link', { name: /1 person$/ })).toBeVisible();
  });

  test('says how many here have an occupation, and leads to them', async () => {
    const app = await anApp();
    await app.aPerson({ occupation: '2221' });
    await app.aPerson({ occupation: '2222' });
    app.show(Occupations, '#/occupations/222');
    expect(await screen.findByRole('link', { name: screens.occupations.have({ n: 2 }) })).toHaveAttribute(
      'href',
      '#/people?state=here&occupation=222',
    );
    location.hash = '#/occupations/9';
    expect(await screen.findByText('No one on this device has this occupation.')).toBeVisible();
  });

  test('has a line for how many have it from the first, so that what is below does not move', async () => {
    const app = await anApp();
    countingGoesOn(app.store);
    app.show(Occupations, '#/occupations/2221');
    await heading('2221 Nursing professionals');
    const have = document.querySelector<HTMLElement>('.have');
    expect(have?.querySelector('span')).toHaveTextContent(/^$/);
    const path = screen.getByRole('navigation', { name: screens.occupations.path });
    expect(path.parentElement).not.toContainElement(have);
  });

  test('does not say that no one has an occupation while everyone is counted again', async () => {
    const app = await anApp();
    await app.aPerson();
    await countedBefore(app.store, countsOf({ occupations: new Map([['2221', { all: 1, onServer: 0 }]]) }));
    await app.aPerson({ occupation: '5120' });
    countingGoesOn(app.store);
    app.show(Occupations, '#/occupations/2221');
    expect(await screen.findByRole('link', { name: screens.occupations.have({ n: 1 }) })).toBeVisible();
    location.hash = '#/occupations/5120';
    expect(await screen.findByText(screens.occupations.counting)).toBeVisible();
    expect(screen.queryByText('No one on this device has this occupation.')).not.toBeInTheDocument();
  });

  test('the list of all leads back to More, and its field is found by its name', async () => {
    const app = await anApp();
    app.show(Occupations, '#/occupations');
    await heading('Occupations');
    expect(screen.getByRole('link', { name: first.titles.more })).toHaveAttribute('href', '#/more');
    expect(screen.getByRole('combobox', { name: screens.occupations.find })).toHaveAccessibleDescription(
      /^Enter a job/,
    );
  });

  test('someone who came from the form goes back to the person there, and is led to the place of the words', async () => {
    const app = await anApp();
    const user = app.show(Occupations, '#/occupations?for=register&words=nurse');
    await heading('Occupations');
    expect(screen.queryByRole('link', { name: first.titles.more })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: screens.occupations.backToForm })).toHaveAttribute('href', '#/');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'true'));
    const { textContent } = document.activeElement ?? document.body;
    await user.tab();
    expect(document.activeElement?.textContent.trim()).toMatch(/^Use/);
    expect(document.activeElement?.textContent).toContain(textContent.trim().slice(0, 4));
  });

  test('someone who picks for a registration comes from the root back to it', async () => {
    const app = await anApp();
    app.show(Occupations, '#/occupations/2221?for=register&words=nurse');
    await heading('2221 Nursing professionals');
    expect(screen.getByRole('link', { name: screens.occupations.all })).toHaveAttribute(
      'href',
      '#/occupations?for=register',
    );
  });

  test('someone new is registered with an occupation from its page, and the words of no other stay with it', async () => {
    const app = await anApp();
    const user = app.show(Occupations, '#/occupations/2221');
    await heading('2221 Nursing professionals');
    // Whether a registration is in progress has been read.
    await atRest();
    expect(
      screen.queryByRole('button', { name: screens.occupations.useForRegistration }),
    ).not.toBeInTheDocument();
    const register = screen.getByRole('button', { name: screens.occupations.registerWith });
    expect(register).toHaveClass('primary');
    await user.click(register);
    await expect.poll(() => location.hash).toBe('#/');
    expect(await registrationDraft(app.store)).toMatchObject({ occupation: '2221', occupationWords: '' });
  });

  test('a registration in progress takes it; a broader group is taken by no filled button', async () => {
    const app = await anApp();
    await pickForRegistration(app.store, '2222', 'midwife');
    app.show(Occupations, '#/occupations/222');
    await heading('222 Nursing and midwifery professionals');
    const use = await screen.findByRole('button', { name: screens.occupations.useForRegistration });
    expect(use).not.toHaveClass('primary');
    expect(screen.queryByRole('button', { name: /^Register/ })).not.toBeInTheDocument();
    expect(screen.getByText('Minor group')).toBeVisible();
  });

  test('what cannot be taken for the registration, because the disk is full, is said, and nothing else changes', async () => {
    const app = await anApp();
    const user = app.show(Occupations, '#/occupations/2221?for=register&words=nurse');
    await heading('2221 Nursing professionals');
    new Disk(app.store.db.name).isFull = true;
    await user.click(screen.getByRole('button', { name: screens.occupations.useForRegistration }));
    expect(await screen.findByRole('alert')).toHaveTextContent(screens.storageTrouble.quota.title);
    expect(location.hash).toMatch(/^#\/occupations\/2221/);
  });

  test('a pin that has no room on the disk is said, and nothing is pinned', async () => {
    const app = await anApp();
    const user = app.show(Occupations, '#/occupations/2221');
    await heading('2221 Nursing professionals');
    new Disk(app.store.db.name).isFull = true;
    await user.click(screen.getByRole('button', { name: /^Pin/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(screens.storageTrouble.quota.title);
    expect(screen.getByRole('button', { name: /^Pin/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test.each([
    ['a newer version has the storage', screens.full.reloadFirst],
    ['the disk is full', screens.assign.full],
  ])('where %s it is said beside what cannot be done then, which is no filled button', async (what, why) => {
    const app = await anApp();
    if (what === 'the disk is full') app.outpost.session.space.tell(new StoreProblem('quota', 'No room'));
    else app.outpost.trouble.problem = new StoreProblem('outdated', 'A newer version has it');
    app.show(Occupations, '#/occupations/2221?for=register&words=nurse');
    await heading('2221 Nursing professionals');
    const use = screen.getByRole('button', { name: screens.occupations.useForRegistration });
    expect(use).not.toHaveClass('primary');
    expect(use).toHaveAccessibleDescription(why);
    expect(use).toHaveClass('waits');
    expect(screen.getByRole('button', { name: /^Pin/ })).toHaveClass('waits');
    app.outpost.session.space.tell(undefined);
    app.outpost.trouble.problem = undefined;
    await waitFor(() => expect(use).toHaveClass('primary'));
    expect(screen.queryByText(why)).toBeNull();
  });

  test('on a phone what is used most is one line above the tree, which opens', async () => {
    const app = await anApp();
    await app.aPerson();
    const user = app.show(Occupations, '#/occupations');
    const line = await screen.findByText(screens.occupations.usedHere);
    const tree = screen.getByRole('region', { name: screens.occupations.all });
    expect(line.compareDocumentPosition(tree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const used = await screen.findByText('1 person', { selector: 'details *' });
    expect(used).not.toBeVisible();
    await user.click(line);
    expect(used).toBeVisible();
    expect(screen.getAllByText(screens.occupations.usedHere)).toHaveLength(1);
  });

  test('one button closes every group that is open, and is there only while one is', async () => {
    const app = await anApp();
    const user = app.show(Occupations, '#/occupations/2221');
    await heading('2221 Nursing professionals');
    const professionals = () => screen.getByRole('button', { name: '2 Professionals' });
    expect(professionals()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: screens.occupations.closeAll }));
    expect(professionals()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: screens.occupations.closeAll })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: screens.occupations.all })).toHaveFocus();
  });

  test('a pin says whether the occupation is pinned', async () => {
    const app = await anApp();
    const user = app.show(Occupations, '#/occupations/2221');
    await heading('2221 Nursing professionals');
    const pin = screen.getByRole('button', { name: /^Pin/ });
    expect(pin).toHaveAttribute('aria-pressed', 'false');
    await user.click(pin);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
    expect(pin).toHaveAccessibleName(/^Pinned/);
    await user.click(pin);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'false'));
  });
});
