import type { OnlyHere } from '../../../copies/only-here.ts';
import { inLine } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';

interface Said {
  /** The number of records that count, as a separate line; as the most there may be if some may have arrived or are being sent. */
  line: string;
  /** How many are being sent, and what is not counted. */
  more: string[];
}

/** How much is only on this device, in the words that all screens share. */
export function onlyHereSaid({ records, mayHaveArrived, noReply, drafts }: OnlyHere): Said {
  const words = screens.copies.onlyHere;
  if (records === 0) return { line: drafts > 0 ? words.drafts({ n: drafts }) : words.nothing, more: [] };
  const sending = mayHaveArrived - noReply;
  const more = [
    ...(sending > 0 ? [words.ofThemSending({ n: sending })] : []),
    ...(drafts > 0 ? [words.andDrafts({ n: drafts })] : []),
  ];
  return { line: words[mayHaveArrived > 0 ? 'upToRecords' : 'records']({ n: records }), more };
}

/** The whole statement as one text. */
export function onlyHereInOne(here: OnlyHere): string {
  const { line, more } = onlyHereSaid(here);
  return inLine([line, ...more]);
}
