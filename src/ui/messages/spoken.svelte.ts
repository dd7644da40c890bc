import type { LanguageCode } from '../../domain/text/language.ts';
import type { FirstMessages, ScreenMessages } from './generated.ts';

/** The language that is spoken now. Reactive: what is on screen follows it. */
class Spoken {
  code = $state.raw<LanguageCode>('en');
  /** Its words; none where English is spoken, or while they are not there yet. */
  first = $state.raw<FirstMessages>();
  screens = $state.raw<ScreenMessages>();
  /** The language asked for last: of two that are being fetched, that one is spoken. */
  wanted: LanguageCode = 'en';
  /** Resolves when every word of the first language spoken is there, so that no screen is in two languages. */
  whole: Promise<unknown> = Promise.resolve();
}

export const spoken = new Spoken();

/** Calls `next` with the language, at once and at every change. */
export function followLanguage(next: (code: LanguageCode) => void): void {
  // Whoever asks is no component, and goes on until the page is closed.
  $effect.root(() => {
    $effect(() => next(spoken.code));
  });
}
