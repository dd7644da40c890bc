/** The most countries that are still a help. */
const MOST = 3;

/** The part of a locale that newer browsers have: the time zones of its region. */
interface Region {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** The zones of each country, kept for each list of codes: asking a browser for all countries takes some 20 ms. */
const zones = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/**
 * The countries of a time zone, such as KE for Africa/Nairobi; none if the browser does not know them, or if the zone has too
 * many countries to be a help.
 * @param codes ISO 3166-1 alpha-2
 */
export function countriesOfZone(timeZone: string, codes: readonly string[]): readonly string[] {
  const known = zones.get(codes) ?? new Map(codes.map((code) => [code, zonesOf(code)]));
  zones.set(codes, known);
  const fitting = codes.filter((code) => known.get(code)?.includes(timeZone));
  return fitting.length > MOST ? [] : fitting;
}

function zonesOf(code: string): readonly string[] {
  const region = new Intl.Locale(`und-${code}`) as Region;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}
