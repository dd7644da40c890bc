import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import { itWasRejected } from '../../../../src/store/changes/decisions.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import Assessment from '../../../../src/ui/screens/assessments/Assessment.svelte';
import Assessments from '../../../../src/ui/screens/assessments/Assessments.svelte';
import { anApp, became, heading } from '../../an-app.ts';
import { countedBefore, countingGoesOn, countsOf } from '../../counted-before.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

describe('Assessments', () => {
  test('say in their rows how often they are assigned, and follow what is assigned', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    await app.anAssignment(person);
    app.show(Assessments, '#/assessments');
    const row = await screen.findByRole('link', { name: /^Activity Interests AI/ });
    expect(await within(row).findByText('Assigned 1 time')).toBeVisible();
    await app.anAssignment(person);
    expect(await within(row).findByText('Assigned 2 times')).toBeVisible();
    // Nine times none would be louder than what is assigned.
    expect(screen.getByRole('link', { name: /^Poise PO/ })).not.toHaveTextContent(/\bassign/);
  });

  test('show how many of them someone should look at, in the words of the state', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    await app.sent(person, became.confirmed(serverUuid('aaaaaaaa-0000-4000-8000-000000000001')));
    await app.sent(await app.anAssignment(person), became.noReply);
    await app.anAssignment(person);
    app.show(Assessments, '#/assessments');
    const row = await screen.findByRole('link', { name: /^Activity Interests AI/ });
    expect(await within(row).findByText('1 no reply')).toBeVisible();
    expect(row).toHaveTextContent(/Assigned 2 times/);
    expect(row).not.toHaveTextContent(/need/);
  });

  test('say why their numbers add up to another one than that of all assignments', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    app.show(Assessments, '#/assessments');
    await app.anAssignment(person);
    const row = await screen.findByRole('link', { name: /^Activity Interests AI/ });
    expect(await within(row).findByText('Assigned 1 time')).toBeVisible();
    expect(screen.queryByText(/Left out/)).toBeNull();
    await discard(app.store, [await app.anAssignment(person)]);
    const left = await screen.findByText(screens.overview.leftOutOfNumbers({ states: '1 discarded' }));
    // It is of the numbers, which stand above it.
    expect(row.compareDocumentPosition(left)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('say nothing of how often where nothing can be read', async () => {
    const app = await anApp();
    await app.anAssignment(await app.aPerson());
    app.show(Assessments, '#/assessments');
    const row = await screen.findByRole('link', { name: /^Activity Interests AI/ });
    expect(await within(row).findByText('Assigned 1 time')).toBeVisible();
    app.outpost.trouble.problem = new StoreProblem('outdated', 'A newer version has it');
    await expect.poll(() => row.textContent).not.toContain('Assigned');
    expect(screen.getByText(screens.loadToSee)).toBeVisible();
  });

  test('say while everyone is counted again how often each was assigned before, and of one that never was nothing', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    await countedBefore(app.store, countsOf({ assessments: new Map([['AI', { all: 3, onServer: 0 }]]) }));
    await app.anAssignment(person);
    countingGoesOn(app.store);
    app.show(Assessments, '#/assessments');
    const row = await screen.findByRole('link', { name: /^Activity Interests AI/ });
    expect(await within(row).findByText('Assigned 3 times')).toBeVisible();
    expect(screen.queryByText(screens.parts.counting)).not.toBeInTheDocument();
  });

  test('say below their rows that the first numbers are counted', async () => {
    const app = await anApp();
    await app.anAssignment(await app.aPerson());
    countingGoesOn(app.store);
    app.show(Assessments, '#/assessments');
    const row = await screen.findByRole('link', { name: /^Activity Interests AI/ });
    expect(row.compareDocumentPosition(await screen.findByText(screens.parts.counting))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(row).not.toHaveTextContent(/assigned/i);
  });

  test('lead back to More', async () => {
    const app = await anApp();
    app.show(Assessments, '#/assessments');
    await heading('Assessments');
    expect(screen.getByRole('link', { name: first.titles.more })).toHaveAttribute('href', '#/more');
  });
});

