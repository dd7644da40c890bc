import { afterEach, expect, test } from 'vitest';
import { screens } from '../../../src/ui/messages/screens.ts';
import { findingsHere, findingsInFile } from '../../../src/ui/messages/choose/check.ts';
import { speak } from '../../../src/ui/messages/speak.ts';

afterEach(() => speak('en'));

test.each([
  ['en', '1 confirmed', '3 confirmed', '1 registered', '3 registered'],
  ['fr', '1 confirmée', '3 confirmées', '1 inscrite', '3 inscrites'],
  ['es', '1 confirmada', '3 confirmadas', '1 registrada', '3 registradas'],
  ['pt', '1 confirmada', '3 confirmadas', '1 inscrita', '3 inscritas'],
  ['sw', '1 imethibitishwa', '3 zimethibitishwa', '1 amesajiliwa', '3 wamesajiliwa'],
] as const)('in %s a sum has one word for one and another for many', async (code, one, three, her, them) => {
  await speak(code);
  const { ofState, registered } = screens.people;
  expect([ofState.confirmed({ n: 1 }), ofState.confirmed({ n: 3 })]).toEqual([one, three]);
  expect([registered({ n: 1 }), registered({ n: 3 })]).toEqual([her, them]);
});

test('a check says in one sentence that all is well, and else what was fixed and what to do', () => {
  const { found, allOk, fixed } = screens.device.check;
  const whole = { is: 'compared', lacking: 0, damaged: 0, isWrittenAgain: false, cameBack: 0 } as const;
  const right = { records: 9, counts: 0, states: 0 };
  const wrong = { records: 9, counts: 1, states: 2 };
  expect(findingsHere(right, whole)).toEqual([allOk({ n: 9 })]);
  expect(findingsHere(wrong, whole)).toEqual([fixed({ n: 3 })]);
  const faulty = { ...whole, lacking: 2, damaged: 1, cameBack: 4 };
  expect(findingsHere(wrong, { ...faulty, isWrittenAgain: true })).toEqual([
    fixed({ n: 6 }),
    found.cameBack({ n: 4 }),
  ]);
  expect(findingsHere(right, faulty)).toEqual([found.cameBack({ n: 4 }), found.notWritten]);
  expect(findingsHere(right, { ...whole, is: 'missing' })).toEqual([found.noSecondCopy]);
  expect(findingsHere(right, { ...whole, is: 'moving' })).toEqual([found.beingWritten]);
});

test('in English one record is, and many records are, where a file is checked', async () => {
  await speak('en');
  const file = { records: 9, madeAt: 0, damaged: 0, notHere: 0, notInMirror: 0, notInFile: 0 };
  const said = (n: number) => [
    ...findingsInFile({ ...file, notHere: n }, '1 June').slice(1, 2),
    ...findingsInFile({ ...file, notInMirror: n, notInFile: n }, '1 June').slice(2),
  ];
  expect(said(1)).toEqual([
    '1 record in the file is not on this device. Restore the file to add it.',
    '1 record in the file is not in the second copy. Check all records.',
    '1 record on this device is not in the file. Back up again.',
  ]);
  for (const sentence of said(3)) expect(sentence).toMatch(/^3 records (in the file|on this device) are /);
});
