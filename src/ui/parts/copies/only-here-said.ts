import type { OnlyHere } from '../../../copies/only-here.ts';
import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';

interface Said {
  /** Before the line: that the number may be too high, because some may have arrived or may arrive this moment; else empty. */
  upTo: string;
  /** A line of its own: all that counts. */
  line: string;
  /** How many are being sent, and what is not counted; empty where there is none. */
  more: string;
}

/** How much is only on this device, in the same words everywhere. */
export function onlyHereSaid({ records, mayHaveArrived, noReply, drafts }: OnlyHere): Said {
  const words = screens.keeping.onlyHere;
  if (records === 0) return { line: drafts > 0 ? words.drafts(drafts) : words.nothing, upTo: '', more: '' };
  const sending = mayHaveArrived - noReply;
  const more = [
    ...(sending > 0 ? [words.ofThemSending(sending)] : []),
    ...(drafts > 0 ? [words.andDrafts(drafts)] : []),
  ];
  const upTo = mayHaveArrived > 0 ? `${words.upTo} ` : '';
  return { upTo, line: words.records(records), more: more.join(`${first.comma} `) };
}

/** Both as one text. */
export function onlyHereInOne(here: OnlyHere): string {
  const { upTo, line, more } = onlyHereSaid(here);
  return upTo + (more === '' ? line : `${line}${first.comma} ${more}`);
}
