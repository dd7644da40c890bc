import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../src/domain/record/ledger.ts';
import { inBrief, spokenStatus, statusItems } from '../../../../src/ui/record/status/status-items.ts';

const facts = { isOffline: false, ledger: ledgerOf({}), progress: undefined };
const progress = { total: 500, confirmed: 37, noReply: 2, toFix: 3, onHold: 1 };

describe('the status line', () => {
  test.each([
    ['nothing when nothing is worth a glance', {}, []],
    ['nothing before anything is known', { ledger: undefined }, []],
    ['that the network is gone', { isOffline: true }, ['Offline']],
    ['what waits', { ledger: ledgerOf({ ready: 10, blocked: 2 }) }, ['12 waiting']],
    [
      'that what waits has no server to go to',
      { ledger: ledgerOf({ ready: 3 }), hasNoServer: true },
      ['3 waiting', 'No server'],
    ],
    ['no missing server where nothing waits', { ledger: ledgerOf({ confirmed: 3 }), hasNoServer: true }, []],
    ['that the server is not reached', { isNotConnected: true }, ['Not connected']],
    ['that the network is gone, in place of it', { isOffline: true, isNotConnected: true }, ['Offline']],
    ['what needs a person', { ledger: ledgerOf({ toFix: 1 }) }, ['1 to fix']],
    ['what is unknown', { ledger: ledgerOf({ noReply: 2 }) }, ['2 no reply']],
    [
      'how much is confirmed, in place of what waits',
      { ledger: ledgerOf({ ready: 454, sending: 3, confirmed: 37 }), progress },
      ['Sending: 37 of 500 confirmed'],
    ],
    ['what is held', { ledger: ledgerOf({ onHold: 40 }) }, ['40 on hold']],
    [
      'everything at once, the most urgent first',
      { isOffline: true, ledger: ledgerOf({ ready: 1200, toFix: 3, noReply: 1, onHold: 2, confirmed: 9 }) },
      ['1 no reply', '3 to fix', '1,200 waiting', 'Offline', '2 on hold'],
    ],
    ['that the second copy does not keep up', { isCopyBehind: true }, ['Second copy out of date']],
    [
      'nothing about what has arrived or was discarded',
      { ledger: ledgerOf({ confirmed: 5, discarded: 2 }) },
      [],
    ],
  ])('shows %s', (_, some, texts) => {
    expect(statusItems({ ...facts, ...some }).map(({ text }) => text)).toEqual(texts);
  });

  test('is amber for the unknown, red for what needs a person, and quiet otherwise', () => {
    const ledger = ledgerOf({ toFix: 1, noReply: 1, ready: 1 });
    expect(statusItems({ ...facts, ledger, isOffline: true }).map(({ tone }) => tone)).toEqual([
      'amber',
      'red',
      'quiet',
      'quiet',
    ]);
  });

  test('has the shape of the records that it counts: a ring for what waits, half a ring for what goes', () => {
    const ledger = ledgerOf({ toFix: 1, noReply: 1, ready: 1, onHold: 1 });
    const marks = (some: object) =>
      statusItems({ ...facts, ledger, isOffline: true, ...some }).map(({ mark }) => mark);
    expect(marks({})).toEqual(['noReply', 'toFix', 'waiting', 'offline', 'onHold']);
    expect(marks({ progress })[2]).toBe('sending');
  });
});

describe('what is spoken', () => {
  test('changes when a person is wanted, and not with each record that goes', () => {
    const going = (sent: number, refused: number) =>
      spokenStatus({
        ...facts,
        ledger: ledgerOf({ ready: 500 - sent, toFix: refused }),
        progress,
      });
    expect(going(1, 0)).toBe('Sending');
    expect(going(2, 0)).toBe(going(1, 0));
    expect(going(3, 1)).toBe('1 to fix. Sending');
    expect(spokenStatus({ ...facts, isOffline: true, ledger: ledgerOf({ ready: 7 }) })).toBe('Offline');
  });

  test('ends with how much is confirmed, once something was sent', () => {
    const ledger = ledgerOf({ noReply: 1, confirmed: 12 });
    expect(spokenStatus({ ...facts, ledger })).toBe('1 no reply');
    expect(spokenStatus({ ...facts, ledger, progress, hasSent: true })).toBe('1 no reply. Sending');
    expect(spokenStatus({ ...facts, ledger, hasSent: true })).toBe('1 no reply. 12 confirmed');
  });
});

describe('in a narrow place', () => {
  const ledger = ledgerOf({ noReply: 19_048, toFix: 9_999 });
  const brief = (language: string) =>
    statusItems({ ...facts, ledger }).map((item) => inBrief(item, ledger, language));

  test('a number of five digits is short, and its word stays', () => {
    expect(brief('en-GB')).toEqual(['19k no reply', '9,999 to fix']);
  });

  test('what is no count of records stays as it is', () => {
    const offline = { text: 'Offline', mark: 'offline', tone: 'quiet' } as const;
    expect(inBrief(offline, ledger, 'en-GB')).toBe('Offline');
  });
});
