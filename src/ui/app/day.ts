/** The day of a moment in the device's time zone, as `2026-11-21`, or the day `later` days after it. */
export function dayOf(at: number | Date, later = 0): string {
  const date = new Date(at);
  date.setDate(date.getDate() + later);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The moments at which a day such as `2026-11-21` and the next one begin in the device's time zone: milliseconds since 1970. */
export function momentsOf(day: string): [from: number, before: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [new Date(year, month - 1, date).getTime(), new Date(year, month - 1, date + 1).getTime()];
}
