import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { aList, bed, inAWideWindow } from './a-list.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

beforeEach(inAWideWindow);

const row = (number: number) => screen.findByRole('link', { name: bed(number) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('J and K beside the list', () => {
  /** Four people, the newest first, with the newest beside the list. */
  async function newestBeside() {
    const list = await aList();
    await list.user.click(await row(4));
    await screen.findByRole('complementary', { name: screens.people.beside });
    return list;
  }

  test.each([
    ['jj', 2],
    ['jk', 4],
    ['jjkj', 2],
    ['jjjjjk', 2],
  ])('%s, pressed before the first of them is heard of, leads to bed %i', async (keys, number) => {
    const list = await newestBeside();
    const expected = [list.one, list.two, list.three, list.onServer][number - 1];
    // Keys of one task: no `hashchange` comes between them.
    for (const key of keys) void press(key);
    expect(location.hash).toBe(`#/people?person=${expected}`);
    await waitFor(async () => expect(await row(number)).toHaveAttribute('aria-current', 'true'));
    expect(await row(number)).toHaveFocus();
  });

  test('keep what the list is narrowed to', async () => {
    const list = await aList(`#/people?sex=F`);
    await list.user.click(await row(4));
    await screen.findByRole('complementary', { name: screens.people.beside });
    void press('j');
    expect(location.hash).toBe(`#/people?sex=F&person=${list.three}`);
  });

  test('do nothing once the person was closed', async () => {
    await newestBeside();
    void press('Escape');
    void press('j');
    expect(location.hash).toBe('#/people');
  });
});
