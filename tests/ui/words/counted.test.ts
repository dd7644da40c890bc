import { afterEach, expect, test } from 'vitest';
import { screens } from '../../../src/ui/words/screens.ts';
import { speak } from '../../../src/ui/words/speak.ts';

afterEach(() => speak('en'));

test.each([
  ['en', '1 confirmed', '3 confirmed', 'registered', 'registered'],
  ['fr', '1 confirmée', '3 confirmées', 'inscrite', 'inscrites'],
  ['es', '1 confirmada', '3 confirmadas', 'registrada', 'registradas'],
  ['pt', '1 confirmada', '3 confirmadas', 'inscrita', 'inscritas'],
  ['sw', '1 imethibitishwa', '3 zimethibitishwa', 'aliyesajiliwa', 'waliosajiliwa'],
] as const)('in %s a sum has one word for one and another for many', async (code, one, three, her, them) => {
  await speak(code);
  const { ofState, registered } = screens.people;
  expect([ofState.confirmed(1), ofState.confirmed(3)]).toEqual([one, three]);
  expect([registered(1), registered(3)]).toEqual([her, them]);
});

test.each(['en', 'fr', 'es', 'pt', 'sw', 'ar'] as const)(
  'in %s what is said of one held record is not what is said of many',
  async (code) => {
    await speak(code);
    for (const { ofOne, sentence } of Object.values(screens.sync.heldBecause))
      expect(ofOne).not.toBe(sentence);
  },
);
