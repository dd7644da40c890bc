import type { Ledgers } from '../../../../store/queries/ledger.ts';
import type { Overview } from '../../../../store/queries/overview/overview.ts';
import { absoluteTime } from '../../../controls/time.svelte.ts';
import { first } from '../../../messages/first.ts';
import { number } from '../../../messages/numbers.ts';
import { screens } from '../../../messages/screens.ts';
import { blockNames } from '../occupations/block-name.ts';
import { assignedFinding } from '../../../record/ledger/assigned-finding.ts';
import { countedIn } from '../../../record/ledger/left-out.ts';
import { isAnyInGroup, ledgerSegments, namedParts } from '../shapes.ts';
import { axisLines, spansFinding } from '../days/span-words.ts';
import { WIDTH, type PictureFacts } from './draw-overview.ts';

export interface PictureGiven {
  counts: Overview;
  ledgers: Pick<Ledgers, 'people' | 'assignments'>;
  names: Record<'group' | 'country' | 'occupation' | 'assessment', (value: string) => string>;
  /** The name of the organisation. */
  whose: string;
  practice: string | undefined;
  now: Date;
}

const words = screens.overview;

/** The content of the picture for these counts, in the current language. */
export function pictureFacts({ counts, ledgers, names, whose, practice, now }: PictureGiven): PictureFacts {
  const segments = ledgerSegments(ledgers.people, WIDTH).map((segment) => ({
    ...segment,
    words: screens.people.ofState[segment.state]({ n: segment.count }),
  }));
  return {
    title: first.titles.overview,
    from: `${whose} · ${absoluteTime(now.getTime())}`,
    practice,
    sum: screens.people.registered({ n: countedIn(ledgers.people) }),
    segments,
    legend: { solid: first.states.confirmed, pale: words.notYet },
    days: {
      parts: counts.days,
      title: (unit) => words.spans[unit],
      finding: spansFinding,
      lines: (spans, at) => axisLines(spans, at, false),
    },
    lists: [
      ...(isAnyInGroup(counts.groups)
        ? [{ title: first.titles.groups, parts: namedParts(counts.groups, names.group) }]
        : []),
      {
        title: first.fields.sex,
        parts: namedParts(counts.sexes, (sex) => first.fields.sexes[sex === 'F' ? 'F' : 'M']),
      },
      {
        title: first.titles.assessments,
        finding: assignedFinding(counts.assigned, ledgers.assignments),
        parts: namedParts(counts.assessments, names.assessment),
      },
      { title: first.fields.country, parts: namedParts(counts.countries, names.country) },
    ],
    occupations: {
      title: first.titles.occupations,
      parts: counts.occupations,
      namesOf: (block) => blockNames(block, (code) => `${code} ${names.occupation(code)}`),
    },
    number: number,
  };
}
