import { numbersOf } from '../../plural.ts';
import type { CountsChecked } from '../../../../copies/check/check-counts.ts';
import type { FileChecked } from '../../../../copies/check/check-file.ts';
import type { MirrorChecked } from '../../../../copies/check/check-mirror.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);
const { records } = first.counts;

/** What *Check everything now* says. */
export const check = {
  title: 'Check',
  about: 'Compares the records with their counts and with the second copy, and puts right what it can.',
  action: 'Check everything now',
  checking: 'Checking',
  file: 'Check a backup file',
  passphrase: 'Passphrase of the file',
  open: 'Check it with this passphrase',
  unreadable: {
    'not a backup': 'This file is not a backup of Outpost.',
    'of a newer version': 'A newer version of Outpost made this file. Update Outpost, then check it.',
    'of practice': 'This file was made in practice. Check it there.',
    'of the real world': 'This file has real records. Leave practice, then check it.',
    'wants its passphrase': 'This file has a passphrase.',
    'another passphrase': 'This file has another passphrase. Type it, then check again.',
  },
  found: (counts: CountsChecked, mirror: MirrorChecked): string[] => [
    `${records(counts.records)} on this device looked at.`,
    ...countsFound(counts),
    ...mirrorFound(mirror),
  ],
  foundInFile(file: FileChecked, madeAt: string): string[] {
    const lines = [`The file has ${records(file.records)}, and was made on ${madeAt}.`];
    if (file.damaged > 0)
      lines.push(
        count(file.damaged, {
          one: '# line of it is damaged. Make a new backup.',
          other: '# lines of it are damaged. Make a new backup.',
        }),
      );
    lines.push(
      file.notHere === 0
        ? 'All of them are on this device.'
        : count(file.notHere, {
            one: '# record of it is not on this device. Restore the file to bring it here.',
            other: '# records of it are not on this device. Restore the file to bring them here.',
          }),
    );
    if (file.notInMirror !== undefined && file.notInMirror !== file.notHere)
      lines.push(
        count(file.notInMirror, {
          one: '# record of it is not in the second copy. Check everything now.',
          other: '# records of it are not in the second copy. Check everything now.',
        }),
      );
    if (file.notInFile > 0)
      lines.push(
        count(file.notInFile, {
          one: '# record on this device is not in the file. Make a new backup.',
          other: '# records on this device are not in the file. Make a new backup.',
        }),
      );
    return lines;
  },
};

function countsFound({ counts, states }: CountsChecked): string[] {
  if (counts + states === 0) return ['The counts are right.'];
  const found: string[] = [];
  if (counts > 0)
    found.push(
      count(counts, {
        one: '# count was wrong. It is right now.',
        other: '# counts were wrong. They are right now.',
      }),
    );
  if (states > 0)
    found.push(
      count(states, {
        one: '# record showed a wrong state. It is right now.',
        other: '# records showed a wrong state. They are right now.',
      }),
    );
  return found;
}

function mirrorFound({ is, lacking, damaged, isWrittenAgain, cameBack }: MirrorChecked): string[] {
  if (is === 'missing') return ['This browser has no second copy that could be compared.'];
  if (is === 'moving') return ['The second copy is being written. Check again in a minute.'];
  const found: string[] = [];
  if (cameBack > 0)
    found.push(
      count(cameBack, {
        one: '# record was only in the second copy. It is back, and held: look at Sync.',
        other: '# records were only in the second copy. They are back, and held: look at Sync.',
      }),
    );
  if (damaged > 0)
    found.push(
      count(damaged, {
        one: '# line of the second copy was damaged.',
        other: '# lines of the second copy were damaged.',
      }),
    );
  if (lacking > 0)
    found.push(
      count(lacking, {
        one: '# entry was missing in the second copy, or was another one.',
        other: '# entries were missing in the second copy, or were others.',
      }),
    );
  if (isWrittenAgain) found.push('The second copy was written again. It has everything now.');
  else if (found.length > 0) found.push('The second copy could not be written again. Make a backup.');
  else found.push('The second copy has everything.');
  return found;
}
