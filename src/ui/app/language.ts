import { languageFor, type LanguageCode } from '../../domain/text/language.ts';
import { OFFERED } from '../words/speak.ts';

const entryOf = (deployment: string) => `${deployment} language`;

/** The language chosen on this device, kept beside the database because it is wanted before a database can be opened. */
export function chosenLanguage(deployment: string): LanguageCode | undefined {
  try {
    const kept = localStorage.getItem(entryOf(deployment));
    return OFFERED.find((code) => code === kept);
  } catch {
    // Where site data is forbidden, even reading throws.
    return undefined;
  }
}

/** The chosen language, or the first of the browser's that is offered. */
export function readLanguage(deployment: string): LanguageCode {
  return chosenLanguage(deployment) ?? languageFor(navigator.languages, OFFERED);
}

/** Keeps the choice for later visits. */
export function keepLanguage(code: LanguageCode, deployment: string): void {
  try {
    localStorage.setItem(entryOf(deployment), code);
  } catch {
    // The choice holds until the tab is closed, which is all that such a browser allows.
  }
}
