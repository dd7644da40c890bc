import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../../wide-window.ts';
import { anImporter, checked } from './a-list.ts';

const words = screens.import;
const HEADINGS = 'Reference;Sex;Job;Country;Group;Assessments';

/** The buttons that answer the question about a text, without the text. */
function answersTo(text: string): string[] {
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return names.flatMap((name) => {
    const [label = '', about] = name.split(/ ?: (?=[^:]*$)/);
    return about === text && label !== words.acts.seeRows ? label.trim() : [];
  });
}

test('a code may have lost its zero or not, and both occupations are named', async () => {
  inAWideWindow();
  const app = await anImporter();
  await checked(app, [HEADINGS, 'N-1;F;7531;KE;;', 'N-2;F;2221;KE;;', 'N-3;M;11;KE;;']);
  const { catalogue } = app.outpost;
  expect(answersTo('11')).toEqual([
    words.acts.use({ name: `011 ${catalogue.titleOf('011')}` }),
    words.acts.use({ name: `11 ${catalogue.titleOf('11')}` }),
    words.acts.job,
  ]);
});

test('groups of different kinds have the same name: each is offered with its kind', async () => {
  inAWideWindow();
  const app = await anImporter();
  for (const type of ['TEAM', 'COMPANY'] as const)
    await app.records.createGroup({
      ...{ uuid: app.store.newId(), name: 'Nakuru', type },
      createdAt: app.store.now(),
    });
  await checked(app, [HEADINGS, 'N-1;F;7531;KE;Nakuru;']);
  expect(answersTo('Nakuru')).toEqual(
    expect.arrayContaining([
      words.acts.use({ name: `Nakuru · ${screens.groups.types.TEAM}` }),
      words.acts.use({ name: `Nakuru · ${screens.groups.types.COMPANY}` }),
    ]),
  );
});

test('assessments are called by their names, and an answer has one for each part of the cell', async () => {
  inAWideWindow();
  const { user } = await checked(await anImporter(), [HEADINGS, 'N-1;F;7531;KE;;Poize, Team Rols']);
  const use = words.acts.use({ name: 'Poise and Team Roles' });
  expect(answersTo('Poize, Team Rols')).toEqual([use, words.acts.without]);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${use}`) }));
  await expect.poll(() => document.body.textContent).toContain('2 assessments for 1 person');
});

test('a reference that is too long can be left out, and its person is imported', async () => {
  inAWideWindow();
  const long = 'N'.repeat(400);
  const { user } = await checked(await anImporter(), [HEADINGS, `${long};F;7531;KE;;`, 'N-2;F;7531;KE;;']);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${words.acts.without}`) }));
  await screen.findByRole('button', { name: words.import({ n: 2 }) });
});
