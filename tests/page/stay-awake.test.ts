import { expect, test } from 'vitest';
import { stayAwakeWhileSending } from '../../src/page/stay-awake.ts';
import { OFF, type SyncState } from '../../src/sync/tabs/sync-state.ts';

/** A sync in a given state, a page, and a browser that counts the locks it has given and not taken back. */
function aPage() {
  const browser = { held: 0, asked: 0, refuses: false };
  const changed: (() => void)[] = [];
  const shown: (() => void)[] = [];
  const sync = { state: OFF, subscribe: (next: () => void) => (changed.push(next), () => undefined) };
  const page = { visibilityState: 'visible' as DocumentVisibilityState, addEventListener: listen };
  const releases = new Set<() => void>();

  function listen(_: string, next: unknown): void {
    if (typeof next === 'function') shown.push(() => void Reflect.apply(next, undefined, []));
  }
  function request(): Promise<WakeLockSentinel> {
    browser.asked += 1;
    if (browser.refuses) return Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
    browser.held += 1;
    const target = new EventTarget();
    const release = () => {
      if (!releases.delete(release)) return;
      browser.held -= 1;
      target.dispatchEvent(new Event('release'));
    };
    releases.add(release);
    return Promise.resolve(
      Object.assign(target, {
        release: () => {
          release();
          return Promise.resolve();
        },
      }) as never,
    );
  }

  stayAwakeWhileSending(sync, { request }, page);
  return {
    browser,
    become: async (state: Partial<SyncState>) => {
      sync.state = { ...OFF, ...state };
      for (const next of changed) next();
      await settled();
    },
    show: async (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      // The browser takes it back by itself.
      if (visibilityState === 'hidden') for (const release of [...releases]) release();
      for (const next of shown) next();
      await settled();
    },
  };
}

/** What was promised so far has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const progress = (total: number) => ({ total, confirmed: 0, noReply: 0, toFix: 0, onHold: 0 });

test('the screen stays on while more than ten records are sent, and no longer', async () => {
  const { browser, become } = aPage();
  await become({ phase: 'sending', progress: progress(10) });
  expect(browser.held).toBe(0);
  await become({ phase: 'sending', progress: progress(11) });
  await become({ phase: 'sending', progress: progress(11) });
  expect(browser).toMatchObject({ held: 1, asked: 1 });
  await become({ phase: 'idle' });
  expect(browser.held).toBe(0);
});

test('it is the tab that sends that stays awake', async () => {
  const { browser, become } = aPage();
  await become({ phase: 'sending', progress: progress(11), elsewhere: true });
  expect(browser.asked).toBe(0);
});

test('a page that was hidden asks again when it is shown', async () => {
  const { browser, become, show } = aPage();
  await become({ phase: 'sending', progress: progress(11) });
  await show('hidden');
  expect(browser.held).toBe(0);
  await become({ phase: 'sending', progress: progress(12) });
  expect(browser.held).toBe(0);
  await show('visible');
  expect(browser.held).toBe(1);
});

test('a browser that refuses stops nothing', async () => {
  const { browser, become } = aPage();
  browser.refuses = true;
  await become({ phase: 'sending', progress: progress(11) });
  await become({ phase: 'idle' });
  expect(browser.held).toBe(0);
});
