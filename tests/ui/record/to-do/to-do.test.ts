import { describe, expect, test } from 'vitest';
import { ledgerOf } from '../../../../src/domain/record/ledger.ts';
import {
  connectionItems,
  inBrief,
  spokenStatus,
  toDo,
  toDoTitle,
  type StatusFacts,
} from '../../../../src/ui/record/to-do/to-do.ts';

const nothing: StatusFacts = {
  isOffline: false,
  hasNoServer: false,
  isNotConnected: false,
  ledger: ledgerOf({}),
  isCopyBehind: false,
  isFileBehind: false,
  offline: { is: 'ready' },
  isLocked: false,
  isBackupDue: false,
  isUpdateReady: false,
};
const everything: StatusFacts = {
  ...nothing,
  isOffline: true,
  ledger: ledgerOf({ ready: 1200, toFix: 3, noReply: 1, onHold: 2, confirmed: 9 }),
  isCopyBehind: true,
  isFileBehind: true,
  offline: { is: 'not allowed' },
  isLocked: true,
  isBackupDue: true,
  isUpdateReady: true,
};
const titles = (facts: StatusFacts) => toDo(facts).map((item) => toDoTitle(item, facts.ledger));

describe('what there is to do', () => {
  test('is listed with the most urgent first', () => {
    expect(titles(everything)).toEqual([
      'Second copy out of date',
      'Backup file out of date',
      'Not ready offline',
      'Key locked',
      '1 no reply',
      '3 to fix',
      '2 on hold',
      'Backup due',
      'Update ready',
    ]);
  });

  test.each<[string, Partial<StatusFacts>]>([
    ['where nothing is wrong', {}],
    ['before anything is known', { ledger: undefined, offline: undefined }],
    ['of what waits, goes or has arrived', { ledger: ledgerOf({ ready: 2, sending: 1, confirmed: 5 }) }],
    ['while the app is still being fetched', { offline: { is: 'getting', hasFailed: false } }],
  ])('is nothing %s', (_, some) => {
    expect(titles({ ...nothing, ...some })).toEqual([]);
  });

  test('includes that the app does not start offline, once fetching it has failed', () => {
    expect(titles({ ...nothing, offline: { is: 'getting', hasFailed: true } })).toEqual([
      'Not ready offline',
    ]);
  });
});

describe('the connection', () => {
  const waits = ledgerOf({ ready: 10, blocked: 2 });
  test.each<[string, Partial<StatusFacts>, string[]]>([
    ['nothing while what waits can be sent', { ledger: waits }, []],
    ['that the network is gone', { isOffline: true }, ['Offline']],
    ['that, and what waits', { isOffline: true, ledger: waits }, ['Offline', '12 waiting']],
    [
      'that the server is not reached',
      { isNotConnected: true, ledger: waits },
      ['Not connected', '12 waiting'],
    ],
    ['that the network is gone, in place of it', { isOffline: true, isNotConnected: true }, ['Offline']],
    ['that what waits has no server', { hasNoServer: true, ledger: waits }, ['No server', '12 waiting']],
    ['no missing server where nothing waits', { hasNoServer: true, ledger: ledgerOf({ confirmed: 3 }) }, []],
  ])('says %s', (_, some, texts) => {
    expect(connectionItems({ ...nothing, ...some })).toEqual(texts);
  });
});

describe('what is spoken', () => {
  const quiet = { ...nothing, isSending: false, hasSent: false };

  test('changes when a person is wanted, and not with each record that goes', () => {
    const going = (sent: number, refused: number) =>
      spokenStatus({ ...quiet, ledger: ledgerOf({ ready: 500 - sent, toFix: refused }), isSending: true });
    expect(going(1, 0)).toBe('Sending');
    expect(going(2, 0)).toBe(going(1, 0));
    expect(going(3, 1)).toBe('1 to fix. Sending');
    expect(spokenStatus({ ...quiet, isOffline: true, ledger: ledgerOf({ ready: 7 }) })).toBe('Offline');
  });

  test('ends with how much is confirmed, once something was sent', () => {
    const facts = { ...quiet, ledger: ledgerOf({ noReply: 1, confirmed: 12 }) };
    expect(spokenStatus(facts)).toBe('1 no reply');
    expect(spokenStatus({ ...facts, isSending: true, hasSent: true })).toBe('1 no reply. Sending');
    expect(spokenStatus({ ...facts, hasSent: true })).toBe('1 no reply. 12 confirmed');
  });
});

test('in a narrow place a number of five digits is short, and its word stays', () => {
  expect(inBrief('19,048 no reply', 19_048, 'en-GB')).toBe('19k no reply');
  expect(inBrief('9,999 to fix', 9_999, 'en-GB')).toBe('9,999 to fix');
  expect(inBrief('Offline', 0, 'en-GB')).toBe('Offline');
});
