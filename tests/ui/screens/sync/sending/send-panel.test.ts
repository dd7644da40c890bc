import { screen } from '@testing-library/svelte';
import { SvelteMap } from 'svelte/reactivity';
import { expect, test } from 'vitest';
import type { SyncState } from '../../../../../src/sync/tabs/sync-state.ts';
import { SyncView } from '../../../../../src/ui/app/sync-view.svelte.ts';
import { pauseSentence } from '../../../../../src/ui/messages/choose/sending.ts';
import SendButton from '../../../../../src/ui/screens/sync/sending/SendButton.svelte';
import SendPanel from '../../../../../src/ui/screens/sync/sending/SendPanel.svelte';
import { anApp } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

interface Facts {
  waiting: number;
  blocked?: number;
  onTheirWay?: number;
  unsettled?: number;
  sum?: string;
}

/** What stands beside the title of Sync, and the card below it. */
function showSending(
  showPart: Awaited<ReturnType<typeof anApp>>['showPart'],
  view: SyncView,
  { waiting, blocked = 0, onTheirWay = 0, unsettled = 0, sum = '' }: Facts,
): void {
  showPart(SendButton, '#/sync', { view, waiting, blocked, isSecond: false });
  const facts = { onTheirWay, unsettled, undecided: unsettled, sum };
  showPart(SendPanel, '#/sync', { view, waiting, blocked, ...facts });
}

/** The buttons while sending is in a state and so many records wait. */
async function buttonsIn(
  some: Partial<SyncState>,
  waiting: number,
  blocked = 0,
  unsettled = 0,
): Promise<(string | undefined)[]> {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, ...some };
    }
  }
  showSending(showPart, new Shown(sync), { waiting, blocked, unsettled });
  return screen.queryAllByRole('button').map((button) => button.textContent.trim());
}

const BUSY = { reason: 'server busy', until: Date.UTC(2026, 10, 24, 16) } as const;

test.each<[string, Partial<SyncState>, number, string[]]>([
  ['to send, quietly, while nothing waits', { phase: 'idle' }, 0, ['Send now']],
  ['to stop, already in the moment before it begins', { phase: 'off' }, 2, ['Pause sending']],
  ['to stop, while it goes on', { phase: 'sending' }, 2, ['Pause sending']],
  [
    'to break a pause, or to stop trying',
    { phase: 'waiting', pause: BUSY },
    2,
    ['Send now', 'Pause sending'],
  ],
  ['to break a pause, though nothing waits', { phase: 'waiting', pause: BUSY }, 0, ['Send now']],
])('offers %s', async (_, state, waiting, buttons) => {
  expect(await buttonsIn(state, waiting)).toEqual(buttons);
});

test('to break a pause is quiet while nothing waits that could go', async () => {
  await buttonsIn({ phase: 'waiting', pause: BUSY }, 0);
  expect(screen.getByRole('button', { name: screens.sync.panel.sendNow })).toHaveClass('text');
});

test('what stops trying stands below the boxes, which do not move when sending goes on', async () => {
  await buttonsIn({ phase: 'waiting', pause: BUSY }, 2);
  const boxes = document.querySelector('.boxes');
  const pause = screen.getByRole('button', { name: screens.sync.panel.pause });
  expect(boxes?.compareDocumentPosition(pause)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('has nothing to stop where all that waits needs a person first', async () => {
  expect(await buttonsIn({ phase: 'off' }, 1, 1)).toEqual(['Send now']);
});

test.each([
  ['no one is unknown', 0],
  ['someone is', 2],
])('never names Send now beside the button that stops it, where %s', async (_, unsettled) => {
  await buttonsIn({ phase: 'off' }, 2, 0, unsettled);
  expect(screen.getByText('Connecting…')).toBeVisible();
});

/** The panel in a state that changes. */
async function changing(before: Partial<SyncState>) {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const now = new SvelteMap([['state', before]]);
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, ...now.get('state') };
    }
  }
  showSending(showPart, new Shown(sync), { waiting: 0 });
  return (after: Partial<SyncState>) => now.set('state', after);
}

const RUN = { total: 8, confirmed: 2, noReply: 0, toFix: 0, onHold: 0 };
const panel = () => screen.getByRole('region', { name: screens.sync.panel.title });

test('what was sent stays when sending ends: what stands below it does not move', async () => {
  const becomes = await changing({ phase: 'sending', progress: RUN });
  expect(panel()).toBeVisible();
  becomes({ phase: 'idle' });
  expect(await screen.findByRole('button', { name: screens.sync.panel.sendNow })).toBeVisible();
  expect(document.querySelectorAll('.boxes > span')).toHaveLength(8);
});

