import { fireEvent, screen, within } from '@testing-library/svelte';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { deploymentName, practiceName } from '../../../../src/domain/deployment.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { discard } from '../../../../src/store/changes/discard.ts';
import Overview from '../../../../src/ui/screens/overview/Overview.svelte';
import { atRest } from '../../../support/parts/at-rest.ts';
import { anApp, became, heading } from '../../an-app.ts';
import { keptFiles } from '../../kept-files.ts';
import { countedBefore, countingGoesOn, countsOf } from '../../counted-before.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const UUID = serverUuid('bbbbbbbb-0000-4000-8000-000000000001');

async function showTables(user: Pick<UserEvent, 'click'>): Promise<void> {
  await user.click(screen.getByRole('button', { name: screens.onePerson.otherActs }));
  await user.click(screen.getByRole('button', { name: screens.overview.asTables }));
}

describe('Overview', () => {
  test('says on an empty device what belongs there, and one next step', async () => {
    const app = await anApp();
    app.show(Overview, '#/overview');
    await heading('Overview');
    expect(await screen.findByRole('heading', { name: screens.people.noOneYet })).toBeVisible();
    expect(screen.getByText(screens.overview.noOne)).toBeVisible();
    expect(screen.getByRole('link', { name: screens.people.registerFirst })).toHaveAttribute('href', '#/');
  });

  test('has no picture of groups where no one is in one', async () => {
    const app = await anApp();
    await app.aPerson();
    app.show(Overview, '#/overview');
    expect(await screen.findByRole('region', { name: first.fields.sex })).toBeVisible();
    expect(screen.queryByRole('region', { name: first.titles.groups })).not.toBeInTheDocument();
  });

  test('each picture says its numbers, and links to its people', async () => {
    const app = await anApp();
    const group = await app.aGroup('Lions');
    await app.aPerson({ sex: 'M', group: { uuid: group, name: 'Lions', type: 'TEAM' } });
    await app.aPerson({ country: 'UG' });
    await app.aPerson();
    await app.sent(await app.aPerson(), became.confirmed(UUID));
    const user = app.show(Overview, '#/overview');
    const section = async (name: string) => within(await screen.findByRole('region', { name }));
    expect(
      (await section('Groups')).getByText(screens.overview.mark({ name: 'No group', all: 3, notYet: 2 })),
    ).toBeInTheDocument();
    expect(
      await (await section('Groups')).findByText(screens.overview.mark({ name: 'Lions', all: 1, notYet: 1 })),
    ).toBeInTheDocument();
    expect(
      (await section('Sex')).getByText(screens.overview.mark({ name: 'Female', all: 3, notYet: 2 })),
    ).toBeInTheDocument();
    expect(
      (await section('Country')).getByText(screens.overview.mark({ name: 'Uganda', all: 1, notYet: 1 })),
    ).toBeInTheDocument();
    const to = async (name: string, mark: RegExp) =>
      (await section(name)).getByRole('link', { name: mark }).getAttribute('href');
    expect(await to('Groups', /^No group/)).toBe('#/people?state=here&group=none');
    expect(await to('Groups', /^Lions/)).toBe(`#/people?state=here&group=${group}`);
    expect(await to('Sex', /^Female/)).toBe('#/people?state=here&sex=F');
    expect(await to('Country', /^Uganda/)).toBe('#/people?state=here&country=UG');
    expect(await to(screens.overview.spans.day, /: 4 people, 3 not confirmed yet$/)).toMatch(
      /^#\/people\?state=here&day=2026-11-2\d$/,
    );
    await user.click(
      (await section('Occupations')).getByRole('button', { name: /^Professionals: 4 people/ }),
    );
    expect(await to('Occupations', /^See these people/)).toBe('#/people?state=here&occupation=2');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await showTables(user);
    expect((await section(screens.overview.spans.day)).getByRole('table')).toHaveTextContent(/4.*1.*3/);
    expect((await section('Sex')).queryByRole('link')).not.toBeInTheDocument();
  });

  test('says who the pictures count and who is left out, in the words of the sum, and calls what is confirmed by one word', async () => {
    const app = await anApp();
    await app.sent(await app.aPerson(), became.confirmed(UUID));
    await app.aPerson();
    await discard(app.store, [await app.aPerson()]);
    const user = app.show(Overview, '#/overview');
    expect(await screen.findByText(screens.overview.leftOut({ states: '1 discarded' }))).toBeVisible();
    expect(screen.getByText(first.states.confirmed, { selector: '.key *' })).toBeVisible();
    await showTables(user);
    const sex = within(screen.getByRole('region', { name: first.fields.sex }));
    const heads = sex.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Name', 'People', 'confirmed', screens.overview.notYet]);
    expect(screen.queryByText(/on the server/)).not.toBeInTheDocument();
  });

  test('a press shows the bars of those who are folded away, each a link to its people', async () => {
    const app = await anApp();
    for (const country of ['KE', 'KE', 'UG', 'TZ', 'ET', 'RW', 'SO', 'GB', 'US', 'BR'])
      await app.aPerson({ country });
    const user = app.show(Overview, '#/overview');
    const country = within(await screen.findByRole('region', { name: first.fields.country }));
    const more = await country.findByText('4 more countries');
    const link = country.getAllByRole('link', { hidden: true }).at(-1);
    expect(link).not.toBeVisible();
    await user.click(more);
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', expect.stringMatching(/^#\/people\?state=here&country=[A-Z]{2}$/));
  });

  test('the table in the place of the days is called as the picture is, and has the same numbers', async () => {
    const app = await anApp();
    await app.aPerson();
    app.clock.pass(21 * 24 * 60 * 60 * 1000);
    await app.aPerson();
    await app.aPerson();
    const user = app.show(Overview, '#/overview');
    const weeks = within(await screen.findByRole('region', { name: screens.overview.spans.week }));
    // Of a week without anybody nothing is written, but a screen reader is told.
    expect(weeks.queryByText('0')).not.toBeInTheDocument();
    expect(weeks.getAllByText(/: 0 people$/)).toHaveLength(2);
    await showTables(user);
    await user.click(screen.getByRole('button', { name: screens.onePerson.otherActs }));
    expect(screen.getByRole('button', { name: screens.overview.asTables, pressed: true })).toBeVisible();
    const table = weeks.getByRole('table', {
      name: screens.overview.table({ what: screens.overview.spans.week }),
    });
    const rows = within(table).getAllByRole('row').slice(1);
    const all = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(all).toEqual(['2', '0', '0', '1']);
    await user.click(screen.getByRole('button', { name: screens.overview.asTables }));
    expect(weeks.queryByRole('table')).not.toBeInTheDocument();
  });

  test('what solid and pale mean stands once, before all pictures, as long as something is not confirmed', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    app.show(Overview, '#/overview');
    const said = await screen.findByText(screens.overview.notYet, { selector: '.key *' });
    expect(said).toBeVisible();
    expect(screen.getByText(first.states.confirmed, { selector: '.key *' })).toBeVisible();
    const sex = await screen.findByRole('region', { name: first.fields.sex });
    expect(said.compareDocumentPosition(sex)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await app.sent(person, became.confirmed(UUID));
    await expect.poll(() => screen.queryByText(screens.overview.notYet, { selector: '.key *' })).toBeNull();
  });

  test('what solid and pale mean is said where assignments alone are not confirmed', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    await app.sent(person, became.confirmed(UUID));
    await app.anAssignment(person);
    app.show(Overview, '#/overview');
    expect(await screen.findByText(screens.overview.notYet, { selector: '.key *' })).toBeVisible();
  });

  test('without the storage it says how to see what is saved, and shows nothing that leads to a list that cannot be read', async () => {
    const app = await anApp();
    await app.aPerson();
    countingGoesOn(app.store);
    app.outpost.trouble.problem = new StoreProblem('outdated', 'A newer version has it');
    app.show(Overview, '#/overview');
    expect(await screen.findByText(screens.loadToSee)).toBeVisible();
    expect(screen.queryByRole('list', { name: screens.people.byState })).toBeNull();
    expect(screen.queryByText(screens.onePerson.otherActs)).toBeNull();
  });

  /** The overview of one person with the ways to save open, and a bar that they do not cover. */
  async function withOpenMenu() {
    const app = await anApp();
    await app.aPerson();
    const user = app.show(Overview, '#/overview');
    const menu = await screen.findByRole('button', { name: screens.onePerson.otherActs });
    await user.click(menu);
    const isOpen = () => menu.getAttribute('aria-expanded') === 'true';
    expect(isOpen()).toBe(true);
    return { user, isOpen, bar: await screen.findByRole('link', { name: /^Female/ }) };
  }

  test('a press beside the open ways to save closes them and does nothing else', async () => {
    const { user, isOpen, bar } = await withOpenMenu();
    await user.click(bar);
    expect([isOpen(), location.hash]).toEqual([false, '#/overview']);
    await user.click(bar);
    expect(location.hash).toBe('#/people?state=here&sex=F');
  });

  test('a press that ends as a drag leaves the next Enter alone', async () => {
    const { user, isOpen, bar } = await withOpenMenu();
    await user.pointer({ keys: '[MouseLeft>]', target: bar });
    bar.focus();
    await user.keyboard('{Enter}');
    expect([isOpen(), location.hash]).toEqual([false, '#/people?state=here&sex=F']);
  });

  test('has no picture of assessments where no one has one', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    app.show(Overview, '#/overview');
    expect(await screen.findByRole('region', { name: first.fields.sex })).toBeVisible();
    expect(screen.queryByRole('region', { name: first.titles.assessments })).toBeNull();
    await app.anAssignment(person);
    expect(await screen.findByRole('region', { name: first.titles.assessments })).toBeVisible();
  });

  test.each([false, true])(
    'on paper the same charts have a head that says whose they are, how many people, and when: in practice %s',
    async (isPractice) => {
      const address = 'https://outpost.example/paper/';
      const app = await anApp({ name: isPractice ? practiceName(address) : deploymentName(address) });
      await app.aPerson();
      app.show(Overview, '#/overview');
      const sex = await screen.findByRole('region', { name: first.fields.sex });
      const paper = sex.closest('.printed');
      expect(paper).not.toHaveTextContent(first.titles.overview);
      window.dispatchEvent(new Event('beforeprint'));
      expect(paper).toHaveTextContent(/Outpost.*Overview · 1 person · 21 Nov 2026, \d\d:\d\d/);
      expect(paper?.textContent.includes(screens.practice.mark)).toBe(isPractice);
      window.dispatchEvent(new Event('afterprint'));
      expect(paper).not.toHaveTextContent(first.titles.overview);
    },
  );

  test('the table that is saved has the numbers that the charts say', async () => {
    const app = await anApp();
    await app.sent(await app.aPerson({ country: 'UG' }), became.confirmed(UUID));
    await app.anAssignment(await app.aPerson({ country: 'UG' }));
    const kept = keptFiles();
    const user = app.show(Overview, '#/overview');
    expect(
      await screen.findByText(screens.overview.mark({ name: 'Uganda', all: 2, notYet: 1 })),
    ).toBeInTheDocument();
    await user.click(screen.getByText(screens.onePerson.otherActs));
    await user.click(screen.getByRole('button', { name: screens.overview.csv }));
    const rows = (await kept[0]?.file.text())?.split('\r\n') ?? [];
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^People per day,2026-11-21,2,1$/),
        'Country,Uganda,2,1',
        expect.stringMatching(/^Occupations,\d{4} .*,2,1$/),
        expect.stringMatching(/^Assessments,.*,1,0$/),
      ]),
    );
  });

  test('while everyone is counted again, what was counted before is not set against what is here now, and goes into no file', async () => {
    const app = await anApp();
    const person = await app.aPerson();
    await discard(app.store, [await app.aPerson()]);
    const [people, assigned] = [
      { all: 9, onServer: 0 },
      { all: 5, onServer: 0 },
    ];
    await countedBefore(app.store, countsOf({ people, assigned }));
    await app.anAssignment(person);
    countingGoesOn(app.store);
    app.show(Overview, '#/overview');
    expect(await screen.findByText(/Charts as of .* Updating…/)).toBeVisible();
    expect(screen.queryByText(/^Not in these charts/)).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: screens.overview.print, hidden: true }),
    ).not.toBeInTheDocument();
  });

  test('the ways to save are gone by Escape in the very moment in which they came', async () => {
    const app = await anApp();
    await app.aPerson();
    app.show(Overview, '#/overview');
    const ways = await screen.findByText(screens.onePerson.otherActs);
    ways.click();
    await fireEvent.keyDown(ways, { key: 'Escape' });
    await atRest();
    expect(ways).toHaveAttribute('aria-expanded', 'false');
    expect(ways).toHaveFocus();
    ways.click();
    await expect.poll(() => ways.getAttribute('aria-expanded')).toBe('true');
  });
});
