import { numbersOf } from '../../plural.ts';
import type { StandsInTheWay } from '../../../../store/transfer/give-back.ts';
import type { StaysBecause } from '../../../../store/transfer/what-can-go.ts';
import { first } from '../first.ts';
import { groups } from '../settings/groups.ts';

const { count } = numbersOf(first.language);
const records = (n: number) => count(n, { one: '# record', other: '# records' });
const isOrAre = (n: number) => (n === 1 ? 'is' : 'are');

interface InNumbers {
  people: number;
  assignments: number;
  groups: number;
}

function inNumbers({ people, assignments, groups: made }: InNumbers): string {
  const parts = [
    people > 0 ? count(people, { one: '# person', other: '# people' }) : '',
    assignments > 0 ? count(assignments, { one: '# assignment', other: '# assignments' }) : '',
    made > 0 ? groups.inNumbers(made) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const STAYING: Record<StaysBecause, (n: number) => string> = {
  tried: (n) => `${records(n)} cannot go: this device has begun to send ${n === 1 ? 'it' : 'them'}.`,
  onHold: (n) => `${records(n)} cannot go: ${n === 1 ? 'it is' : 'they are'} ${first.states.onHold}.`,
  toFix: (n) => `${records(n)} cannot go: ${n === 1 ? 'it needs' : 'they need'} you.`,
  tied: (n) =>
    `${records(n)} cannot go: ${n === 1 ? 'it is' : 'they are'} connected with a record that stays here, such as a group that others wait for.`,
};

const IN_THE_WAY: Record<keyof StandsInTheWay, (n: number) => string> = {
  tried: (n) => `${records(n)} ${n === 1 ? 'was' : 'were'} sent from here, or begun to be sent.`,
  changed: (n) => `${records(n)} ${n === 1 ? 'was' : 'were'} changed here, or came in another way.`,
  named: (n) => `${records(n)} made here ${n === 1 ? 'belongs' : 'belong'} to them.`,
};

/** What is said about records that go from one device to another. */
export const transfer = {
  title: 'Hand over',
  about:
    'Another device can take the records that wait here, and send them. They go as a file that only that device can take.',
  thisDevice: 'Code of this device',
  thisDeviceHint: 'To give records to this device, type this code on the other device.',
  copy: 'Copy',
  codeCopied: 'Code of this device',

  give: 'Give records to another device',
  everything: 'Everything that waits',
  chosen: (n: number) => `Of ${count(n, { one: '# chosen person', other: '# chosen people' })}`,
  ratherEverything: 'Hand over everything that waits instead',
  howToChoose: 'To hand over only some people, select them on People.',
  toPeople: 'Go to People',
  going: (numbers: InNumbers) => `${inNumbers(numbers)} can go.`,
  nothingGoes: 'Nothing that waits can go now.',
  staying: STAYING,
  otherCode: 'Code of the other device',
  otherCodeHint: 'On the other device, open Settings, This device, Hand over. It shows the code.',
  action: 'Hand over',
  problems: {
    'not a code': 'Look at the code again: a letter is wrong, or one is missing',
    'own code': 'This is the code of this device. Type the code that the other device shows',
    'not a return code': 'Look at the return code again: a letter is wrong, or one is missing',
    'another code': 'This is the return code of another hand-over',
    'not confirmed': 'Tick the box when you have made sure',
  },
  given: (code: string) => `Done: ${code}. Now bring its file to the other device.`,

  take: 'Take records from another device',
  takeAbout: 'Choose the file that the other device made for this one.',
  choose: 'Choose the file',
  found: (from: string, code: string, time: string) =>
    `The file says that it comes from the device ${from}, handed over with ${code} on ${time}. Nothing proves that: take it only from somebody you know.`,
  inFile: (numbers: InNumbers) => `In it: ${inNumbers(numbers)}. Once you take them, this device sends them.`,
  buys: (n: number, prices: string) => `They buy ${first.counts.assessments(n)}: ${prices}.`,
  unpriced: (n: number) => `${first.counts.assessments(n)} without a known price`,
  looksFirst: 'What they buy is held here until you have looked at it.',
  takeThem: 'Take them',
  leaveThem: 'Leave them',
  unreadable: {
    'not a transfer': 'This file is not a hand-over of Outpost. Nothing was changed.',
    'of a newer version': 'A newer version of Outpost made this file. Update Outpost, then choose it again.',
    'of practice':
      'This file was made in practice: nothing in it is real. Take it in practice. Nothing was changed.',
    'of the real world':
      'This file has real records, and practice takes none. Leave practice, then choose it again. Nothing was changed.',
    damaged: 'This file is damaged. Nothing was taken. Save it again on the other device.',
  },
  forAnother: (other: string, here: string) =>
    `This file is for the device ${other}. This one is ${here}, and cannot take it. Nothing was changed.`,
  takenAlready: (time: string) => `This device took this file on ${time}. Nothing was added.`,
  givenBackAlready: (time: string) =>
    `This device took this file, and gave its records back on ${time}. Nothing was added.`,
  taken: (n: number) => `${records(n)} ${isOrAre(n)} here now, and ${first.states.waiting}.`,
  toLookAt: (n: number) =>
    `${records(n)} more ${isOrAre(n)} ${first.states.onHold} until you have looked at what ${n === 1 ? 'it buys' : 'they buy'}. Look at Sync.`,
  takenOnHold: (n: number) =>
    `${records(n)} of them ${isOrAre(n)} ${first.states.onHold}: they were made for another server. Look at Sync.`,
  wereHere: (n: number) => `${records(n)} ${n === 1 ? 'was' : 'were'} here already, and did not change.`,

  list: 'Handed over and taken',
  out: (code: string, other: string) => `${code}, to the device ${other}`,
  in: (code: string, other: string) => `${code}, from the device ${other}`,
  when: (numbers: InNumbers, time: string) => `${inNumbers(numbers)}, on ${time}`,
  getFile: 'Get the file',
  saveFile: 'Save the file',
  shareFile: 'Share the file',
  of: (code: string) => `of ${code}`,
  fileReady: 'The file is ready. If it gets lost, get it again here.',
  fileSaved: 'The file went to the browser’s downloads. Check that you have it.',
  noFile: 'Its records are here again. There is no file any more.',

  hasThem: 'The other device has them',
  hasThemAbout:
    'Look at the other device. When these records are there, say so here: until then they do not count as safe.',
  saidTaken: (time: string) => `Safe: you said on ${time} that the other device has them.`,
  hasNot: 'It does not have them',
  saySo: 'When it has, say so below, under “Hand over”.',
  onOther: (n: number) =>
    count(n, {
      one: '# record is on another device, as you said.',
      other: '# records are on another device, as you said.',
    }),

  takeBack: 'Take back',
  takeBackAbout: 'The other device shows a return code when it gives the records back.',
  returnCode: 'Return code',
  takeBackAction: 'Take back with the code',
  withoutCode: 'Without a return code',
  risk: (numbers: InNumbers) =>
    `Only when the other device is lost, or never took the file. If it sends them too, ${inNumbers(numbers)} may arrive twice, and what they buy is bought twice.`,
  sure: 'I have made sure that the other device does not send them',
  takeBackAnyway: 'Take back without a code',
  takenBack: (n: number) => `${records(n)} ${isOrAre(n)} ${first.states.waiting} here again.`,
  ended: {
    out: { 'return code': 'Taken back with its return code', 'a person': 'Taken back without a return code' },
    in: 'Given back. Type this return code on the other device:',
  },

  giveBack: 'Give back',
  giveBackAbout: 'This device gives the records up, and shows a return code for the other one.',
  giveBackAction: 'Give back and show the code',
  notPossible: 'They cannot go back with a code.',
  inTheWay: IN_THE_WAY,
  ratherFile: 'What still waits can go back as a hand-over to that device.',
};
