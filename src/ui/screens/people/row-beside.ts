/** The row of a person in the list, and its link. */
interface RowBeside {
  person: string;
  link: HTMLAnchorElement;
}

/**
 * The row above or below that of a person, among the rows near the window, which are the only ones on the page. If a person is
 * listed twice, the row with the focus counts.
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
