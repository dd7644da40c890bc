/** One row per key: the tally, the number of the last change, settings, presets, pins, the sender's heartbeat. */
export interface MetaRow {
  key: string;
  value: unknown;
}
