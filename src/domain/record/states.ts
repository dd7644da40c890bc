/** What an operation's row says. The screens show fewer words: see `shownState`. */
export const STATUSES = [
  'draft',
  'blocked',
  'ready',
  'sending',
  'noReply',
  'toFix',
  'onHold',
  'confirmed',
  'moved',
  'discarded',
] as const;
export type Status = (typeof STATUSES)[number];

/**
 * The states that a person sees, in the order in which a ledger lists them, which is also that of the to-do list: states that need
 * a person first, then records on their way, records that arrived, and records that went away.
 */
export const SHOWN_STATES = [
  'noReply',
  'toFix',
  'waiting',
  'sending',
  'onHold',
  'confirmed',
  'draft',
  'moved',
  'discarded',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The word on screen for a stored status. `blocked` and `ready` are both *waiting*. */
export function shownState(status: Status): ShownState {
  return status === 'blocked' || status === 'ready' ? 'waiting' : status;
}

/** A record that has not left the device can be corrected, withdrawn or held; after that, never. */
const CHANGEABLE: ReadonlySet<Status> = new Set<Status>(['draft', 'blocked', 'ready', 'toFix', 'onHold']);

/** Whether a person may still edit, discard or hold the record. */
export function isChangeable(status: Status): boolean {
  return CHANGEABLE.has(status);
}
