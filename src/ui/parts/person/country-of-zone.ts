/** More would be no help. */
const MOST = 3;

/** What newer browsers know of a region: the zones that its clocks may be set to. */
interface Region {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** What was asked last: to go through all countries takes a browser some 20 ms, each time that the form is opened. */
let last: { timeZone: string; codes: readonly string[]; fitting: readonly string[] } | undefined;

/**
 * The countries of a time zone, such as KE for Africa/Nairobi, as the browser knows them; none where it does not, or where the
 * zone is of too many to be a help.
 * @param codes ISO 3166-1 alpha-2
 */
export function countriesOfZone(timeZone: string, codes: readonly string[]): readonly string[] {
  if (last?.timeZone !== timeZone || last.codes !== codes) {
    const fitting = codes.filter((code) => zonesOf(code).includes(timeZone));
    last = { timeZone, codes, fitting: fitting.length > MOST ? [] : fitting };
  }
  return last.fitting;
}

function zonesOf(code: string): readonly string[] {
  const region = new Intl.Locale(`und-${code}`) as Region;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}
