/** The name of the folder that has the files of a database's mirror. */
export function mirrorFolder(database: string): string {
  return `mirror ${encodeURIComponent(database)}`;
}
