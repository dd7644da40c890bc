import type { Page } from 'playwright';
import { changePlace } from '../../../support/browser/field-worker.ts';
import { PERSON_ID } from '../../../../data/all-screens.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { STATUSES, type Status } from '../../../../src/domain/record/states.ts';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const assign = screens.assign;
const record = screens.record;
const consoleWords = screens.console;

export interface Place {
  hash: string;
  /** Brings fields to sight that stand behind something to press. */
  open?: (page: Page) => Promise<unknown>;
}

/** The first person of `aDevice` who is in this state. */
export const personWho = (status: Status): string =>
  `#/people/${PERSON_ID.replace('1-', `${STATUSES.indexOf(status) + 1}-`)}`;

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Every place with a field to type into, but for those that a file or a key brings. */
export const PLACES: Readonly<Record<string, Place>> = {
  register: { hash: '#/' },
  people: { hash: '#/people' },
  edit: {
    hash: `${personWho('ready')}?edit`,
    open: (page) => changePlace(page).click(),
  },
  noReply: { hash: personWho('noReply'), open: press(record.noReply.arrived) },
  confirmed: { hash: personWho('confirmed') },
  'assign about someone': {
    hash: `${personWho('ready')}/assign`,
    open: async (page) => {
      const change = page.getByRole('button', { name: first.fields.change });
      if (await change.isVisible()) await change.click();
      await page.getByRole('radio', { name: assign.abouts.person }).check();
    },
  },
  occupations: { hash: '#/occupations' },
  occupation: { hash: '#/occupations/2221' },
  you: { hash: '#/settings/you' },
  groups: { hash: '#/settings/groups' },
  device: { hash: '#/settings/device' },
  server: { hash: '#/settings/server' },
  createUser: { hash: '#/api/createUser' },
  assign: { hash: '#/api/assign', open: press(consoleWords.add({ name: 'auto_assign' })) },
  createGroup: { hash: '#/api/createGroup' },
};

/** Opens a place that is in the page, with all that is folded up on it. */
export async function unfold(page: Page, { open }: Place): Promise<void> {
  await open?.(page);
  await page.evaluate(async () => {
    for (let depth = 0; depth < 3; depth += 1) {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) one.open = true;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Fields for text that can be seen. */
export const TEXT_FIELDS =
  'main :is(input:not([type=radio], [type=checkbox], [type=file], [type=date]), textarea):visible';
