/**
 * The link of the row above or below that of a person: of a long list only the rows near the window are there.
 * @param by -1 for the row above, 1 for the one below
 */
export function rowBeside(person: string, by: -1 | 1): HTMLAnchorElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-person]')];
  const at = rows.findIndex(({ dataset }) => dataset['person'] === person);
  const row = at < 0 ? undefined : rows[at + by];
  return row?.querySelector('a') ?? undefined;
}
