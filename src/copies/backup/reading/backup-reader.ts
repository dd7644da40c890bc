import { inBatches, type BeforeBatches, type FileBatch, type BatchesOfFile } from '../batches.ts';
import { lookThrough, readBackup, type BackupRows, type ReadingDatabase, type Unreadable } from '../read.ts';

/** A file that a person has picked, and what it takes to read it. */
export interface Picked {
  file: Blob | Uint8Array;
  into: ReadingDatabase;
  passphrase?: string | undefined;
}

/** How many IDs are given at a time: few enough for the page to take them without a noticeable pause. */
const IDS = 2_000;

/** Reads one backup file. The caller asks for the results piece by piece. */
export interface Reader {
  /** Reads and examines the whole file, for restoring it. */
  read(picked: Picked): Promise<BeforeBatches | Unreadable>;
  /** The next records of the file that was read. */
  batch(): Promise<FileBatch | undefined>;
  /** Examines the whole file, and keeps the ids of its records alone. */
  lookThrough(picked: Picked): Promise<Omit<BackupRows, 'rows'> | Unreadable>;
  /** The next ids of the records of the file that was looked through. */
  ids(): Promise<string[] | undefined>;
}

/** Reads in the thread that calls it: in the worker, or in the page if no worker can be started. */
export class BackupReader implements Reader {
  #batches: BatchesOfFile | undefined;
  #ids: string[] = [];
  #given = 0;

  async read({ file, into, passphrase }: Picked): Promise<BeforeBatches | Unreadable> {
    const read = await readBackup(file, into, passphrase);
    if (typeof read === 'string') return read;
    this.#batches = inBatches(read);
    const { damage, records, missing, rows } = this.#batches;
    return { damage, records, missing, rows };
  }

  async batch(): Promise<FileBatch | undefined> {
    return this.#batches?.next();
  }

  async lookThrough({ file, into, passphrase }: Picked): Promise<Omit<BackupRows, 'rows'> | Unreadable> {
    return lookThrough(file, into, passphrase, (table, { id }) => {
      if (table === 'ops') this.#ids.push(String(id));
    });
  }

  ids(): Promise<string[] | undefined> {
    const ids = this.#ids.slice(this.#given, this.#given + IDS);
    this.#given += ids.length;
    return Promise.resolve(ids.length > 0 ? ids : undefined);
  }
}
