import type { TeamReport } from '../../../contract/team.ts';
import { retryAfterMs } from '../../../sync/queue/pace.ts';
import type { ReadingTrouble } from '../../../sync/server/team.ts';
import { noonOf } from '../../chart/days/spans.ts';
import { languageTag, seconds } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';

const words = screens.team;

/** Where a server does not say when it takes requests again. */
const A_MINUTE = 60_000;

/** Why there are no new numbers, or no file, and what to do. */
export function troubleSentence(trouble: ReadingTrouble, now: number): string {
  switch (trouble.kind) {
    case 'no server':
      return words.none.noServer;
    case 'no key':
      return screens.sync.findings['no key'];
    case 'no answer':
      return words.trouble.noAnswer;
    case 'not understood':
      return words.trouble.notUnderstood;
    case 'rejected':
      return rejectedSentence(trouble, now);
  }
}

function rejectedSentence(
  { status, retryAfter }: Extract<ReadingTrouble, { kind: 'rejected' }>,
  now: number,
): string {
  if (status === 401) return screens.sync.findings['credentials refused'];
  if (status === 403) return words.none.notOffered;
  if (status >= 500) return words.trouble.server;
  if (status !== 429) return words.trouble.notUnderstood;
  return words.trouble.busy({ time: seconds(retryAfterMs(retryAfter, undefined, now) || A_MINUTE) });
}

interface Device {
  code?: string | undefined;
  key?: string | undefined;
}

/** What a device is called: by its key, with its code where several devices have that key, else by its code. */
export function deviceNames({ devices }: TeamReport): (device: Device) => { name: string; code?: string } {
  const withKey = new Map<string, number>();
  for (const { key } of devices) if (key !== undefined) withKey.set(key, (withKey.get(key) ?? 0) + 1);
  return ({ code, key }) => {
    const shown = code?.replace(/^(\w{4})(\w{4})$/, '$1-$2');
    if (key === undefined) return { name: shown ?? words.devices.unknown };
    return { name: key, ...(shown !== undefined && (withKey.get(key) ?? 0) > 1 && { code: shown }) };
  };
}

/** The same in one text. */
export function deviceText({ name, code }: { name: string; code?: string }): string {
  return code === undefined ? name : `${name} ${code}`;
}

/** The day on which the server counted: *Today*, or its date where the report is an older one. */
export function dayOfReport({ at, zone: timeZone }: TeamReport, now: number): string {
  const counted = Date.parse(at);
  return isSameDay(counted, now, timeZone)
    ? words.devices.today
    : written(counted, timeZone, { day: 'numeric', month: 'short' });
}

function isSameDay(one: number, other: number, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
  return day.format(one) === day.format(other);
}

/** `Today 14:40`, `Fri 26 Nov, 16:02`. */
export function moment(at: string, { at: counted, zone: timeZone }: TeamReport, now: number): string {
  const time = Date.parse(at);
  if (isSameDay(time, now, timeZone)) return `${words.devices.today} ${written(time, timeZone, CLOCK)}`;
  const isNear = Math.abs(Date.parse(counted) - time) < HALF_A_YEAR;
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  return written(time, timeZone, {
    ...date,
    ...(isNear ? { weekday: 'short', ...CLOCK } : { year: 'numeric' }),
  });
}

/** Two moments, the second without its day where that is the same. */
export function moments(first: string, second: string, report: TeamReport, now: number) {
  const { zone } = report;
  const [one, other] = [Date.parse(first), Date.parse(second)];
  return {
    first: moment(first, report, now),
    second: isSameDay(one, other, zone) ? written(other, zone, CLOCK) : moment(second, report, now),
  };
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const HALF_A_YEAR = 182 * 24 * 60 * 60 * 1000;

function written(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTag(), { ...options, timeZone }).format(at);
}

/** `16–28 November 2026` */
export function period({ from, until }: Pick<TeamReport, 'from' | 'until'>): string {
  const format = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long' });
  return format.formatRange(noonOf(from), noonOf(until));
}

const SILENCE = 3 * 24 * 60 * 60 * 1000;

/** Whether a device had not been heard from for three days when the server counted. */
export function isSilent({ lastContact }: { lastContact: string }, { at }: TeamReport): boolean {
  return Date.parse(at) - Date.parse(lastContact) >= SILENCE;
}
