import { dayOf } from '../../../app/day.ts';

/** A day as the heading of a list. */
export interface Day {
  /** `Today`; absent for a day longer ago. */
  name: string | undefined;
  /** `Saturday 21 November` */
  date: string;
  /** How many people it has; known a moment after the first rows. */
  count: number | undefined;
}

/** Midnight of a day `YYYY-MM-DD` in the device's time zone, or of the day `later` days after it. */
export function localDay(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** `Today`, `Yesterday`, or `Friday` for the last week; undefined for earlier days. */
export function nameOfDay(day: string, today: string, language: string): string | undefined {
  const ago = Math.round((localDay(today).getTime() - localDay(day).getTime()) / 86_400_000);
  if (ago === 0 || ago === 1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }
  return ago > 1 && ago < 7 ? format(day, language, { weekday: 'long' }) : undefined;
}

/** `Saturday 21 November`; in another year `9 January 2027`. */
export function longDay(day: string, today: string, language: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return format(day, language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? { weekday: 'long' } : { year: 'numeric' }),
  });
}

/** The date beside the name of a day: with the weekday beside `Today`, without it if the name is the weekday. */
export function dateBeside(day: string, today: string, language: string): string {
  const ago = Math.round((localDay(today).getTime() - localDay(day).getTime()) / 86_400_000);
  return ago > 1 && ago < 7
    ? format(day, language, { day: 'numeric', month: 'long' })
    : longDay(day, today, language);
}

/** `14:32` */
export function clockTime(at: number, language: string): string {
  return formatOf(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** `Today 14:32`, `Fri 16:02`, `5 Nov 09:10`, `5 Nov 2025`. */
export function shortMoment(at: number, today: string, language: string): string {
  const day = dayOf(at);
  const time = clockTime(at, language);
  const ago = Math.round((localDay(today).getTime() - localDay(day).getTime()) / 86_400_000);
  if (ago === 0) return `${nameOfDay(day, today, language) ?? ''} ${time}`;
  if (ago > 0 && ago < 7) return `${format(day, language, { weekday: 'short' })} ${time}`;
  if (day.slice(0, 4) === today.slice(0, 4))
    return `${format(day, language, { day: 'numeric', month: 'short' })} ${time}`;
  return format(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** One moment of each form of `shortMoment`, so that a column can be made wide enough for all. */
export function sampleMoments(today: string, language: string): string[] {
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: 8 }, (_, ago) => localDay(today, -ago));
  const months = Array.from({ length: 12 }, (_, month) => [
    new Date(year, month, 28, 20, 58),
    new Date(year - 1, month, 28),
  ]).flat();
  return [...days.map((day) => day.setHours(20, 58)), ...months.map(Number)].map((at) =>
    shortMoment(at, today, language),
  );
}

/** `5 Nov 2026` */
export function plainDay(day: string, language: string): string {
  return format(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

function format(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(language, options).format(localDay(day));
}

/** Formats by their key. Each is created once, because that takes 0.2 ms and every row of a list needs two. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, made);
  return made;
}
