import type { Ledger } from '../../domain/record/states.ts';
import type { SyncState } from '../../sync/tabs/sync-state.ts';
import { first } from '../words/first.ts';
import { progressText } from '../words/progress.ts';

/** One thing that is worth a glance on every screen. The tone never says anything that the text does not. */
export interface StatusItem {
  text: string;
  tone: 'quiet' | 'amber' | 'red';
}

export interface StatusFacts {
  isOffline: boolean;
  /** Of all records; absent until it is known. */
  ledger: Ledger | undefined;
  progress: SyncState['progress'];
  /** The second copy does not keep up. */
  isCopyBehind?: boolean;
}

/** What is unknown, what wants a person, what goes on, what waits: in the order of Sync, and only what there is. */
export function statusItems({ isOffline, ledger, progress, isCopyBehind }: StatusFacts): StatusItem[] {
  const items: StatusItem[] = [];
  const states = ledger?.states;
  const needsYou = states?.['needs you'] ?? 0;
  if (states && states.unknown > 0) items.push({ text: first.status.unknown(states.unknown), tone: 'amber' });
  if (needsYou > 0) items.push({ text: first.status.needYou(needsYou), tone: 'red' });
  if (progress && states)
    items.push({ text: progressText(progress, states.waiting + states.sending), tone: 'quiet' });
  else if (states && states.waiting > 0)
    items.push({ text: first.status.waiting(states.waiting), tone: 'quiet' });
  if (isCopyBehind) items.push({ text: first.status.copyBehind, tone: 'quiet' });
  if (isOffline) items.push({ text: first.status.offline, tone: 'quiet' });
  return items;
}

/**
 * What a screen reader is told when it changes: that a person is wanted, that the network went, that sending began
 * or ended. Not every number on its way.
 */
export function spokenStatus({ isOffline, ledger, progress }: StatusFacts): string {
  const items = statusItems({ isOffline, ledger, progress: undefined });
  const lasting = items.filter(({ tone, text }) => tone !== 'quiet' || text === first.status.offline);
  return [...lasting.map(({ text }) => text), ...(progress ? [first.status.sending] : [])].join('. ');
}
