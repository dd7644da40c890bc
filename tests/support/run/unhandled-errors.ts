import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The file with the errors that no test caught. Vitest's JSON report leaves them out, although each fails the run. */
export const UNHANDLED = 'node_modules/.cache/unhandled-errors.json';

/** Writes a text for each error that no test caught: in which file and near which test it was thrown, and its stack. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_, errors) => {
    const texts = errors.map(({ VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, stack, message }) => {
      const where = `${typeof file === 'string' ? file : 'no file'}, near: ${typeof test === 'string' ? test : 'no test'}`;
      return `${where}\n${message}\n${stack ?? ''}`;
    });
    writeFileSync(UNHANDLED, JSON.stringify(texts));
  };
}