test('a pause is said at once, while one is still on its way', async () => {
  const becomes = await changing({ phase: 'sending', progress: RUN });
  becomes({ phase: 'sending', pause: { reason: 'stopped' } });
  expect(await screen.findByText(pauseSentence({ reason: 'stopped' }))).toBeVisible();
  expect(screen.getByRole('button', { name: screens.sync.panel.sendNow })).toBeVisible();
});

test('no boxes come where there was nothing to send, and Pause sending in the place of Send now: nothing moves when sending begins', async () => {
  const becomes = await changing({ phase: 'idle' });
  const boxes = () => document.querySelectorAll('.boxes > span');
  expect(boxes()).toHaveLength(0);
  becomes({ phase: 'sending', progress: RUN });
  expect(await screen.findByText('Sending: 2 of 8 confirmed')).toBeVisible();
  expect(screen.getByRole('button', { name: screens.sync.panel.pause })).toBeVisible();
  expect(boxes()).toHaveLength(0);
});

test('what will go has its boxes before sending begins', async () => {
  await buttonsIn({ phase: 'idle' }, 3);
  expect(document.querySelectorAll('.boxes > .waiting')).toHaveLength(3);
});

test.each([
  ['in a moment', 30_000, 'Trying again soon.'],
  ['at its time', 30 * 60_000, /^Next try at \d/],
  ['on its day, where that is not today', 30 * 60 * 60_000, /^Next try at .*20\d\d/],
] as const)('says of the next try that it is %s', async (_, after, words) => {
  const { sync, clock, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const pause = { reason: 'unreachable', until: clock.now().getTime() + after } as const;
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, phase: 'waiting', pause };
    }
  }
  showSending(showPart, new Shown(sync), { waiting: 2 });
  expect(screen.getByText(words)).toBeVisible();
  // The next thing is to wait, or to send at once.
  expect(screen.getByRole('button', { name: screens.sync.panel.pause })).toHaveClass('text');
});

test('says when a server that cannot be reached was asked last', async () => {
  const connection = { finding: 'nothing answers', checkedAt: Date.UTC(2026, 10, 24, 8) } as const;
  await buttonsIn({ phase: 'idle', pause: { reason: 'unreachable' }, connection }, 0);
  expect(screen.getByText(/^Last try: \d/)).toBeVisible();
});

test('promises nothing soon where there is no network, but says when it goes on', async () => {
  const { sync, clock, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const until = clock.now().getTime() + 30_000;
  const pause = { reason: 'unreachable', finding: 'no network', until } as const;
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, phase: 'waiting', pause };
    }
  }
  showSending(showPart, new Shown(sync), { waiting: 2, sum: 'Waiting: 2 people.' });
  expect(screen.getByText(screens.sync.findings['no network'])).toBeVisible();
  expect(screen.queryByText(/^(Next try|Trying again)/)).toBeNull();
  expect(screen.getByText('Waiting: 2 people.')).toBeVisible();
  expect(document.querySelector('.boxes')).toBeNull();
  expect(screen.getByRole('button', { name: screens.sync.panel.sendNow })).toHaveClass('text');
  // Nothing goes that could be stopped.
  expect(screen.queryByRole('button', { name: screens.sync.panel.pause })).toBeNull();
});

test('is quiet where all that waits needs something else first', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, phase: 'idle' };
    }
  }
  showSending(showPart, new Shown(sync), { waiting: 2, blocked: 2, unsettled: 1 });
  expect(screen.getByText(screens.sync.idle.decideFirst({ n: 2, undecided: 1 }))).toBeVisible();
  expect(screen.getByRole('button', { name: screens.sync.panel.sendNow })).toHaveClass('text');
});

test('draws what of a run is confirmed, and nothing else, as arrived', async () => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  const progress = { total: 8, confirmed: 2, noReply: 1, toFix: 1, onHold: 1 };
  class Shown extends SyncView {
    override get state(): SyncState {
      return { ...super.state, phase: 'sending', progress };
    }
  }
  showSending(showPart, new Shown(sync), { waiting: 2, onTheirWay: 1 });
  expect(screen.getByText('Sending: 2 of 8 confirmed')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: screens.sync.panel.confirmedSoFar })).toHaveValue(2);
  const boxes = [...document.querySelectorAll('.boxes > span')].map(({ classList }) => classList.item(0));
  const expected = ['confirmed', 'confirmed', 'noReply', 'toFix', 'onHold', 'sending', 'waiting', 'waiting'];
  expect(boxes).toEqual(expected);
});
