import type { OnlyHere } from '../../../keeping/only-here.ts';
import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';

interface Said {
  /** A line of its own: what is surely only here, where there is any. */
  line: string;
  /** What the line does not count, and may be lost with it; empty where there is none. */
  more: string;
}

/** How much is only on this device, in the same words everywhere. */
export function onlyHereSaid({ records, mayHaveArrived, unknown, drafts }: OnlyHere): Said {
  const words = screens.keeping.onlyHere;
  const sure = records - mayHaveArrived;
  const sending = mayHaveArrived - unknown;
  const andDrafts = drafts > 0 ? [words.andDrafts(drafts)] : [];
  if (sure > 0) {
    const ofUnknown = unknown > 0 ? [words.moreUnknown(unknown)] : [];
    const ofSending = sending > 0 ? [words.moreSending(sending)] : [];
    return { line: words.records(sure), more: joined([...ofUnknown, ...ofSending, ...andDrafts]) };
  }
  if (records > 0) {
    const ofUnknown = unknown > 0 ? [words.unknown(unknown)] : [];
    const ofSending = sending > 0 ? [words.sending(sending)] : [];
    return { line: words.maybe(joined([...ofUnknown, ...ofSending])), more: joined(andDrafts) };
  }
  return { line: drafts > 0 ? words.drafts(drafts) : words.nothing, more: '' };
}

/** Both as one text, of two lines where the place keeps them. */
export function onlyHereInOne(here: OnlyHere): string {
  const { line, more } = onlyHereSaid(here);
  return more === '' ? line : `${line}${first.comma}\n${more}`;
}

function joined(parts: readonly string[]): string {
  return parts.join(`${first.comma} `);
}
