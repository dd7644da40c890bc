import { languageFor, type LanguageCode } from '../../domain/text/language.ts';
import { OFFERED } from '../words/speak.ts';
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
