import { cleanup, fireEvent, screen, waitFor } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToKeys, showKeys } from '../../../../src/ui/frame/keys/shortcuts.ts';
import { switchSingleKeys } from '../../../../src/ui/controls/single-keys.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

const DEPLOYMENT = 'outpost-1 /keys/';

/** As much of Register as keys act on. */
const FORM = `
  <main>
    <form>
      <fieldset>
        <label><input type="radio" name="sex" value="M" />Male</label>
        <label><input type="radio" name="sex" value="F" />Female</label>
      </fieldset>
      <input id="occupation" role="combobox" aria-label="Occupation" />
      <button type="button" data-recent>Tailor</button>
      <button type="button" data-recent>Nurse</button>
      <input aria-label="Reference" />
      <button type="submit">Save and next</button>
    </form>
  </main>`;

const saved = vi.fn((event: Event) => event.preventDefault());
const took = vi.fn();

beforeAll(() => listenToKeys({ document }, DEPLOYMENT));

beforeEach(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
  const place = document.createElement('div');
  place.innerHTML = FORM;
  document.body.prepend(place);
  place.querySelector('form')?.addEventListener('submit', saved);
  for (const chip of place.querySelectorAll('[data-recent]'))
    chip.addEventListener('click', () => {
      took(chip.textContent);
    });
});

afterEach(() => {
  cleanup();
  document.querySelector('main')?.parentElement?.remove();
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  switchSingleKeys(true, DEPLOYMENT);
  vi.clearAllMocks();
});

const female = () => screen.getByRole('radio', { name: first.fields.sexes.F });
const male = () => screen.getByRole('radio', { name: first.fields.sexes.M });
const occupation = () => screen.getByRole('combobox', { name: first.fields.occupation });

describe('on the form', () => {
  test('the first letter of a choice takes it while that has the focus, and the next letter begins the occupation', async () => {
    male().focus();
    await userEvent.keyboard('ftai');
    expect(female()).toBeChecked();
    expect(occupation()).toHaveValue('tai');
    expect(occupation()).toHaveFocus();
  });

  test('a letter that is pressed anywhere else is never taken for a sex', async () => {
    await userEvent.keyboard('farmer');
    expect(male()).not.toBeChecked();
    expect(female()).not.toBeChecked();
    expect(occupation()).toHaveValue('farmer');
  });

  test('what stands in the field is not changed by a letter from elsewhere', async () => {
    await userEvent.type(occupation(), '7531 Tailors');
    female().focus();
    await userEvent.click(female());
    await userEvent.keyboard('x');
    expect(occupation()).toHaveValue('7531 Tailors');
    expect(female()).toBeChecked();
  });

  test('where there is an occupation already, the first letter of the other choice takes that one', async () => {
    await userEvent.type(occupation(), '7531 Tailors');
    await userEvent.click(female());
    await userEvent.keyboard('m');
    expect(male()).toBeChecked();
    expect(occupation()).toHaveValue('7531 Tailors');
  });

  test('a number takes the recent occupation of that place, and says so', async () => {
    await userEvent.keyboard('2');
    expect(took.mock.calls).toEqual([['Nurse']]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      first.combobox.chosen({ name: 'Nurse' }),
    );
    await userEvent.keyboard('3');
    expect(took).toHaveBeenCalledTimes(1);
  });

  test('digits right after one another begin a code', async () => {
    male().focus();
    await userEvent.keyboard('2221');
    expect(occupation()).toHaveValue('2221');
    expect(occupation()).toHaveFocus();
  });

  test('a digit for which there is no recent occupation begins a code', async () => {
    await userEvent.keyboard('81');
    expect(occupation()).toHaveValue('81');
    expect(took).not.toHaveBeenCalled();
  });

  test('a digit after another key takes a recent occupation again', async () => {
    await userEvent.keyboard('2{Escape}1');
    expect(took.mock.calls).toEqual([['Nurse'], ['Tailor']]);
    expect(occupation()).toHaveValue('');
  });

  test('what a number took is no news on the next screen', async () => {
    await userEvent.keyboard('2');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(
      first.combobox.chosen({ name: 'Nurse' }),
    );
  });

  test('in a text field letters and numbers are typed, and nothing else', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: first.fields.reference }), 'House 1?');
    expect(screen.getByRole('textbox', { name: first.fields.reference })).toHaveValue('House 1?');
    expect(took).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Ctrl+Enter saves from anywhere, and once', async () => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(saved).toHaveBeenCalledTimes(1);
    occupation().focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(saved).toHaveBeenCalledTimes(2);
  });
});

