/** What the name of every database of practice mode begins with; no other database's does. */
const OF_PRACTICE = /^outpost-1 practice /;

/** Whether a database is one of practice mode, so that nothing in it is real. */
export function isOfPractice(database: string): boolean {
  return OF_PRACTICE.test(database);
}

const MARK = 'practice-';

/** The name of a file that leaves the device, marked once when what is in it comes from practice. */
export function markedFileName(database: string, name: string): string {
  return isOfPractice(database) && !name.startsWith(MARK) ? `${MARK}${name}` : name;
}
