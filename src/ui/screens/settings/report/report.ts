import type { UnexpectedError } from '../../../app/outpost.ts';
import { cleanMessage, cleanName, cleanStack } from './clean.ts';

/** What a report has beside the errors. Nothing of it comes from a record, a setting or a person. */
export interface ReportFacts {
  version: string;
  at: Date;
  isPractice: boolean;
  isInstalled: boolean;
  /** `navigator.userAgent`. */
  browser: string;
  /** The address at which the app lies, which is taken off the places in its files. */
  base: string;
  storage: {
    /** Why the database is not open; undefined while it is. */
    problem: string | undefined;
    isKept: boolean | undefined;
    used: number | undefined;
    free: number | undefined;
    secondCopy: string;
  };
  worker: { controls: boolean; offline: string | undefined };
  errors: readonly UnexpectedError[];
}

/** The text that a person sends to whoever helps them. In English, because a program or a developer reads it. */
export function reportText({ base, at, errors, ...facts }: ReportFacts): string {
  const told = errors.map((error) => ({
    at: new Date(error.at).toISOString(),
    where: error.where,
    name: cleanName(error.name),
    message: cleanMessage(error.message),
    stack: cleanStack(error.stack, base),
  }));
  return JSON.stringify({ app: 'Outpost', at: at.toISOString(), ...facts, errors: told }, null, 1);
}
