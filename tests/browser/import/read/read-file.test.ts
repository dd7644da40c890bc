import { afterEach, describe, expect, test } from 'vitest';
import { READ_LIMITS } from '../../../../src/import/read/limits.ts';
import { readFile } from '../../../../src/import/read/read-file.ts';
import { tableFile } from '../../../../src/organisation/export/table-file.ts';

const RealWorker = Worker;
afterEach(() => {
  globalThis.Worker = RealWorker;
});

/** What workers that begin from now on send and whether they are ended. */
function watchWorkers() {
  const seen = { begun: 0, ended: 0, messages: 0 };
  globalThis.Worker = class extends RealWorker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      seen.begun += 1;
      this.addEventListener('message', () => {
        seen.messages += 1;
      });
    }
    override terminate(): void {
      seen.ended += 1;
      super.terminate();
    }
  };
  return seen;
}

/** Counts the frames that the page draws, and the turns in which it could answer a touch, until it is told to stop. */
function watchPage() {
  const counted = { frames: 0, turns: 0, isOver: false };
  const { port1, port2 } = new MessageChannel();
  const drawn = () => {
    counted.frames += 1;
    if (!counted.isOver) requestAnimationFrame(drawn);
  };
  port1.onmessage = () => {
    counted.turns += 1;
    if (!counted.isOver) port2.postMessage(undefined);
  };
  requestAnimationFrame(drawn);
  port2.postMessage(undefined);
  return counted;
}

const HEADINGS = ['Sex', 'Occupation', 'Country'];

async function aFile(rows: number, kind = ','): Promise<File> {
  async function* lines() {
    yield [HEADINGS];
    yield await Promise.resolve(Array.from({ length: rows }, (_, index) => ['M', `job ${index}`, 'KE']));
  }
  return new File([await tableFile(lines(), kind)], 'people');
}

describe('in a worker', () => {
  test.each([
    [',', 'csv'],
    ['xlsx', 'xlsx'],
  ])('a file with %s is read, which ends with the result', async (written, kind) => {
    const file = await aFile(1_001, written);
    const workers = watchWorkers();
    const page = watchPage();
    const read = await readFile(file);
    page.isOver = true;
    expect(read).toMatchObject({ is: 'table', table: { kind, name: 'people', columns: HEADINGS } });
    const rows = read.is === 'table' ? read.table.rows : [];
    expect(rows).toHaveLength(1_001);
    expect(rows.at(-1)).toEqual({ number: 1_002, cells: ['M', 'job 1000', 'KE'] });
    // A table, five pieces of rows, and an end; the page had turns of its own while it waited.
    expect(workers).toEqual({ begun: 1, ended: 1, messages: 7 });
    expect(page.turns).toBeGreaterThan(1);
    expect(page.frames).toBeGreaterThan(0);
  });

  test('rows that were pasted are read', async () => {
    expect(await readFile({ text: 'Female\ttailor\tKenya\nM\t8321\tKE' })).toMatchObject({
      is: 'table',
      table: { kind: 'pasted', separator: '\t', columns: ['', '', ''] },
    });
  });

  test('the sheet that is asked for is read', async () => {
    const file = await aFile(2, 'xlsx');
    expect(await readFile(file, { sheet: 'Outpost' })).toMatchObject({ table: { sheet: 'Outpost' } });
    expect(await readFile(file, { sheet: 'Other' })).toEqual({
      is: 'refused',
      problem: { kind: 'empty' },
      sheets: [{ name: 'Outpost', isHidden: false }],
    });
  });

  test.each<[string, () => File | Promise<File>, object]>([
    [
      'a cell of 10 MB',
      () => new File([`Sex,Job\nM,${'a'.repeat(10_000_000)}`], 'a.csv'),
      { kind: 'cell too long', row: 2 },
    ],
    [
      'a cut workbook',
      async () => new File([(await aFile(10, 'xlsx')).slice(0, 900)], 'a.xlsx'),
      { kind: 'damaged' },
    ],
    ['more rows than are read', () => aFile(1_000), { kind: 'too many rows', most: 500 }],
    ['more rows in a workbook', () => aFile(1_000, 'xlsx'), { kind: 'too many rows', most: 500 }],
  ])('%s is refused, and the page responds meanwhile', async (_, make, problem) => {
    const file = await make();
    const workers = watchWorkers();
    const page = watchPage();
    const read = await readFile(file, { limits: { ...READ_LIMITS, rows: 500 } });
    page.isOver = true;
    expect(read).toMatchObject({ is: 'refused', problem });
    expect(workers).toEqual({ begun: 1, ended: 1, messages: 1 });
    expect(page.turns).toBeGreaterThan(1);
  });
});

describe('reading ends when no one waits for it any more', () => {
  test('while it goes on', async () => {
    const file = await aFile(20_000);
    const workers = watchWorkers();
    const left = new AbortController();
    const reading = readFile(file, { signal: left.signal });
    left.abort();
    await expect(reading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(workers).toEqual({ begun: 1, ended: 1, messages: 0 });
  });

  test('before it began', async () => {
    const workers = watchWorkers();
    const reading = readFile({ text: 'M' }, { signal: AbortSignal.abort() });
    await expect(reading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(workers).toMatchObject({ begun: workers.ended, messages: 0 });
  });
});

test('a file that is gone is said by the name that the browser gives it', async () => {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle('gone.csv', { create: true });
  const writing = await handle.createWritable();
  await writing.write('Sex,Job\nM,tailor\n');
  await writing.close();
  const file = await handle.getFile();
  await folder.removeEntry('gone.csv');
  const why: unknown = await file.arrayBuffer().catch((error: unknown) => error);
  const { name } = why as DOMException;
  await expect(readFile(file)).rejects.toThrow(expect.objectContaining({ name }));
});

test('a worker whose script does not come ends reading', async () => {
  globalThis.Worker = class extends RealWorker {
    constructor() {
      super(URL.createObjectURL(new Blob(['throw new Error()'])), { type: 'module' });
    }
  };
  await expect(readFile({ text: 'M' })).rejects.toThrow('has failed');
});

test(
  'a workbook of 100 columns and 50,000 rows is refused while the page responds',
  { tags: ['night'] },
  async () => {
    async function* lines() {
      for (let batch = 0; batch < 100; batch += 1)
        yield await Promise.resolve(
          Array.from({ length: 500 }, (_, row) =>
            Array.from({ length: 100 }, (__, column) => `${batch} ${row} ${column}`),
          ),
        );
    }
    const file = new File([await tableFile(lines(), 'xlsx')], 'people.xlsx');
    const page = watchPage();
    const read = await readFile(file);
    page.isOver = true;
    expect(read).toMatchObject({
      is: 'refused',
      problem: { kind: expect.stringMatching(/^too /) as string },
    });
    expect(page.frames).toBeGreaterThan(10);
  },
);
