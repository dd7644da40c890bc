import { mount, unmount } from 'svelte';
import { href } from '../../app/routes.ts';
import { first } from '../../words/first.ts';
import { areSingleKeysOn, latinLetter } from '../../parts/single-keys.ts';
import Keys from './Keys.svelte';
import { LEAD, screenOf } from './screen-keys.ts';

/** What takes letters and digits for itself while it has the focus. */
const WRITES =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=file]), textarea, select';

/** Where a letter goes that was pressed outside of any text field, as long as nothing stands there. */
const WRITES_FIRST = 'main form #occupation';
const FINDS = 'main :is([type=search], [role=searchbox], [role=combobox])';
const RECENT = 'main [data-recent]';
/** Digits of a code follow one another sooner. */
const TOGETHER_MS = 1_500;

/** Shows the list of keys, once, and takes it away when it is closed. */
export function showKeys(deployment: string): void {
  if (document.querySelector('#keys-title')) return;
  const onclosed = (): void => void unmount(shown);
  const shown = mount(Keys, { target: document.body, props: { deployment, onclosed } });
}

/**
 * Ctrl+Enter (or Command) saves the form that has the focus, or the only one on the screen. Without Ctrl, and while no text
 * field has the focus: `?` shows the list of keys, `/` goes to what finds, 1 to 9 take a recent occupation, two digits at once
 * begin a code, the first letter of a choice takes it while the choice has the focus, and any other letter begins the occupation.
 * Once one is chosen, every letter does, as long as there is no occupation. Where no occupation can be begun, `G` and the letter of
 * a screen open that.
 * @param window the one of the page
 * @param deployment its name, by which the switch for single keys is kept
 */
export function listenToKeys({ document }: { document: Document }, deployment: string): void {
  const spoken = document.createElement('div');
  spoken.className = 'visually-hidden';
  spoken.role = 'status';
  document.body.append(spoken);
  const say = (text: string) => (spoken.textContent = text);
  const keyboard: Keyboard = { document, deployment, say, isLeading: false, isLed: false };
  // On another screen it is no news.
  document.defaultView?.addEventListener('hashchange', () => say(''));
  // The letter of a screen may follow as late as a slow hand needs, but not after something else.
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

/** A dialog hides what is under it; and with two forms nobody knows which is meant. */
function onlyForm(document: Document): HTMLFormElement | undefined {
  const around = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const [form, another] = around?.querySelectorAll('form') ?? [];
  return another ? undefined : form;
}

interface Keyboard {
  document: Document;
  deployment: string;
  /** What a screen reader is to say of what a key has done. */
  say: (text: string) => void;
  /** The key that took a recent occupation, and the one that did just before. */
  taken?: KeyboardEvent | undefined;
  before?: KeyboardEvent | undefined;
  /** Whether G was pressed last, to be followed by the letter of a screen; and whether it was before the key that is pressed now. */
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

/** Digits right after one another are those of a code, and the first of them meant no recent occupation. */
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
      say(first.combobox.chosen(chip.textContent.trim()));
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

/** @param mayReplace else what stands in the field already is never changed by a key that was pressed elsewhere */
function typing(text: string, document: Document, mayReplace = false): (() => void) | undefined {
  const field = document.querySelector<HTMLInputElement>(WRITES_FIRST);
  if (!field || (field.value && !mayReplace)) return undefined;
  return () => {
    field.focus();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
