import type { CountsChecked } from '../../../../copies/check/check-counts.ts';
import type { MirrorChecked } from '../../../../copies/check/check-mirror.ts';
import { numbersOf } from '../../plural.ts';
import type { ScreenWords } from '../../tables.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

export const check: ScreenWords['device']['check'] = {
  title: 'Ukaguzi',
  about: 'Hulinganisha rekodi na hesabu zake na nakala ya pili, na kurekebisha inachoweza.',
  action: 'Kagua kila kitu sasa',
  checking: 'Inakagua',
  file: 'Kagua faili ya nakala rudufu',
  passphrase: 'Kaulisiri ya faili',
  open: 'Ikague kwa kaulisiri hii',
  unreadable: {
    'not a backup': 'Faili hii si nakala rudufu ya Outpost.',
    'of a newer version': 'Toleo jipya zaidi la Outpost liliunda faili hii. Sasisha Outpost, kisha uikague.',
    'of practice': 'Faili hii ilifanywa kwenye mazoezi. Ikague huko.',
    'of the real world': 'Faili hii ina rekodi halisi. Ondoka kwenye mazoezi, kisha uikague.',
    'wants its passphrase': 'Faili hii ina kaulisiri.',
    'another passphrase': 'Faili hii ina kaulisiri nyingine. Iandike, kisha kagua tena.',
  },
  found: (counts, mirror) => [
    count(counts.records, {
      one: 'Rekodi # kwenye kifaa hiki imekaguliwa.',
      other: 'Rekodi # kwenye kifaa hiki zimekaguliwa.',
    }),
    ...countsFound(counts),
    ...mirrorFound(mirror),
  ],
  foundInFile(file, madeAt) {
    const lines = [`Faili ina ${first.counts.records(file.records)}, na iliundwa ${madeAt}.`];
    if (file.damaged > 0)
      lines.push(
        count(file.damaged, {
          one: 'Mstari # wake umeharibika. Unda nakala rudufu mpya.',
          other: 'Mistari # yake imeharibika. Unda nakala rudufu mpya.',
        }),
      );
    lines.push(
      file.notHere === 0
        ? 'Zote ziko kwenye kifaa hiki.'
        : count(file.notHere, {
            one: 'Rekodi # yake haipo kwenye kifaa hiki. Rejesha faili ili kuileta hapa.',
            other: 'Rekodi # zake hazipo kwenye kifaa hiki. Rejesha faili ili kuzileta hapa.',
          }),
    );
    if (file.notInMirror !== undefined && file.notInMirror !== file.notHere)
      lines.push(
        count(file.notInMirror, {
          one: 'Rekodi # yake haimo kwenye nakala ya pili. Kagua kila kitu sasa.',
          other: 'Rekodi # zake hazimo kwenye nakala ya pili. Kagua kila kitu sasa.',
        }),
      );
    if (file.notInFile > 0)
      lines.push(
        count(file.notInFile, {
          one: 'Rekodi # ya kifaa hiki haimo kwenye faili. Unda nakala rudufu mpya.',
          other: 'Rekodi # za kifaa hiki hazimo kwenye faili. Unda nakala rudufu mpya.',
        }),
      );
    return lines;
  },
};

function countsFound({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return ['Hesabu ni sahihi.'];
  const found: string[] = [];
  if (counts > 0)
    found.push(
      count(counts, {
        one: 'Hesabu # haikuwa sahihi. Sasa ni sahihi.',
        other: 'Hesabu # hazikuwa sahihi. Sasa ni sahihi.',
      }),
    );
  if (states > 0)
    found.push(
      count(states, {
        one: 'Rekodi # ilionyesha hali isiyo sahihi. Sasa ni sahihi.',
        other: 'Rekodi # zilionyesha hali isiyo sahihi. Sasa ni sahihi.',
      }),
    );
  return found;
}

function mirrorFound({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing') return ['Kivinjari hiki hakina nakala ya pili ya kulinganishwa.'];
  if (is === 'moving') return ['Nakala ya pili inaandikwa. Kagua tena baada ya dakika moja.'];
  const found: string[] = [];
  if (cameBack > 0)
    found.push(
      count(cameBack, {
        one: 'Rekodi # ilikuwa kwenye nakala ya pili pekee. Imerudi, na imesitishwa: tazama skrini ya Kutuma.',
        other:
          'Rekodi # zilikuwa kwenye nakala ya pili pekee. Zimerudi, na zimesitishwa: tazama skrini ya Kutuma.',
      }),
    );
  if (damaged > 0)
    found.push(
      count(damaged, {
        one: 'Mstari # wa nakala ya pili ulikuwa umeharibika.',
        other: 'Mistari # ya nakala ya pili ilikuwa imeharibika.',
      }),
    );
  if (lacking > 0)
    found.push(
      count(lacking, {
        one: 'Ingizo # lilikosekana kwenye nakala ya pili, au lilikuwa lingine.',
        other: 'Maingizo # yalikosekana kwenye nakala ya pili, au yalikuwa mengine.',
      }),
    );
  if (isWrittenAgain) found.push('Nakala ya pili imeandikwa tena. Sasa ina kila kitu.');
  else if (found.length > 0) found.push('Nakala ya pili haikuweza kuandikwa tena. Unda nakala rudufu.');
  else found.push('Nakala ya pili ina kila kitu.');
  return found;
}
