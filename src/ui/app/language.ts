import { languageFor, type LanguageCode } from '../../domain/text/language.ts';
import { OFFERED, speak } from '../messages/speak.ts';
import { readEntry, writeEntry } from './browser-entry.ts';

const entryOf = (deployment: string) => `${deployment} language`;

/** The language chosen on this device. */
function chosenLanguage(deployment: string): LanguageCode | undefined {
  const kept = readEntry(entryOf(deployment));
  return OFFERED.find((code) => code === kept);
}

/** The chosen language, or the first of the browser's that is offered. */
export function readLanguage(deployment: string): LanguageCode {
  return chosenLanguage(deployment) ?? languageFor(navigator.languages, OFFERED);
}

/** Keeps the choice for later visits. */
export function keepLanguage(code: LanguageCode, deployment: string): void {
  writeEntry(entryOf(deployment), code);
}

/** Milliseconds until it is said that the words of a language have not come. */
const PATIENCE = 10_000;

/**
 * Speaks a language, and keeps the choice: where its words cannot be fetched now, the next load of the page tries again.
 * @returns whether it is spoken; where not, it may still come
 */
export async function chooseLanguage(code: LanguageCode, deployment: string): Promise<boolean> {
  keepLanguage(code, deployment);
  const isSpoken = speak(code).then(
    () => true,
    () => false,
  );
  return Promise.race([
    isSpoken,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE)),
  ]);
}
