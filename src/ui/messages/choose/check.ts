import type { CountsChecked } from '../../../copies/check/check-counts.ts';
import type { FileChecked } from '../../../copies/check/check-file.ts';
import type { MirrorChecked } from '../../../copies/check/check-mirror.ts';
import { screens } from '../screens.ts';

const words = screens.device.check;

/** What a check of everything on this device has found, a sentence each. */
export function findingsHere(counts: CountsChecked, mirror: MirrorChecked): string[] {
  const fixed = counts.counts + counts.states + inMirror(mirror).fixed;
  const { found } = words;
  const said = [
    ...some(words.fixed, fixed),
    ...(mirror.is === 'missing' ? [found.noSecondCopy] : []),
    ...(mirror.is === 'moving' ? [found.beingWritten] : []),
    ...some(found.cameBack, inMirror(mirror).cameBack),
    ...(inMirror(mirror).isBroken ? [found.notWritten] : []),
  ];
  return said.length > 0 ? said : [words.allOk({ n: counts.records })];
}

function inMirror(mirror: MirrorChecked): { fixed: number; cameBack: number; isBroken: boolean } {
  if (mirror.is !== 'compared') return { fixed: 0, cameBack: 0, isBroken: false };
  const { lacking, damaged, isWrittenAgain, cameBack } = mirror;
  const isBroken = !isWrittenAgain && lacking + damaged + cameBack > 0;
  return { fixed: isWrittenAgain ? lacking + damaged : 0, cameBack, isBroken };
}

/** What a check of a backup file has found, a sentence each. */
export function findingsInFile(file: FileChecked, madeAt: string): string[] {
  const { foundInFile: inFile } = words;
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
