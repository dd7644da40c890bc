import type { LanguageCode } from '../../domain/text/language.ts';
import { byLanguage, LANGUAGES } from './languages.ts';
import { spoken } from './spoken.svelte.ts';
import type { FirstMessages, ScreenMessages } from './generated.ts';

/** The files of whatever languages have one here. English comes with the app. */
const FIRST = byLanguage(
  import.meta.glob<FirstMessages>(['./??.json', '!./en.json'], { query: '?first', import: 'messages' }),
);
const SCREENS = byLanguage(
  import.meta.glob<ScreenMessages>(['./??.json', '!./en.json'], { query: '?screens', import: 'messages' }),
);

/** The languages that can be chosen. */
export const OFFERED: readonly LanguageCode[] = ['en', ...FIRST.keys()];

/** Resolves when every word of the first language spoken is there, so that no screen is in two languages. */
export const allWords = (): Promise<unknown> => spoken.whole;

/**
 * Speaks a language from the start. Resolves when the words of the first screen are there, and fetches the others at the same
 * time. What cannot be had is in English, until another try succeeds.
 * @param again resolves when it is time for another try
 */
export async function speakFirst(code: LanguageCode, again: () => Promise<void>): Promise<void> {
  if (code === 'en') return;
  spoken.wanted = code;
  const all = speakWhole(code);
  spoken.whole = all.catch(() => undefined); // The screens are in English until another try succeeds.
  void tryAgain(all, code, again);
  try {
    const first = await FIRST.get(code)?.();
    if (spoken.wanted === code && !spoken.screens) put(code, { first });
  } catch {
    // The first screen is in English then.
  }
}

async function tryAgain(all: Promise<void>, code: LanguageCode, again: () => Promise<void>): Promise<void> {
  let trying = all;
  for (;;) {
    try {
      await trying;
      return;
    } catch {
      await again();
      if (spoken.wanted !== code) return;
      trying = speakWhole(code);
    }
  }
}

/**
 * Changes the language of everything on screen at once. Nothing is mounted anew, so what is typed stays.
 * @throws Error when its words cannot be fetched: then nothing changes
 */
export async function speak(code: LanguageCode): Promise<void> {
  spoken.wanted = code;
  try {
    await speakWhole(code);
  } catch (error) {
    spoken.wanted = spoken.code;
    throw error;
  }
}

async function speakWhole(code: LanguageCode): Promise<void> {
  const [first, screens] = await Promise.all([FIRST.get(code)?.(), SCREENS.get(code)?.()]);
  if (spoken.wanted === code) put(code, { first, screens });
}

interface Words {
  first?: FirstMessages | undefined;
  screens?: ScreenMessages | undefined;
}

function put(code: LanguageCode, { first, screens }: Words): void {
  spoken.first = first;
  spoken.screens = screens;
  spoken.code = code;
  const { documentElement } = document;
  documentElement.lang = code;
  documentElement.dir = LANGUAGES[code].direction;
}
