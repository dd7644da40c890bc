/** The lines of a file as a spreadsheet reads it that parts cells by `separator`, each with its cells. */
export function linesOf(file: string, separator: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < file.length;) {
    const { text, end } = cellAt(file, at, separator);
    cells.push(text);
    at = end;
    if (file[at] === separator) at += 1;
    else {
      at += file.startsWith('\r\n', at) ? 2 : 1;
      lines.push(cells);
      cells = [];
    }
  }
  return lines;
}

/** The cell that begins at a place, and the place behind it: a separator, an end of line, or the end of the file. */
function cellAt(file: string, from: number, separator: string): { text: string; end: number } {
  let text = '';
  let at = from;
  if (file[at] === '"') {
    for (at += 1; at < file.length && (file[at] !== '"' || file[at + 1] === '"'); at += 1) {
      if (file[at] === '"') at += 1;
      text += file[at] ?? '';
    }
    at += 1;
  }
  for (; at < file.length && file[at] !== separator && !/[\r\n]/.test(file[at] ?? ''); at += 1)
    text += file[at] ?? '';
  return { text, end: at };
}