describe('to a screen', () => {
  beforeEach(() => history.replaceState(null, '', '#/nowhere'));

  test('G and its letter lead, where no occupation can be begun', async () => {
    occupation().remove();
    await userEvent.keyboard('go');
    expect(location.hash).toBe('#/overview');
    await userEvent.keyboard('gx');
    await userEvent.keyboard('p');
    expect(location.hash).toBe('#/overview');
    await userEvent.keyboard('Gp');
    expect(location.hash).toBe('#/people');
  });

  test('the letter may come a minute later, unless something else was done meanwhile', () => {
    occupation().remove();
    const press = (key: string, at: number) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true });
      document.body.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }));
    };
    press('g', 0);
    press('o', 60_000);
    expect(location.hash).toBe('#/overview');
    for (const act of [
      () => void fireEvent.pointerDown(document.body),
      () => male().focus(),
      () => dispatchEvent(new HashChangeEvent('hashchange')),
    ]) {
      press('g', 0);
      act();
      press('p', 1);
      expect(location.hash).toBe('#/overview');
    }
  });

  test('the keys have the same place where they have other letters', async () => {
    occupation().remove();
    await userEvent.keyboard('[KeyG][KeyT]');
    expect(location.hash).toBe('#/settings');
  });

  test('no letter leads away while an occupation or anything else is typed', async () => {
    male().focus();
    await userEvent.keyboard('gardener');
    expect(occupation()).toHaveValue('gardener');
    await userEvent.type(screen.getByRole('textbox', { name: first.fields.reference }), 'gs');
    expect(location.hash).toBe('#/nowhere');
  });

  test('G leads once an occupation stands there, and leaves the sex as it is', async () => {
    await userEvent.type(occupation(), '7531 Tailors');
    female().focus();
    await userEvent.keyboard('gs');
    expect(location.hash).toBe('#/sync');
    expect([male(), female()].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
    expect(occupation()).toHaveValue('7531 Tailors');
  });

  test('the letter alone leads while the list of keys is open, also from Register', async () => {
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('p');
    expect(location.hash).toBe('#/people');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(occupation()).toHaveValue('');
  });

  test('no key leads while single keys are off', async () => {
    occupation().remove();
    switchSingleKeys(false, DEPLOYMENT);
    await userEvent.keyboard('go');
    showKeys(DEPLOYMENT);
    await screen.findByRole('dialog');
    await userEvent.keyboard('p');
    expect(location.hash).toBe('#/nowhere');
  });
});

describe('the list of keys', () => {
  test('opens by its own key, once, and goes away when it is closed', async () => {
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: screens.keys.title });
    showKeys(DEPLOYMENT);
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    dialog.dispatchEvent(new Event('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('switches single keys off, and on again', async () => {
    showKeys(DEPLOYMENT);
    await userEvent.click(await screen.findByRole('checkbox', { name: screens.keys.single }));
    screen.getByRole('dialog').dispatchEvent(new Event('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('1f?');
    expect(took).not.toHaveBeenCalled();
    expect(occupation()).toHaveValue('');
    switchSingleKeys(true, DEPLOYMENT);
    await userEvent.keyboard('1');
    expect(took).toHaveBeenCalledTimes(1);
  });
});
