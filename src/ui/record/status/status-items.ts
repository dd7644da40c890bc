import type { ShownState } from '../../../domain/record/states.ts';
import type { Ledger } from '../../../domain/record/ledger.ts';
import type { SyncState } from '../../../sync/tabs/sync-state.ts';
import { screens } from '../../messages/screens.ts';

/** One piece of status that every screen shows. The tone never says anything that the text does not. */
export interface StatusItem {
  text: string;
  /** The shape before the text: the mark of the records that it counts, or a special one. */
  mark: ShownState | 'copy behind' | 'offline';
  tone: 'quiet' | 'amber' | 'red';
}

export interface StatusFacts {
  isOffline: boolean;
  /** No server is set, so waiting records cannot be sent. */
  hasNoServer?: boolean;
  /** A server is set, but the last request to it failed. */
  isNotConnected?: boolean;
  /** The ledger of all records; absent until it is known. */
  ledger: Ledger | undefined;
  progress: SyncState['progress'];
  /** Something was sent since the page was opened. */
  hasSent?: boolean;
  /** The second copy lacks recent changes. */
  isCopyBehind?: boolean;
}

/** The non-empty items, the most urgent first: no reply, needs a person, sending, waiting, on hold. */
export function statusItems({
  isOffline,
  hasNoServer,
  isNotConnected,
  ledger,
  progress,
  isCopyBehind,
}: StatusFacts): StatusItem[] {
  const items: StatusItem[] = [];
  const states = ledger?.states;
  const toFix = states?.toFix ?? 0;
  const add = (text: string, mark: StatusItem['mark'], tone: StatusItem['tone'] = 'quiet') =>
    items.push({ text, mark, tone });
  if (states && states.noReply > 0) add(screens.status.noReply({ n: states.noReply }), 'noReply', 'amber');
  if (toFix > 0) add(screens.status.toFix({ n: toFix }), 'toFix', 'red');
  if (progress && states) {
    const { confirmed, total } = progress;
    add(screens.status.progress({ confirmed, total }), 'sending');
  } else if (states && states.waiting > 0) add(screens.status.waiting({ n: states.waiting }), 'waiting');
  if (isCopyBehind) add(screens.status.copyBehind, 'copy behind');
  if (isOffline) add(screens.status.offline, 'offline');
  else if (hasNoServer && states && states.waiting > 0) add(screens.rail.noServer, 'offline');
  else if (isNotConnected) add(screens.rail.notConnected, 'offline');
  if (states && states.onHold > 0) add(screens.people.ofState.onHold({ n: states.onHold }), 'onHold');
  return items;
}

/**
 * The same text with `19k` for `19,048`, because in a narrow place two large numbers would leave no room for what needs a person.
 * @param language a BCP 47 tag
 */
export function inBrief({ text, mark }: StatusItem, ledger: Ledger | undefined, language: string): string {
  const count = ledger?.states[mark as ShownState] ?? 0;
  if (count < 10_000) return text;
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 0 });
  return text.replace(new Intl.NumberFormat(language).format(count), short.format(count));
}

/**
 * What a screen reader reads when it changes: that a person is needed, that the network is gone, that sending began or
 * ended, and how much is confirmed then. It leaves out the numbers that change while sending goes on.
 */
export function spokenStatus({ isOffline, ledger, progress, hasSent }: StatusFacts): string {
  const items = statusItems({ isOffline, ledger, progress: undefined });
  const lasting = items.filter(({ tone, text }) => tone !== 'quiet' || text === screens.status.offline);
  const confirmed = ledger?.states.confirmed ?? 0;
  return [
    ...lasting.map(({ text }) => text),
    ...(progress ? [screens.status.sending] : []),
    ...(!progress && hasSent && confirmed > 0 ? [screens.people.ofState.confirmed({ n: confirmed })] : []),
  ].join('. ');
}
