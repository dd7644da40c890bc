import type { OnlyHere } from '../../../copies/only-here.ts';
import { first } from '../../messages/first.ts';
import { screens } from '../../messages/screens.ts';

interface Said {
  /** Put before the line if the number may be too high, because some records may have arrived or are being sent; else empty. */
  upTo: string;
  /** The number of records that count, as a separate line. */
  line: string;
  /** How many are being sent, and what is not counted; empty if there is nothing to add. */
  more: string;
}

/** How much is only on this device, in the words that all screens share. */
export function onlyHereSaid({ records, mayHaveArrived, noReply, drafts }: OnlyHere): Said {
  const words = screens.keeping.onlyHere;
  if (records === 0)
    return { line: drafts > 0 ? words.drafts({ n: drafts }) : words.nothing, upTo: '', more: '' };
  const sending = mayHaveArrived - noReply;
  const more = [
    ...(sending > 0 ? [words.ofThemSending({ n: sending })] : []),
    ...(drafts > 0 ? [words.andDrafts({ n: drafts })] : []),
  ];
  const upTo = mayHaveArrived > 0 ? `${words.upTo} ` : '';
  return { upTo, line: words.records({ n: records }), more: more.join(`${first.comma} `) };
}

/** The whole statement as one text. */
export function onlyHereInOne(here: OnlyHere): string {
  const { upTo, line, more } = onlyHereSaid(here);
  return upTo + (more === '' ? line : `${line}${first.comma} ${more}`);
}
