import { screen, within } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import Overview from '../../../../../src/ui/screens/overview/Overview.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as first } from '../../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

/** jsdom lays nothing out: the pictures are told that they have so much room, in pixels. */
function onAWideScreen(width: number): void {
  class Told {
    readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe(): void {
      queueMicrotask(this.tell);
    }
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Told);
  const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    measured.mockRestore();
  });
}

test('occupations are bars where there is no room for columns: each opens what is in it, or leads to its people', async () => {
  const app = await anApp();
  for (const occupation of ['5120', '5120', '5223', '2221']) await app.aPerson({ occupation });
  const user = app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  const bars = () => occupations.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(bars().map((text) => text.slice(0, 2))).toEqual(['5 ', '2 ']);
  await user.click(occupations.getByRole('button', { name: /^5 .*: 3 people/ }));
  expect(occupations.getByText(/^5 Service and sales workers, 3 of 4$/)).toHaveFocus();
  await user.click(occupations.getByRole('button', { name: /^51 / }));
  await user.click(occupations.getByRole('button', { name: /^512 / }));
  expect(occupations.getByRole('link', { name: /^5120 Cooks: 2 people/ })).toHaveAttribute(
    'href',
    '#/people?state=here&occupation=5120',
  );
  await user.keyboard('{Escape}{Escape}{Escape}');
  expect(bars()).toHaveLength(2);
});

test('groups of occupations too small for a block of their own are one block, which opens them', async () => {
  onAWideScreen(640);
  const app = await anApp();
  for (let at = 0; at < 60; at += 1) await app.aPerson({ occupation: '5120' });
  const small = ['1111', '2221', '3111', '4110', '6111', '7111', '8111'];
  for (const occupation of small) await app.aPerson({ occupation });
  const user = app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  // As many names as have room; a name that is cut off says nothing of the others.
  const several = await occupations.findByRole('button', {
    name: /^1 Managers .*and \d more groups?: 7 people/,
  });
  expect(several).toHaveAccessibleDescription(/ · 8 Plant and machine operators, and assemblers$/);
  await user.click(several);
  const shown = () =>
    occupations.getAllByRole('listitem').map(({ textContent }) => textContent.trim().slice(0, 2));
  expect(shown()).toEqual(expect.arrayContaining(small.map((code) => `${code[0]} `)));
  expect(occupations.getByText('1 Managers and 6 more groups, 7 of 67')).toHaveFocus();
  // While the numbers stand there, nothing that is out of sight is closed.
  const tables = screen.getByRole('button', { name: screens.overview.asTables });
  const opened = shown();
  await user.click(tables);
  await user.keyboard('{Escape}');
  await user.click(tables);
  expect(shown()).toEqual(opened);
  await user.keyboard('{Escape}');
  expect(shown()).toContain('5 ');
});

test('above columns it is said which groups stand in them', async () => {
  onAWideScreen(640);
  const app = await anApp();
  for (let at = 0; at < 61; at += 1) await app.aPerson({ occupation: '5120' });
  const user = app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  expect(await occupations.findByText('Major group')).toBeVisible();
  expect(occupations.getByText(screens.occupations.children)).toBeVisible();
  await user.click(occupations.getByRole('button', { name: /^5 / }));
  expect(occupations.getByText('Sub-major group')).toBeVisible();
});

test('a few people are bars also where there is room for columns: their blocks would be empty', async () => {
  onAWideScreen(640);
  const app = await anApp();
  for (let at = 0; at < 60; at += 1) await app.aPerson({ occupation: at === 0 ? '2221' : '5120' });
  app.show(Overview, '#/overview');
  const occupations = within(await screen.findByRole('region', { name: first.titles.occupations }));
  expect(await occupations.findByRole('button', { name: /^5 .*: 59 people/ })).toBeVisible();
  expect(occupations.queryByText('Major group')).toBeNull();
  await app.aPerson({ occupation: '5120' });
  expect(await occupations.findByText('Major group')).toBeVisible();
});