describe('an assessment', () => {
  test('leads to its assignments only where there are any, and its next step is to assign it', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    app.show(Assessment, '#/assessments/AI');
    await heading(/^Activity Interests/);
    expect(await screen.findByRole('link', { name: screens.assessments.assign })).toHaveClass('primary');
    expect(await screen.findByText(screens.assessments.toNoOne)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Assignments/ })).not.toBeInTheDocument();
    await app.anAssignment(person);
    expect(await screen.findByRole('link', { name: 'Assigned 1 time' })).toHaveAttribute(
      'href',
      '#/people?assessment=AI',
    );
  });

  test('names the link to its assignments without a number until they are counted', async () => {
    const app = await anApp();
    await app.anAssignment(await app.aPerson());
    countingGoesOn(app.store);
    app.show(Assessment, '#/assessments/AI');
    expect(await screen.findByRole('link', { name: screens.person.assignments })).toBeVisible();
    expect(screen.queryByText(screens.parts.counting)).not.toBeInTheDocument();
  });

  test('says why someone is to be registered first, where no one is', async () => {
    const app = await anApp();
    app.show(Assessment, '#/assessments/AI');
    expect(await screen.findByText(screens.assessments.noOne)).toBeVisible();
    expect(screen.getByRole('link', { name: first.titles.register })).toHaveClass('primary');
  });

  test('is not offered to be assigned where nothing can be saved', async () => {
    const app = await anApp();
    await app.aPerson();
    app.outpost.trouble.problem = new StoreProblem('outdated', 'A newer version has it');
    app.show(Assessment, '#/assessments/AI');
    await heading(/^Activity Interests/);
    expect(screen.queryByRole('link', { name: screens.assessments.assign })).not.toBeInTheDocument();
    expect(screen.getByText(screens.loadToSee)).toBeVisible();
  });

  test('says beside the link to be assigned why it cannot be on a full disk', async () => {
    const app = await anApp();
    await app.aPerson();
    app.show(Assessment, '#/assessments/AI');
    const assign = await screen.findByRole('link', { name: screens.assessments.assign });
    expect(assign).toHaveClass('primary');
    app.outpost.session.space.tell(new StoreProblem('quota', 'Full'));
    await waitFor(() => expect(assign).toHaveAccessibleDescription(screens.assign.full));
    expect(assign).toHaveClass('waits');
  });

  test('says how many of its assignments need someone, and follows what becomes of them', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    await app.sent(person, became.confirmed(serverUuid('bbbbbbbb-0000-4000-8000-000000000001')));
    const id = await app.anAssignment(person);
    await app.sent(id, became.noReply);
    await app.sent(await app.anAssignment(person), became.rejected('No'));
    app.show(Assessment, '#/assessments/AI');
    expect(await screen.findByRole('link', { name: '1 no reply' })).toHaveAttribute(
      'href',
      '#/people?assignments=noReply&assessment=AI',
    );
    expect(screen.getByRole('link', { name: '1 to fix' })).toHaveAttribute(
      'href',
      '#/people?assignments=toFix&assessment=AI',
    );
    await itWasRejected(app.store, [id]);
    expect(await screen.findByText('2 to fix')).toBeVisible();
    expect(screen.queryByText('1 no reply')).not.toBeInTheDocument();
  });

  test('says what the tints of its ring mean, in its own words', async () => {
    const app = await anApp();
    app.show(Assessment, '#/assessments/AI');
    expect(await screen.findByText('Factors A to I are nine areas of interest')).toBeVisible();
    expect(screen.getByText('Factors J to L are three ways to use an interest')).toBeVisible();
    expect(screen.getByText(screens.factors.choose)).toBeVisible();
  });
});
