/** When the day of a moment began, in the device's time zone: milliseconds since 1970. */
export function midnightOf(at: Date): number {
  return new Date(at).setHours(0, 0, 0, 0);
}

/** `2026-11-21`: the day of a moment in the device's time zone, or of so many days later. */
export function dayOf(at: number | Date, later = 0): string {
  const date = new Date(at);
  date.setDate(date.getDate() + later);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
