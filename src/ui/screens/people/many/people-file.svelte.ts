import type { LocalId } from '../../../../domain/record/reference.ts';
import { separatorFor } from '../../../../organisation/export/csv.ts';
import { exportPeople } from '../../../../organisation/export/export.ts';
import type { Outpost } from '../../../app/outpost.ts';
import { FileMaking } from '../../../device/file/file-making.svelte.ts';
import { offerFile } from '../../../controls/offer-file.ts';
import { languageTag } from '../../../messages/numbers.ts';
import { screens } from '../../../messages/screens.ts';

/** Makes a file of people for a spreadsheet, and tells the result. */
export class PeopleFile {
  readonly making = new FileMaking();
  said = $state('');
  /** The address of the list that was saved. */
  list = $state('');
  readonly #outpost: Pick<Outpost, 'store' | 'catalogue' | 'now'>;

  constructor(outpost: Pick<Outpost, 'store' | 'catalogue' | 'now'>) {
    this.#outpost = outpost;
  }

  async save(
    whom: () => Promise<readonly LocalId[]>,
    kind: 'xlsx' | 'csv' = 'csv',
    list = '',
  ): Promise<void> {
    const { making } = this;
    if (making.isBusy) return;
    const { store, catalogue, now } = this.#outpost;
    [this.said, this.list] = ['', list];
    let ids: readonly LocalId[] = [];
    const nameOf = (code: string) => catalogue.nameOf(code);
    const table = kind === 'csv' ? separatorFor(languageTag()) : kind;
    const file = await making.make(
      async () => (ids = await whom()).length,
      (watcher) => exportPeople(store, ids, nameOf, watcher, table),
    );
    if (making.isStopped) this.said = screens.device.export.stopped;
    if (!file) return;
    offerFile(store, file, `people-${now().toISOString().slice(0, 10)}.${kind}`);
    this.said = screens.many.exported({ n: ids.length });
  }
}
