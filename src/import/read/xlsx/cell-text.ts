/** A number as a spreadsheet shows it without a format: 15 digits at most, and no exponent. */
export function numberText(stored: string): string {
  // Codes and telephone numbers stay as they are, however many digits they have.
  if (/^-?\d+$/.test(stored)) return stored;
  const number = Number(Number(stored).toPrecision(15));
  if (!Number.isFinite(number)) return stored;
  const text = String(number);
  if (!text.includes('e')) return text;
  return Number.isInteger(number) ? String(BigInt(number)) : number.toFixed(20).replace(/\.?0+$/, '');
}

/** What the reader makes of a cell. */
type CellValue = string | boolean | object | null | undefined;

export function cellText(value: CellValue): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : '';
}

/** ISO 8601: a day, a day with a time, or a time alone, which spreadsheets store as a part of the day before their first one. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1_000) * 1_000).toISOString().split('T');
  const clock = time.slice(0, time.startsWith(':00', 5) ? 5 : 8);
  if (day < '1900') return clock;
  return clock === '00:00' ? day : `${day}T${clock}`;
}
