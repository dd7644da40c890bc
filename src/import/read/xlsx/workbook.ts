import type { SheetName } from '../../table.ts';
import { Unreadable } from '../unreadable.ts';
import type { Parts, Unpacking } from './unpack.ts';
import { elements } from './xml-tags.ts';

/** A sheet with cells; others have only a chart. */
export interface Sheet extends SheetName {
  /** The name of its part. */
  part: string;
}

export interface Workbook {
  sheets: Sheet[];
  /** The names of the parts with the texts of cells and with their formats. */
  strings: string | undefined;
  styles: string | undefined;
  /** Days are counted from 1904, as on the first Macintosh. */
  isFrom1904: boolean;
}

/** Where ZIP files say what they are and where their parts are. */
const FIRST_PARTS =
  /^(?:mimetype|META-INF\/manifest\.xml|_rels\/\.rels|xl\/(?:_rels\/)?workbook\d*\.xml(?:\.rels)?)$/;
const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * What a workbook has, without any of its cells.
 * @throws Unreadable if the file is none
 */
export function readWorkbook(unpacking: Unpacking): Workbook {
  const parts = unpacking.texts((name) => FIRST_PARTS.test(name));
  const path = workbookPath(parts);
  const xml = parts.get(path);
  if (xml === undefined) throw new Unreadable(otherZip(parts, unpacking.names));
  const related = relatedParts(parts, path);
  const partOf = (type: string) => [...related.values()].find((one) => one.type === type)?.part;
  const dates = elements(xml, 'workbookPr').at(0)?.get('date1904');
  return {
    sheets: sheetsOf(xml, related),
    strings: partOf('sharedStrings'),
    styles: partOf('styles'),
    isFrom1904: dates === '1' || dates === 'true',
  };
}

function workbookPath(parts: Parts): string {
  const root = elements(parts.get('_rels/.rels') ?? '', 'Relationship').find((relation) =>
    relation.get('Type')?.endsWith('/officeDocument'),
  );
  return root?.get('Target')?.replace(/^\/+/, '') ?? 'xl/workbook.xml';
}

function otherZip(parts: Parts, names: ReadonlySet<string>): Unreadable['problem'] {
  if ([parts.get('mimetype'), parts.get('META-INF/manifest.xml')].some((text) => text?.includes(ODS)))
    return { kind: 'other format', format: 'ods' };
  // The binary form of XLSX, which Excel saves as XLSX as it does an XLS.
  return names.has('xl/workbook.bin') ? { kind: 'other format', format: 'xls' } : { kind: 'no table' };
}

/** Parts that the workbook names, by its own ids for them. */
type Related = ReadonlyMap<string, { type: string; part: string }>;

function relatedParts(parts: Parts, path: string): Related {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations = parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`) ?? '';
  return new Map(
    elements(relations, 'Relationship').map((relation) => {
      const target = relation.get('Target') ?? '';
      const type = relation.get('Type')?.split('/').at(-1) ?? '';
      return [relation.get('Id') ?? '', { type, part: partName(folder, target) }];
    }),
  );
}

/** @param target an address relative to the folder, or from the root */
function partName(folder: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
}

function sheetsOf(xml: string, related: Related): Sheet[] {
  return elements(xml, 'sheet').flatMap((sheet) => {
    const { type, part } = related.get(sheet.get('id') ?? '') ?? {};
    if (type !== 'worksheet' || part === undefined) return [];
    const isHidden = /^(?:veryH|h)idden$/.test(sheet.get('state') ?? '');
    return [{ name: sheet.get('name') ?? '', isHidden, part }];
  });
}
