import { mount, unmount } from 'svelte';
import { href } from '../../app/routes.ts';
import { first } from '../../messages/first.ts';
import { areSingleKeysOn, latinLetter } from '../../controls/single-keys.ts';
import Keys from './Keys.svelte';
import { LEAD, screenOf } from './screen-keys.ts';

/** Elements that receive letters and digits themselves while they have the focus. */
const WRITES =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=file]), textarea, select';

/** The field that takes a letter pressed outside of all text fields, if it is empty. */
const WRITES_FIRST = 'main form #occupation';
const FINDS = 'main :is([type=search], [role=searchbox], [role=combobox])';
const RECENT = 'main [data-recent]';
/** The digits of a code follow one another faster than this. */
const TOGETHER_MS = 1_500;

/** Shows the list of keys unless it is open already, and removes it when it is closed. */
export function showKeys(deployment: string): void {
  if (document.querySelector('#keys-title')) return;
  const onclosed = (): void => void unmount(shown);
  const shown = mount(Keys, { target: document.body, props: { deployment, onclosed } });
}

/**
 * Ctrl+Enter (or Command) saves the form that has the focus, or the only one on the screen. The other keys work without Ctrl
 * while no text field has the focus: `?` shows the list of keys, `/` focuses the search field, 1 to 9 choose a recent
 * occupation, and two digits in quick succession begin a code. While a group of radio buttons has the focus, the first letter of
 * a choice chooses it, unless one is chosen and the occupation is still empty. All other letters begin the occupation as long as
 * it is empty. Where no occupation can be begun, `G` and the letter of a screen open that screen.
 * @param window the window of the page
 * @param deployment the deployment's name, under which the setting for single keys is kept
 */
export function listenToKeys({ document }: { document: Document }, deployment: string): void {
  const spoken = document.createElement('div');
  spoken.className = 'visually-hidden';
  spoken.role = 'status';
  document.body.append(spoken);
  const say = (text: string) => (spoken.textContent = text);
  const keyboard: Keyboard = { document, deployment, say, isLeading: false, isLed: false };
  // Cleared on another screen, where it would be out of date.
  document.defaultView?.addEventListener('hashchange', () => say(''));
  // The letter of a screen may follow G after any time, but not after another action.
  for (const act of ['hashchange', 'pointerdown', 'focusin'] as const)
    document.defaultView?.addEventListener(act, () => (keyboard.isLeading = false));
  document.defaultView?.addEventListener('keydown', (event) => {
    [keyboard.before, keyboard.isLed] = [keyboard.taken, keyboard.isLeading];
    [keyboard.taken, keyboard.isLeading] = [undefined, false];
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event, document);
    else if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1)
      pressSingle(event, keyboard);
  });
}

function save(event: KeyboardEvent, document: Document): void {
  const form = document.activeElement?.closest('form') ?? onlyForm(document);
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (!form || !button || button.disabled) return;
  event.preventDefault();
  form.requestSubmit(button);
}

/** The only form on the screen, or in the open dialog; undefined if there are several, because none is certainly meant. */
function onlyForm(document: Document): HTMLFormElement | undefined {
  const around = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const [form, another] = around?.querySelectorAll('form') ?? [];
  return another ? undefined : form;
}

interface Keyboard {
  document: Document;
  deployment: string;
  /** Tells a screen reader what a key has done. */
  say: (text: string) => void;
  /** The key press that chose a recent occupation, and the one before the current press that did. */
  taken?: KeyboardEvent | undefined;
  before?: KeyboardEvent | undefined;
  /** Whether G was pressed last, so that the letter of a screen may follow; and whether G came right before the current key. */
  isLeading: boolean;
  isLed: boolean;
}

function pressSingle(event: KeyboardEvent, keyboard: Keyboard): void {
  const { document, deployment } = keyboard;
  const isCovered = document.querySelector('dialog[open]') !== null;
  if (isCovered || document.activeElement?.matches(WRITES) || !areSingleKeysOn(deployment)) return;
  const act = actionOf(event, keyboard);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, keyboard: Keyboard): (() => void) | undefined {
  const { document, deployment } = keyboard;
  const { key } = event;
  if (key === '?') return () => showKeys(deployment);
  if (key === '/') return focusing(document.querySelector<HTMLElement>(FINDS));
  if (/^\d$/.test(key)) return goingOn(event, keyboard) ?? taking(event, keyboard) ?? typing(key, document);
  if (!/^\p{L}$/u.test(key)) return undefined;
  const screen = keyboard.isLed ? screenOf(latinLetter(event)) : undefined;
  if (screen) return () => (location.hash = href(screen));
  const choice = choiceFor(key, document.activeElement);
  const begins = typing(key, document);
  const isChosen = choice?.closest('fieldset')?.querySelector(':checked');
  return choice && !(begins && isChosen) ? choosing(choice) : (begins ?? beginning(event, keyboard));
}

function beginning(event: KeyboardEvent, keyboard: Keyboard): (() => void) | undefined {
  return latinLetter(event) === LEAD ? () => (keyboard.isLeading = true) : undefined;
}

const isSoonAfter = (one: KeyboardEvent, next: KeyboardEvent) => next.timeStamp - one.timeStamp < TOGETHER_MS;

/** Two digits in quick succession begin a code, so the first one was not meant for a recent occupation. */
function goingOn(event: KeyboardEvent, { document, before }: Keyboard): (() => void) | undefined {
  return before && isSoonAfter(before, event) ? typing(before.key + event.key, document, true) : undefined;
}

function taking(event: KeyboardEvent, keyboard: Keyboard): (() => void) | undefined {
  const { document, say } = keyboard;
  const chip = document.querySelectorAll<HTMLElement>(RECENT)[Number(event.key) - 1];
  return (
    chip &&
    (() => {
      keyboard.taken = event;
      say(first.combobox.chosen({ name: chip.textContent.trim() }));
      chip.click();
    })
  );
}

function choosing(radio: HTMLElement): () => void {
  return () => {
    radio.focus();
    radio.click();
  };
}

function focusing(element: HTMLElement | null): (() => void) | undefined {
  return element ? () => element.focus() : undefined;
}

/** The radio button of the focused group whose label alone begins with this letter. */
function choiceFor(key: string, focused: Element | null): HTMLElement | undefined {
  if (!(focused instanceof HTMLInputElement) || focused.type !== 'radio') return undefined;
  const group = [
    ...(focused.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
  ];
  const [meant, another] = group.filter(({ labels }) =>
    labels?.[0]?.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
  return another ? undefined : meant;
}

/** @param mayReplace whether the field's content may be replaced; otherwise a key pressed elsewhere never changes it */
function typing(text: string, document: Document, mayReplace = false): (() => void) | undefined {
  const field = document.querySelector<HTMLInputElement>(WRITES_FIRST);
  if (!field || (field.value && !mayReplace)) return undefined;
  return () => {
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
