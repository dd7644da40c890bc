const UTF8_MARK = [0xef, 0xbb, 0xbf];
const UTF16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/**
 * The content of a file as it was written here, in UTF-8 and without a byte order mark: mail programs, editors and file transfers
 * change the encoding of text. `lineAt` accepts the line ends that they change.
 */
export async function asWritten(file: Blob | Uint8Array): Promise<Blob | Uint8Array> {
  if (file instanceof Uint8Array) return bytesAsWritten(file);
  const start = new Uint8Array(await file.slice(0, UTF8_MARK.length).arrayBuffer());
  if (begins(start, UTF8_MARK)) return file.slice(UTF8_MARK.length);
  return encodingOf(start) ? bytesAsWritten(new Uint8Array(await file.arrayBuffer())) : file;
}

/** The same for a file that is in memory. */
export function bytesAsWritten(bytes: Uint8Array): Uint8Array {
  if (begins(bytes, UTF8_MARK)) return bytes.subarray(UTF8_MARK.length);
  const encoding = encodingOf(bytes);
  return encoding ? new TextEncoder().encode(new TextDecoder(encoding).decode(bytes)) : bytes;
}

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (begins(bytes, UTF16_MARKS['utf-16le'])) return 'utf-16le';
  return begins(bytes, UTF16_MARKS['utf-16be']) ? 'utf-16be' : undefined;
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
