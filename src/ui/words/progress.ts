import { sentSoFar, type SyncState } from '../../sync/tabs/sync-state.ts';
import { first } from './first.ts';

/** `Sent 37 of 500 records` */
export function progressText(progress: NonNullable<SyncState['progress']>, left: number): string {
  return first.status.progress(sentSoFar(progress, left), progress.total);
}
