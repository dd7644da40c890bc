import { fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { TeamReport } from '../../../../src/contract/team.ts';
import { keepOffers } from '../../../../src/store/outbox/offers.ts';
import { useProfile } from '../../../../src/store/outbox/profiles.ts';
import { keepTeamReport, teamReportAt } from '../../../../src/store/outbox/team-report.ts';
import type { Reading } from '../../../../src/sync/server/read-records.ts';
import { OFF } from '../../../../src/sync/tabs/sync-state.ts';
import App from '../../../../src/ui/frame/App.svelte';
import More from '../../../../src/ui/screens/more/More.svelte';
import Team from '../../../../src/ui/screens/team/Team.svelte';
import { anApp, heading } from '../../an-app.ts';
import { keptFiles } from '../../kept-files.ts';
import { inAWideWindow } from '../../wide-window.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { NAKURU, REPORT } from '../../../../data/team-sample.ts';

const SERVER = 'https://server.test';
const words = screens.team;

interface Given {
  /** What the server answers; it is not reached where that is left out. */
  answer?: (path: string) => Promise<Reading> | Reading;
  kept?: TeamReport;
  group?: string;
  offers?: readonly 'team'[];
}

/** A device whose key may read, with the report that it fetched last, and what it asks its server for. */
async function aReader({ answer, kept, group, offers = ['team'] }: Given = {}) {
  const app = await anApp({ given: { serverAddress: SERVER } });
  const profile = await useProfile(app.store, { baseUrl: SERVER });
  await keepOffers(app.store, profile, offers);
  if (kept)
    await keepTeamReport(app.store, profile, {
      ...{ report: kept, groups: [{ uuid: NAKURU, name: 'Nakuru 3' }] },
      ...(group !== undefined && { group }),
    });
  const asked: URLSearchParams[] = [];
  Object.defineProperty(app.sync, 'read', {
    value: async (path: string): Promise<Reading> => {
      asked.push(new URLSearchParams(path.split('?')[1]));
      return (await answer?.(path)) ?? { kind: 'no answer' };
    },
  });
  const given = (report: unknown, type = 'application/json'): Reading => ({
    ...{ kind: 'given', profile },
    body: new Blob([typeof report === 'string' ? report : JSON.stringify(report)], { type }),
  });
  return { ...app, asked, given };
}

/** The report that was asked for, with the counts of `REPORT`. */
function reportFor(path: string): string {
  const query = new URLSearchParams(path.split('?')[1]);
  const [from, until, zone] = ['from', 'until', 'zone'].map((name) => query.get(name));
  return JSON.stringify({ ...REPORT, from, until, zone });
}

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('without something to read, Team says why and one next step', () => {
  test('no server', async () => {
    const app = await anApp();
    app.show(Team, '#/team');
    await heading('Team');
    expect(await screen.findByText(words.none.noServer)).toBeVisible();
    expect(screen.getByRole('link', { name: screens.sync.setServer })).toHaveAttribute(
      'href',
      '#/settings/server',
    );
  });

  test('a key that may not read', async () => {
    const app = await aReader({ offers: [], kept: REPORT });
    app.show(Team, '#/team');
    expect(await screen.findByText(words.none.notOffered)).toBeVisible();
    expect(screen.getByRole('link', { name: screens.sync.openSettings })).toHaveAttribute(
      'href',
      '#/settings/server?key',
    );
    expect(app.asked).toEqual([]);
  });

  test('nothing fetched yet', async () => {
    const app = await aReader();
    app.show(Team, '#/team');
    expect(await screen.findByText(words.none.notFetched)).toBeVisible();
    expect(screen.getByText(words.trouble.noAnswer)).toBeVisible();
  });
});

describe('a report that was fetched before', () => {
  test('is shown with its time, its period and its organisation, while the server is not reached', async () => {
    const app = await aReader({ kept: REPORT });
    app.show(Team, '#/team');
    const line = await screen.findByText(/^As of|· As of/);
    expect(line).toHaveTextContent(
      /^Lakeside Skills Trust, read only · As of 21 Nov 2026, 11:00 · 20\s?–\s?21 November 2026 · All groups$/,
    );
    expect(await screen.findByText(words.trouble.noAnswer)).toBeVisible();
    expect(screen.getByText('1,314')).toBeVisible();
  });

  test('has its organisation in the head of a wide window', async () => {
    inAWideWindow();
    const app = await aReader({ kept: REPORT });
    app.show(Team, '#/team');
    expect(await screen.findByText('Lakeside Skills Trust, read only')).toBeVisible();
    expect(screen.getByText(/^As of/)).toBeVisible();
  });

  test('has the sums, the people a day, by group, and with and without assessments', async () => {
    const app = await aReader({ kept: REPORT });
    app.show(Team, '#/team');
    const sums = await screen.findAllByRole('definition');
    expect(sums.map((one) => one.textContent)).toEqual(['1,314', '314', '3', '5']);
    const day = await region(screens.overview.spans.day);
    expect(day.getByText('Friday 20 November: 1,300 people')).toBeInTheDocument();
    const groups = await region('Groups');
    expect(groups.getByText('Nakuru 3: 1,000 people')).toBeInTheDocument();
    expect(groups.getByText('No group: 314 people')).toBeInTheDocument();
    const both = await region(words.assessments.title);
    expect(both.getByText('Without assessments: 1,000 people')).toBeInTheDocument();
    expect(groups.queryByRole('link')).not.toBeInTheDocument();
  });

  test('names each device by its key, with the code where several have that key, and marks a silent one', async () => {
    const app = await aReader({ kept: REPORT });
    app.show(Team, '#/team');
    const table = within(await screen.findByRole('table'));
    const [heads, ...rows] = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()));
    expect(heads).toEqual(['Device', 'Today', '2 days', 'To fix']);
    expect(rows).toEqual([
      ['Nakuru tablets ABCD-2345 Last contact: Today 10:40', '14', '900', '0'],
      ['Achieng’s phone Last contact: Fri 20 Nov, 12:05', '0', '400', '2'],
      ['Nakuru tablets EFGH-6789 Last contact: Wed 18 Nov, 11:00 No contact for 3 days', '0', '10', '0'],
      ['PQRS-6789 Last contact: Fri 20 Nov, 10:00', '0', '3', '0'],
      ['Device without a code Last contact: Fri 20 Nov, 09:00', '0', '1', '0'],
    ]);
  });

  test('says what was rejected in the app’s own sentences, and names a rule that only the server has', async () => {
    const app = await aReader({ kept: REPORT });
    app.show(Team, '#/team');
    const rejected = await region(words.rejected.title);
    const [one, other] = rejected.getAllByRole('listitem');
    expect(one).toHaveTextContent('Person K7-4QF2');
    expect(one).toHaveTextContent('Today 10:30');
    expect(one).toHaveTextContent(first.fix.country);
    expect(within(one ?? document.body).getByText('of-this-server')).toBeVisible();
    expect(other).toHaveTextContent('somethingElse');
    expect(other).toHaveTextContent(screens.sync.toFix.noWords);
    expect(rejected.getByText(words.last({ n: 2, all: 3 }))).toBeVisible();
  });

  test('lists possible duplicates, which can be saved as a table', async () => {
    const files = keptFiles();
    const app = await aReader({ kept: REPORT });
    const user = app.show(Team, '#/team');
    const duplicates = await region(/^Possible duplicates/);
    const [pair] = duplicates.getAllByRole('listitem');
    expect(pair).toHaveTextContent(/^Female · Tailors, dressmakers, furriers and hatters 7531/);
    expect(pair).toHaveTextContent('Nakuru 3, Achieng’s phone');
    expect(pair).toHaveTextContent('Fri 20 Nov, 16:02 and 16:03');
    await user.click(duplicates.getByRole('button', { name: 'Download 1 pair' }));
    expect(files[0]?.name).toBe('duplicates-2026-11-21.csv');
    const [head, line] = (await files[0]?.file.text())?.split('\r\n') ?? [];
    expect(head).toContain('sex,country,occupation,occupation_name,group_name,key,device,first_uuid');
    expect(line).toMatch(
      /^F,KE,7531,"Tailors, .*",Nakuru 3,Achieng’s phone,JKMN2345,bbbbbbbb-.*,K7-4QF3,2026/,
    );
  });

  test('says where nothing was rejected, doubled or heard from', async () => {
    const nothing: TeamReport = {
      ...{ ...REPORT, people: 0, withAssessments: 0, days: [], devices: [], groups: [] },
      ...{ rejected: { count: 0, last: [] }, duplicates: { count: 0, last: [] } },
    };
    const app = await aReader({ kept: nothing });
    app.show(Team, '#/team');
    for (const sentence of [words.devices.none, words.rejected.none, words.duplicates.none])
      expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('names the group that it is about, and has no bars of groups', async () => {
    const app = await aReader({ kept: REPORT, group: NAKURU });
    app.show(Team, '#/team');
    expect(await screen.findByText(/21 November 2026/)).toHaveTextContent('Nakuru 3');
    expect(screen.queryByRole('region', { name: 'Groups' })).not.toBeInTheDocument();
  });

  test('of another version of the app is not shown', async () => {
    const app = await aReader();
    const profile = await useProfile(app.store, { baseUrl: SERVER });
    await keepTeamReport(app.store, profile, { report: { people: 7 }, groups: [] });
    app.show(Team, '#/team');
    expect(await screen.findByText(words.none.notFetched)).toBeVisible();
  });
});

describe('a report is fetched', () => {
  test('when the screen is opened, for the last 14 days and all groups, and kept', async () => {
    const app = await aReader({ answer: (path) => app.given(reportFor(path)) });
    app.show(Team, '#/team');
    expect(await screen.findByText('1,314')).toBeVisible();
    const [query] = app.asked;
    expect(Object.fromEntries(query ?? [])).toEqual({
      ...{ from: '2026-11-08', until: '2026-11-21' },
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(screen.queryByText(words.trouble.noAnswer)).not.toBeInTheDocument();
    expect(await teamReportAt(app.store, SERVER)).toMatchObject({ report: { people: 1_314 } });
  });

  test('again with Refresh, and for another period or group, which are in the address', async () => {
    const app = await aReader({ answer: (path) => app.given(reportFor(path)), kept: REPORT });
    const user = app.show(Team, '#/team');
    await expect.poll(() => app.asked.length).toBe(1);
    await user.click(await screen.findByRole('button', { name: words.refresh }));
    await expect.poll(() => app.asked.length).toBe(2);
    await user.selectOptions(screen.getByRole('combobox', { name: words.period }), 'Last 7 days');
    await expect.poll(() => app.asked.at(-1)?.get('from')).toBe('2026-11-15');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Nakuru 3');
    await expect.poll(() => app.asked.at(-1)?.get('group')).toBe(NAKURU);
    expect(location.hash).toBe(`#/team?last=7&group=${NAKURU}`);
    await user.selectOptions(screen.getByRole('combobox', { name: words.period }), 'Choose days');
    expect(await screen.findByLabelText(screens.people.from)).toHaveValue('2026-11-15');
    expect(screen.getByLabelText(screens.people.to)).toHaveValue('2026-11-21');
  });

  test('once for the last choice, if several are made while one is on its way', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const app = await aReader({
      answer: async (path) => {
        await answered;
        return app.given(reportFor(path));
      },
    });
    app.show(Team, '#/team');
    expect(await screen.findByRole('button', { name: words.refreshing })).toBeVisible();
    for (const last of ['7', '30']) location.hash = `#/team?last=${last}`;
    await expect.poll(() => screen.getByRole('combobox', { name: words.period })).toHaveValue('30');
    answer();
    expect(await screen.findByRole('button', { name: words.refresh })).toBeVisible();
    expect(app.asked.map((query) => query.get('from'))).toEqual(['2026-11-08', '2026-10-23']);
  });

  test.each<[string, Reading]>([
    [words.none.notOffered, { kind: 'rejected', status: 403 }],
    [screens.sync.findings['credentials refused'], { kind: 'rejected', status: 401 }],
    [screens.sync.findings['no key'], { kind: 'no key' }],
    [words.trouble.busy({ time: '8 seconds' }), { kind: 'rejected', status: 429, retryAfter: '8' }],
    [words.trouble.busy({ time: '60 seconds' }), { kind: 'rejected', status: 429 }],
    [words.trouble.server, { kind: 'rejected', status: 503 }],
    [words.trouble.notUnderstood, { kind: 'rejected', status: 404 }],
  ])('in vain, it says “%s”, and the last one stays', async (sentence, answer) => {
    const app = await aReader({ answer: () => answer, kept: REPORT });
    app.show(Team, '#/team');
    expect(await within(await screen.findByRole('status')).findByText(sentence)).toBeVisible();
    expect(screen.getByText('1,314')).toBeVisible();
  });

  test('and one that cannot be read takes the place of none', async () => {
    const app = await aReader({ answer: () => app.given({ people: 'many' }), kept: REPORT });
    app.show(Team, '#/team');
    expect(await screen.findByText(words.trouble.notUnderstood)).toBeVisible();
    expect(screen.getByText('1,314')).toBeVisible();
  });
});

test('a table of what arrived in the period is saved, and why one could not be', async () => {
  const files = keptFiles();
  let mayExport = true;
  const paths: string[] = [];
  const app = await aReader({
    answer: (path) => {
      if (path.startsWith('/records/team')) return app.given(reportFor(path));
      paths.push(path);
      return mayExport ? app.given('a table', 'text/csv; charset=utf-8') : { kind: 'rejected', status: 500 };
    },
  });
  const user = app.show(Team, '#/team?day=2026-11-20..2026-11-21');
  const save = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: screens.device.export.title }));
    await user.click(screen.getByRole('button', { name }));
  };
  await save(words.export.auditCsv);
  expect(await screen.findByText(screens.device.export.made)).toBeVisible();
  expect(files).toMatchObject([{ name: 'audit-2026-11-21.csv' }]);
  expect(await files[0]?.file.text()).toBe('a table');
  const query = new URLSearchParams(paths[0]?.split('?')[1]);
  const times = ['since', 'until'].map((name) => Date.parse(query.get(name) ?? ''));
  expect(times).toEqual([new Date(2026, 10, 20).getTime(), new Date(2026, 10, 22).getTime()]);
  mayExport = false;
  await save(screens.device.export.actions.people);
  expect(await screen.findByText(words.trouble.server)).toBeVisible();
  expect(files).toHaveLength(1);
});

