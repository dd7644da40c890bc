const ZIP = [0x50, 0x4b];
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** What a file is by its first bytes, whatever its name says: XLSX and ODS are ZIP, the old XLS and a locked XLSX are OLE2. */
export function containerOf(bytes: Uint8Array): 'zip' | 'ole2' | 'none' {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(ZIP)) return 'zip';
  return begins(OLE2) ? 'ole2' : 'none';
}

/** What an OLE2 file holds, by the names of its streams. */
export function ole2Content(bytes: Uint8Array): 'locked' | 'xls' | 'other' {
  // Byte for byte: an UTF-16 name may begin at any even place, and is ASCII here.
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (text.includes('EncryptedPackage')) return 'locked';
  return /(?:^|[^A-Za-z])(?:Workbook|Book)\0/.test(text) ? 'xls' : 'other';
}
