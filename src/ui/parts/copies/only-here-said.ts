import type { OnlyHere } from '../../../keeping/only-here.ts';
import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';

interface Said {
  /** A line of its own: all that counts. */
  line: string;
  /** That the number may be too high, because of some nobody knows whether they arrived; else empty. */
  known: string;
  /** The same, how many are being sent, and what is not counted; empty where there is none. */
  more: string;
}

/** How much is only on this device, in the same words everywhere. */
export function onlyHereSaid({ records, mayHaveArrived, unknown, drafts }: OnlyHere): Said {
  const words = screens.keeping.onlyHere;
  if (records === 0) return { line: drafts > 0 ? words.drafts(drafts) : words.nothing, known: '', more: '' };
  const sending = mayHaveArrived - unknown;
  const known = unknown > 0 ? words.asFarAsKnown : '';
  const more = [
    ...(unknown > 0 ? [known] : []),
    ...(sending > 0 ? [words.ofThemSending(sending)] : []),
    ...(drafts > 0 ? [words.andDrafts(drafts)] : []),
  ];
  return { line: words.records(records), known, more: more.join(`${first.comma} `) };
}

/** Both as one text, of two lines where the place keeps them. */
export function onlyHereInOne(here: OnlyHere): string {
  const { line, more } = onlyHereSaid(here);
  return more === '' ? line : `${line}${first.comma}\n${more}`;
}
