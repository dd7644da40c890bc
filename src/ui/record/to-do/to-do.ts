import type { Ledger } from '../../../domain/record/ledger.ts';
import type { OfflineState } from '../../../domain/offline-state.ts';
import { isOfflineTrouble } from '../../device/offline-said.ts';
import { screens } from '../../messages/screens.ts';

/** The states that need a decision: others may wait for a record without a reply, and a refused one may be corrected. */
const DECISIONS = ['noReply', 'toFix', 'onHold'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What only a person can do, the most urgent first. */
const ALL = ['second copy', 'backup file', 'offline', 'locked', ...DECISIONS, 'backup', 'update'] as const;
export type ToDo = (typeof ALL)[number];

export interface ToDoFacts {
  /** The second copy lacks recent changes. */
  isCopyBehind: boolean;
  /** The backup file that is updated automatically was not, and only a person can change that. */
  isFileBehind: boolean;
  /** Whether the app starts without a network; absent until it is known. */
  offline: OfflineState | undefined;
  /** The server key is behind a passphrase that was not entered yet. */
  isLocked: boolean;
  /** The ledger of all records; absent until it is known. */
  ledger: Ledger | undefined;
  /** Enough records, or old ones, are only on this device. */
  isBackupDue: boolean;
  isUpdateReady: boolean;
}

/** What there is to do, the most urgent first: the list on Sync, and the line below the head on a phone. */
export function toDo(facts: ToDoFacts): ToDo[] {
  const { states } = facts.ledger ?? {};
  const isDue: Record<ToDo, boolean> = {
    'second copy': facts.isCopyBehind,
    'backup file': facts.isFileBehind,
    offline: isOfflineTrouble(facts.offline),
    locked: facts.isLocked,
    noReply: (states?.noReply ?? 0) > 0,
    toFix: (states?.toFix ?? 0) > 0,
    onHold: (states?.onHold ?? 0) > 0,
    backup: facts.isBackupDue,
    update: facts.isUpdateReady,
  };
  return ALL.filter((item) => isDue[item]);
}

export const isDecision = (item: ToDo): item is Decision => DECISIONS.some((state) => state === item);

/** One of them in two or three words, with its number. */
export function toDoTitle(item: ToDo, ledger: Ledger | undefined): string {
  if (isDecision(item)) return screens.people.ofState[item]({ n: ledger?.states[item] ?? 0 });
  return screens.toDo.titles[item];
}

export interface StatusFacts extends ToDoFacts {
  isOffline: boolean;
  /** No server is set, so waiting records cannot be sent. */
  hasNoServer: boolean;
  /** A server is set, but the last request to it failed. */
  isNotConnected: boolean;
}

/** Why records that wait cannot be sent now, in a word or two, and how many wait. Empty while they can be sent. */
export function connectionItems({ isOffline, hasNoServer, isNotConnected, ledger }: StatusFacts): string[] {
  const waiting = ledger?.states.waiting ?? 0;
  const count = waiting > 0 ? [screens.status.waiting({ n: waiting })] : [];
  if (isOffline) return [screens.status.offline, ...count];
  if (hasNoServer) return waiting > 0 ? [screens.rail.noServer, ...count] : [];
  return isNotConnected ? [screens.rail.notConnected, ...count] : [];
}

/**
 * The same text with `19k` for `19,048`, because in a narrow place two large numbers would leave no room for what needs a person.
 * @param language a BCP 47 tag
 */
export function inBrief(text: string, count: number, language: string): string {
  if (count < 10_000) return text;
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 0 });
  return text.replace(new Intl.NumberFormat(language).format(count), short.format(count));
}

/**
 * What a screen reader reads when it changes: that a person is needed, that the network is gone, that sending began or
 * ended, and how much is confirmed then. It leaves out the numbers that change while sending goes on.
 */
export function spokenStatus(facts: StatusFacts & { isSending: boolean; hasSent: boolean }): string {
  const { ledger, isOffline, isSending, hasSent } = facts;
  const confirmed = ledger?.states.confirmed ?? 0;
  return [
    ...toDo(facts).map((item) => toDoTitle(item, ledger)),
    ...(isOffline ? [screens.status.offline] : []),
    ...(isSending ? [screens.status.sending] : []),
    ...(!isSending && hasSent && confirmed > 0 ? [screens.people.ofState.confirmed({ n: confirmed })] : []),
  ].join('. ');
}
