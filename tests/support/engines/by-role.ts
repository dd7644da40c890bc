import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from '../../../src/contract/zod.ts';
import { ENGINE_PATIENCE, type EngineTab } from './engine.ts';

/** Finds elements by role and name, in every engine by the same rules: Testing Library's, which runs in the page. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An element by role and name (the whole name, or a pattern); one without a role, such as a password field, by label or text. */
export type Wanted = { role: string; name?: string | RegExp } | { label: string } | { text: string };

const FIND = `
  const [{ label, text, role, name, pattern }] = args;
  const wanted = pattern ? { name: new RegExp(pattern) } : name === null ? {} : { name };
  const [element] = label
    ? TestingLibraryDom.queryAllByLabelText(document, label)
    : text
      ? TestingLibraryDom.queryAllByText(document, text)
      : TestingLibraryDom.queryAllByRole(document, role, wanted);
`;

/** Where to click, once nothing covers the element. A click that hits another element, because the page moved, is stopped. */
const AIM = `${FIND}
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const hits = (target) => [element, ...(element.labels ?? [])].some((one) => one.contains(target));
  if (!hits(document.elementFromPoint(left, top))) return null;
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  const watching = new AbortController();
  const aim = { isHit: false, end: () => watching.abort() };
  for (const kind of kinds) {
    addEventListener(kind, (event) => {
      if (hits(event.target)) aim.isHit ||= kind === 'click';
      else { event.preventDefault(); event.stopImmediatePropagation(); }
    }, { capture: true, signal: watching.signal });
  }
  globalThis.outpostTestAim = aim;
  return { left, top };
`;

const HAS_HIT = 'outpostTestAim.end(); return outpostTestAim.isHit;';

const Point = z.object({ left: z.number(), top: z.number() });

async function ask(tab: EngineTab, body: string, wanted: Wanted): Promise<unknown> {
  const kind = await tab.run('return typeof TestingLibraryDom');
  if (kind !== 'object') await tab.run(LIBRARY);
  return tab.run(body, inJson(wanted));
}

function inJson(wanted: Wanted): object {
  if (!('role' in wanted)) return wanted;
  const { role, name = null } = wanted;
  return name instanceof RegExp ? { role, pattern: name.source } : { role, name };
}

/** Asks until there is an answer. */
export async function until<T>(
  what: string,
  question: () => Promise<T | null | undefined | false>,
): Promise<T> {
  const end = performance.now() + ENGINE_PATIENCE;
  for (;;) {
    const answer = await question();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`Waited ${ENGINE_PATIENCE / 1000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const named = (wanted: Wanted): string => Object.values(wanted).map(String).join(' ');

/** Clicks the middle of the element. */
export function click(tab: EngineTab, wanted: Wanted): Promise<boolean> {
  return until(named(wanted), async () => {
    const aim = z.nullable(Point).parse(await ask(tab, AIM, wanted));
    if (!aim) return false;
    await tab.clickAt(aim.left, aim.top);
    return (await tab.run(HAS_HIT)) === true;
  });
}

/** Replaces the text of a field by typing, key by key. */
export async function fill(tab: EngineTab, wanted: Wanted, text: string): Promise<void> {
  await click(tab, wanted);
  await tab.run('document.activeElement.select()');
  await tab.type(text);
}

/** Its text, as soon as it is there. */
export function textOf(tab: EngineTab, wanted: Wanted): Promise<string> {
  return until(named(wanted), async () => {
    const answer = await ask(tab, `${FIND} return element ? element.textContent : null;`, wanted);
    return z.nullable(z.string()).parse(answer);
  });
}

/** Whether it is there now. */
export async function isThere(tab: EngineTab, wanted: Wanted): Promise<boolean> {
  return (await ask(tab, `${FIND} return element !== undefined;`, wanted)) === true;
}
