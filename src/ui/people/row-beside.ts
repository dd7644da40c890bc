/** The row of a person in the list, and its link. */
interface RowBeside {
  person: string;
  link: HTMLAnchorElement;
}

/**
 * The row above or below that of a person: of a long list only the rows near the window are there. A person who is listed twice
 * stands where the focus is.
 * @param by -1 for the row above, 1 for the one below
 */
export function rowBeside(person: string, by: -1 | 1): RowBeside | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-person]')];
  const own = rows.filter(({ dataset }) => dataset['person'] === person);
  const from = own.find((row) => row.contains(document.activeElement)) ?? own[0];
  const row = from && rows[rows.indexOf(from) + by];
  const link = row?.querySelector('a');
  const beside = row?.dataset['person'];
  return link && beside !== undefined ? { person: beside, link } : undefined;
}
