import { areDrawableValues } from './drawable-assignment.ts';
import { isInstant, isPlain, isText, isTextOrNone } from './drawable.ts';
import type { JournalEvent, JournalRow } from './journal.ts';
import { HOLD_REASONS } from './op.ts';

type What = JournalEvent['what'];
/** What beside its kind an event holds, as it was found. */
type Found = Readonly<Partial<Record<string, unknown>>>;

const always = () => true;
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const arePersonValues = (value: unknown) => isPlain(value) && Object.values(value).every(isTextOrNone);

/** Whether the history can say what an event holds, by its kind. */
const CAN_SAY: Readonly<Record<Exclude<What, 'damaged'>, (found: Found) => boolean>> = {
  made: always,
  edited: ({ before, after }) => arePersonValues(before) && arePersonValues(after),
  'assignment edited': ({ before, after }) => areDrawableValues(before) && areDrawableValues(after),
  renamed: ({ before, after }) => isText(before) && isText(after),
  discarded: ({ with: other }) => isTextOrNone(other),
  restored: always,
  onHold: ({ reason }) => HOLD_REASONS.some((one) => one === reason),
  released: always,
  linked: ({ serverUuid }) => isText(serverUuid),
  sent: ({ attemptId }) => isText(attemptId),
  answered: ({ attemptId }) => isText(attemptId),
  'stopped before sending': ({ problems }) => Array.isArray(problems) && problems.every(isPlain),
  decided: ({ say }) => say === 'arrived' || say === 'rejected' || say === 'send again',
  'taken back as sent': always,
  'tried again': always,
  duplicate: ({ serverUuids }) => areTexts(serverUuids),
  'changed server': always,
  moved: ({ code, to }) => isText(code) && isText(to),
  'given back': ({ code, to }) => isText(code) && isText(to),
  received: ({ code, from }) => isText(code) && isText(from),
  stayed: ({ code }) => isText(code),
  'taken back': ({ code, by }) => isText(code) && (by === 'return code' || by === 'a person'),
};

/** An entry of the journal as the history can show it: one of a kind that is not known, or that lacks something, is damaged. */
export function drawableEntry(row: JournalRow): JournalRow {
  const at = isInstant(row.at) ? row.at : 0;
  if (at === row.at && canSay(row.event)) return row;
  return { ...row, at, event: canSay(row.event) ? row.event : { what: 'damaged' } };
}

function canSay(event: unknown): boolean {
  if (!isPlain(event)) return false;
  const { what } = event;
  return isText(what) && isKnown(what) && CAN_SAY[what](event);
}

function isKnown(what: string): what is keyof typeof CAN_SAY {
  return Object.hasOwn(CAN_SAY, what);
}
