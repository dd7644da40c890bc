import { expect, test } from 'vitest';
import { writeBackup } from '../../src/copies/backup/write.ts';
import { fileKind } from '../../src/copies/file-kind.ts';
import { deviceCode } from '../../src/store/transfer/device-code.ts';
import { aDevice, given } from './transfer/a-device.ts';

async function files() {
  const device = await aDevice();
  await device.aPerson();
  const { file: backup } = await writeBackup(device.store, { randomBytes: (into) => into.fill(7) });
  const other = await aDevice();
  const { file } = await given(device, await deviceCode(other.store));
  return { backup, transfer: new Blob([new Uint8Array(file)]) };
}

test('a file says by its beginning what it is, also after an editor has changed its encoding', async () => {
  const { backup, transfer } = await files();
  expect([await fileKind(backup), await fileKind(transfer)]).toEqual(['backup', 'transfer']);
  const text = await transfer.text();
  const wide = Uint16Array.from([0xfeff, ...Array.from(text, (letter) => letter.charCodeAt(0))]);
  expect(await fileKind(new Blob(['\uFEFF', text]))).toBe('transfer');
  expect(await fileKind(new Blob([wide]))).toBe('transfer');
});

test.each(['', 'Dear all', '{"kind":"outpost backup"}', '00000000 00000000 {"kind":"other"}'])(
  'any other file is of no kind: %s',
  async (text) => {
    expect(await fileKind(new Blob([text]))).toBeUndefined();
  },
);

test('a file of no kind is a table by the ending of its name, and a transfer file stays one', async () => {
  const { transfer } = await files();
  for (const name of ['people.csv', 'PEOPLE.XLSX', 'list.tsv', 'list.ods'])
    expect(await fileKind(new File(['Sex,Job'], name)), name).toBe('table');
  expect(await fileKind(new File(['Sex,Job'], 'people.txt'))).toBeUndefined();
  expect(await fileKind(new File([transfer], 'moved.csv'))).toBe('transfer');
});
