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

test.each(['en', 'fr', 'es', 'pt', 'sw', 'ar'] as const)(
  'in %s what is said of one held record is not what is said of many',
  async (code) => {
    await speak(code);
    for (const { ofOne, sentence } of Object.values(screens.sync.onHoldBecause))
      expect(ofOne).not.toBe(sentence);
  },
);

test('in English one record is, and many records are, where everything is checked', async () => {
  await speak('en');
  const file = { records: 9, madeAt: 0, damaged: 0, notHere: 0, notInMirror: 0, notInFile: 0 };
  const counts = { records: 9, counts: 0, states: 0 };
  const said = (n: number) => [
    ...findingsInFile({ ...file, notHere: n }, '1 June').slice(1, 2),
    ...findingsInFile({ ...file, notInMirror: n, notInFile: n }, '1 June').slice(2),
    ...findingsHere(counts, {
      is: 'compared',
      lacking: 0,
      damaged: 0,
      isWrittenAgain: false,
      cameBack: n,
    }).slice(2, 3),
  ];
  expect(said(1)).toEqual([
    '1 record of it is not on this device. Restore the file to bring it here.',
    '1 record of it is not in the second copy. Check everything now.',
    '1 record on this device is not in the file. Make a new backup.',
    '1 record was only in the second copy. It is back, and held: look at Sync.',
  ]);
  for (const sentence of said(3)) expect(sentence).toMatch(/^3 records (of it |on this device )?(are|were) /);
});