describe('the navigation', () => {
  async function offering(offers: readonly 'team'[]) {
    const app = await anApp({ given: { serverAddress: SERVER } });
    Object.defineProperty(app.sync, 'state', { value: { ...OFF, offers } });
    return app;
  }

  test.each([
    [['team'] as const, true],
    [[] as const, false],
  ])('of a server that offers %j has Team: %s', async (offers, isThere) => {
    const app = await offering(offers);
    app.showPart(App, '#/', { outpost: app.outpost });
    const entries = within(screen.getByRole('navigation', { name: first.navigation.name }));
    expect(entries.queryByRole('link', { name: 'Team' }) !== null).toBe(isThere);
  });

  test('of a phone has it in Menu', async () => {
    const app = await offering(['team']);
    app.show(More, '#/more');
    expect(await screen.findByRole('link', { name: `Team ${screens.more.team}` })).toHaveAttribute(
      'href',
      '#/team',
    );
  });
});

test('of thousands of devices those are listed that were heard from last, and how many there are', async () => {
  const [device] = REPORT.devices;
  if (!device) throw new Error('The sample has no device');
  const devices = Array.from({ length: 5_000 }, (_, nth) => ({ ...device, key: `Tablet ${nth}` }));
  const app = await aReader({ kept: { ...REPORT, devices } });
  app.show(Team, '#/team');
  const list = await region(words.devices.title);
  expect(list.getByText(words.last({ n: 200, all: 5_000 }))).toBeVisible();
  expect(list.getAllByRole('row')).toHaveLength(1 + 200);
});

