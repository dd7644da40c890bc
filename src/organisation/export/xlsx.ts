import { strToU8, Zip, ZipDeflate } from 'fflate';

/** What a spreadsheet takes in one cell, and in one sheet. */
const MOST_LETTERS = 32_767;
const MOST_ROWS = 1_048_576;
/** What XML cannot hold: control characters, and halves of characters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of a workbook besides its sheets. The second format, `@`, is text: what is typed in a cell later is text as well. */
function partsOf(sheets: number): Record<string, string> {
  const each = (part: (nth: number) => string) =>
    Array.from({ length: sheets }, (_, at) => part(at + 1)).join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/>${each((nth) => `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${CONTENT}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${each((nth) => `<sheet name="Outpost${nth > 1 ? ` ${nth}` : ''}" sheetId="${nth}" r:id="rId${nth}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((nth) => `<Relationship Id="rId${nth}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${nth}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${SPREADSHEET}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

/** The type of a workbook. */
export const WORKBOOK = `${CONTENT}.sheet`;

/** A workbook as one file, see `workbookPieces`. */
export async function workbook(lines: Lines, mostRows = MOST_ROWS): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of workbookPieces(lines, mostRows)) pieces.push(piece);
  return new Blob(pieces, { type: WORKBOOK });
}

/** Batches of lines, each with its cells. */
type Lines = AsyncIterable<readonly (readonly string[])[]>;

/**
 * A workbook in which every cell is text: a spreadsheet shows each value as it is, and makes no number, date or formula of it. Written
 * in pieces, so that the whole is never in memory. What one sheet cannot take goes on in the next one, below the same headings.
 * @param lines the headings come first
 */
export async function* workbookPieces(
  lines: Lines,
  mostRows = MOST_ROWS,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let packed: Uint8Array<ArrayBuffer>[] = [];
  const failures: Error[] = [];
  const zip = new Zip((error, piece) => {
    if (error) failures.push(error);
    packed.push(new Uint8Array(piece));
  });
  const begin = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  const take = () => {
    const [failure] = failures;
    if (failure) throw new Error('The workbook could not be packed', { cause: failure });
    const taken = packed;
    packed = [];
    return taken;
  };
  let sheets = 0;
  let rows = 0;
  const beginSheet = () => {
    [sheets, rows] = [sheets + 1, 0];
    const file = begin(`xl/worksheets/sheet${sheets}.xml`);
    file.push(strToU8(`${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetData>`));
    return file;
  };
  let sheet = beginSheet();
  const endSheet = () => sheet.push(strToU8('</sheetData></worksheet>'), true);
  const add = (batch: readonly (readonly string[])[]) => {
    sheet.push(strToU8(batch.map((cells, at) => row(cells, rows + at + 1)).join('')));
    rows += batch.length;
  };
  let headings: readonly string[] | undefined;
  for await (const batch of lines) {
    headings ??= batch[0];
    for (let left = batch; left.length > 0;) {
      if (rows === mostRows) {
        endSheet();
        sheet = beginSheet();
        add([headings ?? []]);
      }
      const room = mostRows - rows;
      add(left.slice(0, room));
      left = left.slice(room);
    }
    yield* take();
  }
  endSheet();
  for (const [name, text] of Object.entries(partsOf(sheets))) begin(name).push(strToU8(text), true);
  zip.end();
  yield* take();
}

/** Some programs read only cells that say where they are. @param number 1 for the first row */
function row(cells: readonly string[], number: number): string {
  const filled = cells.map((text, at) => textCell(text, `${columnName(at)}${number}`));
  return `<row r="${number}">${filled.join('')}</row>`;
}

/** A to Z, then AA. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

function textCell(text: string, place: string): string {
  if (text === '') return `<c r="${place}"/>`;
  return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, MOST_LETTERS))}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

function escaped(text: string): string {
  return (
    text
      .replaceAll(NOT_IN_XML, '\uFFFD')
      // A spreadsheet reads `_x0041_` as the letter A.
      .replaceAll(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
      .replaceAll(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign)
  );
}
