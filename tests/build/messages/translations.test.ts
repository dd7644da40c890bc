import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Messages } from '../../../src/build/messages/compile.ts';
import { readSheet, sheetOf } from '../../../src/build/messages/sheet.ts';
import {
  noted,
  readNotes,
  standings,
  writtenNotes,
  type Notes,
} from '../../../src/build/messages/translations.ts';
import { LANGUAGE_CODES } from '../../../src/domain/text/language.ts';
import { LANGUAGES } from '../../../src/ui/messages/languages.ts';

const english: Messages = {
  save: { defaultMessage: 'Save', description: 'A button, in short' },
  hello: { defaultMessage: 'Hello, {name}' },
  later: { defaultMessage: 'Later' },
};
const french: Messages = {
  save: { defaultMessage: 'Enregistrer' },
  hello: { defaultMessage: 'Bonjour, {name}' },
};
const notes = noted(english, french, {});
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

describe('of the translations', () => {
  test('those are listed that are missing, out of date, never reviewed or much longer', () => {
    const changed = { ...english, hello: { defaultMessage: 'Good day, {name}' } };
    const all = standings(changed, french, notes);
    expect(ids(all.filter(({ isMissing }) => isMissing))).toEqual(['later']);
    expect(ids(all.filter(({ isOutOfDate }) => isOutOfDate))).toEqual(['hello']);
    expect(ids(all.filter(({ longer }) => longer > 1.4))).toEqual(['save']);
    expect(all.some(({ isReviewed }) => isReviewed)).toBe(false);
  });

  test('one that is changed is up to date again, and its review does not count for it', () => {
    const reviewed: Notes = { ...notes, hello: { ...hello(), isReviewed: true } };
    const changed = { ...english, hello: { defaultMessage: 'Good day, {name}' } };
    const again = { ...french, hello: { defaultMessage: 'Bonne journée, {name}' } };
    const [, standing] = standings(changed, again, noted(changed, again, reviewed));
    expect(standing).toMatchObject({ isOutOfDate: false, isReviewed: false });
    const [, before] = standings(english, french, noted(english, french, reviewed));
    expect(before).toMatchObject({ isReviewed: true });
  });

  test('the notes are read as they were written', () => {
    const reviewed: Notes = { ...notes, hello: { ...hello(), isReviewed: true } };
    expect(readNotes(writtenNotes(reviewed))).toEqual(reviewed);
  });
});

function hello() {
  return notes.hello ?? { from: '', of: '' };
}

describe('the sheet of a translator', () => {
  const sheet = sheetOf(english, french, standings(english, french, notes));

  test('that no one has changed changes nothing', () => {
    expect(readSheet(sheet, english, { messages: french, notes })).toEqual({
      messages: french,
      notes,
      faults: [],
    });
  });

  test('brings what was written and reviewed', () => {
    const filled = sheet
      .replace('Later,,missing,', 'Later,"Plus tard, ""après""",missing,yes')
      .replace('Enregistrer', 'Garder');
    const read = readSheet(filled, english, { messages: french, notes });
    expect(read.faults).toEqual([]);
    expect(read.messages).toMatchObject({
      later: { defaultMessage: 'Plus tard, "après"' },
      save: { defaultMessage: 'Garder' },
    });
    expect(read.notes.later?.isReviewed).toBe(true);
  });

  test('is refused where a translation cannot be used', () => {
    const { faults } = readSheet(sheet.replaceAll('Bonjour, {name}', 'Bonjour, {nom}'), english, {
      messages: french,
      notes,
    });
    expect(faults).toEqual(['hello names {nom}, as the English does not']);
  });
});

const read = (name: string): unknown => JSON.parse(readFileSync(`src/ui/messages/${name}`, 'utf8'));
const allNotes = read('translations.json') as Record<string, Record<string, string>>;

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'the notes of %s are about the translations that there are, and say whether all were reviewed',
  (code) => {
    const messages = read(`${code}.json`) as Messages;
    const source = read('en.json') as Messages;
    const own = readNotes(allNotes[code] ?? {});
    // After a change of texts: `npm run messages -- --note`.
    expect(noted(source, messages, own)).toEqual(own);
    const isReviewed = standings(source, messages, own).every((one) => one.isReviewed);
    expect(LANGUAGES[code].isReviewed).toBe(isReviewed);
  },
);
