import type { OnlyHere } from '../../../keeping/only-here.ts';
import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';

interface Said {
  /** A line of its own: all that counts. */
  line: string;
  /** Of which of them nobody knows yet, and what is not counted; empty where there is none. */
  more: string;
}

/** How much is only on this device, in the same words everywhere. */
export function onlyHereSaid({ records, mayHaveArrived, unknown, drafts }: OnlyHere): Said {
  const words = screens.keeping.onlyHere;
  if (records === 0) return { line: drafts > 0 ? words.drafts(drafts) : words.nothing, more: '' };
  const sending = mayHaveArrived - unknown;
  const more = [
    ...(unknown > 0 ? [words.ofThemUnknown(unknown)] : []),
    ...(sending > 0 ? [words.ofThemSending(sending)] : []),
    ...(drafts > 0 ? [words.andDrafts(drafts)] : []),
  ];
  return { line: words.records(records), more: more.join(`${first.comma} `) };
}

/** Both as one text, of two lines where the place keeps them. */
export function onlyHereInOne(here: OnlyHere): string {
  const { line, more } = onlyHereSaid(here);
  return more === '' ? line : `${line}${first.comma}\n${more}`;
}
