import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { serverUuid } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import Overview from '../../../src/ui/overview/Overview.svelte';
import { anApp, became, heading } from '../an-app.ts';

const UUID = serverUuid('bbbbbbbb-0000-4000-8000-000000000001');

describe('Overview', () => {
  test('says on an empty device what belongs there, and one next step', async () => {
    const app = await anApp();
    app.show(Overview, '#/overview');
    await heading('Overview');
    expect(await screen.findByText(/^Nobody is registered/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register a person' })).toHaveAttribute('href', '#/');
  });

  test('has no picture of groups where nobody is in one', async () => {
    const app = await anApp();
    await app.aPerson();
    app.show(Overview, '#/overview');
    expect(await screen.findByRole('region', { name: 'Sex' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Groups' })).not.toBeInTheDocument();
  });

  test('shows everybody as a sum that adds up, and each picture says its numbers', async () => {
    const app = await anApp();
    const group = await app.aGroup('Lions');
    await app.aPerson({ sex: 'M', group: { uuid: group, name: 'Lions', type: 'TEAM' } });
    await app.aPerson({ country: 'UG' });
    await app.aPerson();
    await app.sent(await app.aPerson(), became.confirmed(UUID));
    const user = app.show(Overview, '#/overview');
    const sum = within(await screen.findByRole('list', { name: 'Where everybody stands' }));
    const written = sum
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(written[0]).toBe('4 people =');
    const parts = written.slice(1).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(parts.reduce((all, part) => all + part, 0)).toBe(4);
    const section = async (name: string) => within(await screen.findByRole('region', { name }));
    expect(
      (await section('Groups')).getByText('No group: 3 people, 2 not confirmed yet'),
    ).toBeInTheDocument();
    expect(
      await (await section('Groups')).findByText('Lions: 1 person, 1 not confirmed yet'),
    ).toBeInTheDocument();
    expect((await section('Sex')).getByText('Female: 3 people, 2 not confirmed yet')).toBeInTheDocument();
    expect((await section('Country')).getByText('Uganda: 1 person, 1 not confirmed yet')).toBeInTheDocument();
    const to = async (name: string, mark: RegExp) =>
      (await section(name)).getByRole('link', { name: mark }).getAttribute('href');
    expect(await to('Groups', /^No group/)).toBe('#/people?state=here&group=none');
    expect(await to('Groups', /^Lions/)).toBe(`#/people?state=here&group=${group}`);
    expect(await to('Sex', /^Female/)).toBe('#/people?state=here&sex=F');
    expect(await to('Country', /^Uganda/)).toBe('#/people?state=here&country=UG');
    expect(await to('People a day', /4 people/)).toMatch(/^#\/people\?state=here&day=2026-11-2\d$/);
    await user.click((await section('Occupations')).getByRole('button', { name: /^2 / }));
    expect(await to('Occupations', /^See these people/)).toBe('#/people?state=here&occupation=2');
    const days = await section('People a day');
    expect(days.getByRole('table', { hidden: true })).toHaveTextContent(/4.*1.*3/);
  });

  test('says who the pictures count and who is left out, in the words of the sum, and calls what is confirmed by one word', async () => {
    const app = await anApp();
    await app.sent(await app.aPerson(), became.confirmed(UUID));
    await app.aPerson();
    await discard(app.store, [await app.aPerson()]);
    app.show(Overview, '#/overview');
    expect(await screen.findByText('These charts show 2 people. Left out: 1 discarded.')).toBeVisible();
    expect(screen.getByText('confirmed', { selector: '.key *' })).toBeVisible();
    const sex = within(screen.getByRole('region', { name: 'Sex' }));
    const heads = sex.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Name', 'People', 'confirmed', 'not confirmed yet']);
    expect(screen.queryByText(/on the server/)).not.toBeInTheDocument();
  });

  test('a press shows the bars of those who are folded away, each a way to its people', async () => {
    const app = await anApp();
    for (const country of ['KE', 'KE', 'UG', 'TZ', 'ET', 'RW', 'SO', 'GB', 'US', 'BR'])
      await app.aPerson({ country });
    const user = app.show(Overview, '#/overview');
    const country = within(await screen.findByRole('region', { name: 'Country' }));
    const more = await country.findByText(/^1 more: /);
    const link = country.getAllByRole('link', { hidden: true }).at(-1);
    expect(link).not.toBeVisible();
    await user.click(more);
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', expect.stringMatching(/^#\/people\?state=here&country=[A-Z]{2}$/));
  });

  test('people of one day are a sentence that leads to them, and no column alone on its line', async () => {
    const app = await anApp();
    await app.aPerson();
    await app.aPerson();
    app.show(Overview, '#/overview');
    const days = within(await screen.findByRole('region', { name: 'People a day' }));
    const sentence = days.getByRole('link', { name: /^2 people on / });
    expect(sentence.getAttribute('href')).toMatch(/^#\/people\?/);
    expect(days.queryByRole('group', { name: 'People a day' })).not.toBeInTheDocument();
    expect(days.getByText('As a table')).toBeVisible();
  });

  test('the table behind the days is called as the picture is, and has the same numbers', async () => {
    const app = await anApp();
    await app.aPerson();
    app.clock.pass(21 * 24 * 60 * 60 * 1000);
    await app.aPerson();
    await app.aPerson();
    app.show(Overview, '#/overview');
    const weeks = within(await screen.findByRole('region', { name: 'People a week' }));
    const table = weeks.getByRole('table', { hidden: true, name: 'People a week as a table' });
    // Its picture stands above it: seen, it need not say again of what; heard alone, it does.
    expect(weeks.getByText('As a table')).toBeVisible();
    expect(weeks.getByText('As a table').closest('summary')).toHaveAccessibleName('People a week as a table');
    const rows = within(table).getAllByRole('row', { hidden: true }).slice(1);
    const all = rows.map((row) => within(row).getAllByRole('cell', { hidden: true })[0]?.textContent);
    expect(all).toEqual(['2', '0', '0', '1']);
  });

  test('groups of occupations too small for a block of their own are named together, not by their codes alone', async () => {
    const app = await anApp();
    for (let at = 0; at < 30; at += 1) await app.aPerson({ occupation: '5120' });
    for (const occupation of ['1111', '6111', '2221']) await app.aPerson({ occupation });
    app.show(Overview, '#/overview');
    const occupations = within(await screen.findByRole('region', { name: 'Occupations' }));
    expect(await occupations.findByTitle(/^3 more/)).toHaveTextContent(
      '3 more: 1 Managers · 2 Professionals · 6 Skilled agricultural, forestry and fishery workers',
    );
  });

  test('the ways to save are gone by Escape in the very moment in which they came', async () => {
    const app = await anApp();
    await app.aPerson();
    app.show(Overview, '#/overview');
    const ways = await screen.findByText('Save as');
    ways.click();
    await fireEvent.keyDown(ways, { key: 'Escape' });
    // The element tells of its opening in a task of its own, which must not bring them back.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ways.closest('details')).not.toHaveAttribute('open');
    expect(ways).toHaveFocus();
    ways.click();
    expect(ways.closest('details')).toHaveAttribute('open');
  });
});
