import type { Sum } from './sum.ts';

/** One line a figure, for people to read. */
export function tableOf(run: Sum & { seed: number; mode: string; backend: string }): string {
  const withoutMirror = run.noReply + run.neverLeft + run.answered;
  const rows: [string, string | number][] = [
    ['server, IndexedDB, seed', `${run.mode}, ${run.backend}, ${run.seed}`],
    ['rounds, kills', `${run.rounds}, ${run.kills}`],
    ['torn logs, deleted databases', `${run.tornLogs}, ${run.deletions}`],
    ['repairs from the mirror, records that came back', `${run.repairs}, ${run.cameBack}`],
    ['records acknowledged, effects on the server', `${run.acknowledged}, ${run.effects}`],
    [
      'troubles',
      Object.entries(run.troubles)
        .map(([name, times]) => `${times} × ${name}`)
        .join(', ') || 'none',
    ],
    ['renderers stopped, taken over, then sent again', `${run.stopped}, ${run.takenOver}, ${run.sentAgain}`],
    [
      'refused by the database',
      Object.entries(run.refused)
        .map(([why, times]) => `${times} × ${why}`)
        .join(', ') || 'nothing',
    ],
    ['errors that nothing explains', run.unexpected.length],
    ['lost', run.lost],
    ['doubled', run.doubled],
    ['confirmed that the server does not know', run.invented],
    ['taken back, and sent all the same', run.undone],
    ['corrected, and sent as it was before', `${run.unedited} of ${run.edits}`],
    ['not sent in the end, though nothing stood in the way', run.stuck],
    ['counters that differ from the rows', run.miscounts],
    ['transfers taken, given and taken back', `${run.transfers}, ${run.takenBack}`],
    ['kills while taking and giving back', run.killsThere],
    ['records with the second device, and with both', `${run.moved}, ${run.both}`],
    ['repeated by the browser itself', run.replays],
    ['on hold because the mirror was not whole', run.onHold],
    ['marked requests that a kill interrupted', run.interrupted],
    ['… of which the mirror proves that they never left', run.neverLeft],
    ['… of which the mirror has the answer', run.answered],
    ['unknown without what the mirror knows', withoutMirror],
    ['no reply', `${run.noReply} (${run.noReplyThatArrived} had arrived)`],
    ['database opened at a later try', run.reopenings],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
