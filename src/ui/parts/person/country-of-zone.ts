/** More would be no help. */
const MOST = 3;

/** What newer browsers know of a region: the zones that its clocks may be set to. */
interface Region {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** Follows from the list of codes alone. To ask for every country takes a browser some 20 ms, each time that the form is opened. */
const zones = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/**
 * The countries of a time zone, such as KE for Africa/Nairobi, as the browser knows them; none where it does not, or where the
 * zone is of too many to be a help.
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