test('an operation that this version does not know keeps its name, whatever that is', async () => {
  const [request] = REPORT.rejected.last;
  if (!request) throw new Error('The sample has no rejected request');
  const rejected = { count: 1, last: [{ ...request, operation: 'constructor' }] };
  const app = await aReader({ kept: { ...REPORT, rejected } });
  app.show(Team, '#/team');
  const list = await region(words.rejected.title);
  expect(list.getByText('constructor')).toBeVisible();
});

test('a report of another day says its date, and nothing of today', async () => {
  const app = await aReader({ kept: { ...REPORT, at: '2026-11-18T08:00:00Z' } });
  app.show(Team, '#/team');
  const list = await region(words.devices.title);
  expect(list.getByRole('columnheader', { name: '18 Nov' })).toBeVisible();
  expect(list.queryByRole('columnheader', { name: words.devices.today })).not.toBeInTheDocument();
});

test('a year is typed to its end before it counts', async () => {
  const app = await aReader({ answer: (path) => app.given(reportFor(path)) });
  app.show(Team, '#/team?day=2026-11-20..2026-11-21');
  const from = await screen.findByLabelText(screens.people.from);
  await fireEvent.change(from, { target: { value: '0002-11-20' } });
  expect(location.hash).toBe('#/team?day=2026-11-20..2026-11-21');
  expect(from).toBeVisible();
  await fireEvent.change(from, { target: { value: '2025-11-20' } });
  await expect.poll(() => location.hash).toBe('#/team?day=2025-11-20..2026-11-21');
});
