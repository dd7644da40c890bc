import type { Instant } from './record.ts';

/** The catalogue or the occupations as a server last gave them. */
export interface RefDataRow {
  key: 'assessments' | 'occupations';
  /** What stands before `/api-v1/` of the server that gave it. */
  server: string;
  fetchedAt: Instant;
  data?: unknown;
  /** A person wants the shipped list instead. */
  isDeclined?: true;
}
