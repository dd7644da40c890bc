import type { Instant } from './record.ts';

/** A half-typed form, as plain data. Its shape belongs to the screen that keeps it. */
export interface DraftRow {
  id: string;
  form: unknown;
  savedAt: Instant;
}
