import type { CountsChecked } from '../../../copies/check/check-counts.ts';
import type { FileChecked } from '../../../copies/check/check-file.ts';
import type { MirrorChecked } from '../../../copies/check/check-mirror.ts';
import { screens } from '../screens.ts';

const { found: here, foundInFile: inFile } = screens.device.check;

/** What a check of everything on this device has found, a sentence each. */
export function findingsHere(counts: CountsChecked, mirror: MirrorChecked): string[] {
  return [here.lookedAt({ n: counts.records }), ...inCounts(counts), ...inMirror(mirror)];
}

function inCounts({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return [here.countsRight];
  return [...some(here.countsWrong, counts), ...some(here.statesWrong, states)];
}

function inMirror({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing') return [here.noSecondCopy];
  if (is === 'moving') return [here.beingWritten];
  const found = [
    ...some(here.cameBack, cameBack),
    ...some(here.damaged, damaged),
    ...some(here.lacking, lacking),
  ];
  if (isWrittenAgain) return [...found, here.writtenAgain];
  return [...found, found.length > 0 ? here.notWritten : here.whole];
}

/** What a check of a backup file has found, a sentence each. */
export function findingsInFile(file: FileChecked, madeAt: string): string[] {
  const { records, damaged, notHere, notInMirror, notInFile } = file;
  return [
    inFile.has({ n: records, time: madeAt }),
    ...some(inFile.damaged, damaged),
    ...(notHere === 0 ? [inFile.allHere] : [inFile.notHere({ n: notHere })]),
    ...(notInMirror === notHere ? [] : some(inFile.notInMirror, notInMirror ?? 0)),
    ...some(inFile.notInFile, notInFile),
  ];
}

const some = (say: (told: { n: number }) => string, n: number): string[] => (n > 0 ? [say({ n })] : []);
