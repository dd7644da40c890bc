import { numbersOf } from '../../plural.ts';
import { first } from '../first.ts';

const { count } = numbersOf(first.language);

const records = (n: number) => count(n, { one: '# record', other: '# records' });

export const banners = {
  erased: (n: number) => `The browser has erased ${records(n)} of this device`,
  erasedAdvice:
    'What was sent is on the server. Ask the people who run it what they have before you register anybody again: a server cannot remove a person who is there twice.',
  erasedRead: 'I have read this',
  clockWentBack: 'The clock of this device has gone back',
  clockAdvice: (before: string) =>
    `The person registered before is dated ${before}. Check the date and the time of this device.`,
  noCatalogue: 'The occupations and assessments did not load',
  noCatalogueAdvice:
    'Connect to the network once, then load the app again. What you saved before is still on this device.',
  brokenConfig: 'config.json needs mending',
  brokenConfigAdvice: 'The app goes on without the broken parts.',
  newVersion: 'A new version of Outpost is ready.',
  useNewVersion: 'Use it now',
  recordsBack: (n: number) =>
    count(n, {
      one: 'The browser had lost # record. It is back.',
      other: 'The browser had lost # records. They are back.',
    }),
  recordsBackAdvice: 'Outpost keeps every record twice on this device. You need not do anything.',
};

/** Asked once, after the first people are saved. */
export const keepOffer = {
  question: 'Keep these records when space runs short?',
  keep: 'Keep',
  no: 'Not now',
  kept: 'The browser keeps what is saved here.',
  notKept: 'The browser did not agree. You can ask again in Settings.',
};

/** What a private window means for what is registered in it. */
export const privateWindow = {
  title: 'This is a private window',
  advice:
    'Everything registered here vanishes when it is closed. Open Outpost in an ordinary window instead.',
};
