/** The beginning of the name of every practice database, and of no other database. */
const OF_PRACTICE = /^outpost-1 practice /;

/** Whether a database is one of practice mode, so that nothing in it is real. */
export function isOfPractice(database: string): boolean {
  return OF_PRACTICE.test(database);
}

const MARK = 'practice-';

/** The name of a file that leaves the device, with one mark at its beginning if its content comes from practice mode. */
export function markedFileName(database: string, name: string): string {
  return isOfPractice(database) && !name.startsWith(MARK) ? `${MARK}${name}` : name;
}
