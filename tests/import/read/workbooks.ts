import { strToU8, zipSync } from 'fflate';

/** A sheet of a workbook as its XML has it. */
export interface RawSheet {
  name: string;
  /** What stands in the element of the cells: rows. */
  rows: string;
  state?: 'hidden' | 'veryHidden';
  /** What stands before the element of the cells. */
  before?: string;
  /** What stands behind it. */
  behind?: string;
}

export interface RawWorkbook {
  sheets: readonly RawSheet[];
  /** Texts that cells name by their number. */
  strings?: readonly string[];
  /** The ids of the formats that cells name by their number. */
  formats?: readonly number[];
  isFrom1904?: boolean;
  /** More parts, or others instead of these. */
  parts?: Record<string, string | Uint8Array>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook as Excel writes it, with the sheets' XML as it is given. */
export function rawWorkbook({ sheets, strings = [], formats = [], isFrom1904, parts }: RawWorkbook): File {
  const relations = sheets.map((_, index) =>
    relation(`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
  );
  const names = sheets.map(({ name, state }, index) => {
    const shown = state ? ` state="${state}"` : '';
    return `<sheet name="${name}" sheetId="${index + 1}"${shown} r:id="s${index}"/>`;
  });
  const all: Record<string, string | Uint8Array> = {
    '_rels/.rels': `${HEAD}<Relationships>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${relations.join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
    ...parts,
  };
  return zipFile('people.xlsx', all);
}

export function zipFile(name: string, parts: Record<string, string | Uint8Array>): File {
  const bytes: Record<string, Uint8Array> = {};
  for (const [part, content] of Object.entries(parts))
    bytes[part] = typeof content === 'string' ? strToU8(content) : content;
  return new File([zipSync(bytes)], name);
}

/** A row with these cells as texts; the number is said if it is given. */
export function textRow(cells: readonly string[], number?: number, more = ''): string {
  const place = number === undefined ? '' : ` r="${number}"`;
  return `<row${place}${more}>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
}

function sheetXml({ rows, before = '', behind = '' }: RawSheet): string {
  return `${HEAD}<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}
