import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { linesOf } from '../../organisation/export/spreadsheet.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { registerWithAssessment } from '../../support/parts/sending-device.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

test(
  'This device hands over tables of people and of assignments, with accents intact and without a formula',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    await page.getByText('Assessments to assign: none').click();
    await page.getByRole('checkbox', { name: /^Poise/ }).check();
    const reference = '\u200B=Élan';
    await registerWithAssessment(
      page,
      people(3, 1).map((person) => ({ ...person, reference })),
    );
    await page.evaluate(() => (location.hash = '#/settings/device'));
    const made = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };

    const tables = [
      await made(screens.device.export.actions.peopleCsv),
      await made(screens.device.export.actions.assignmentsCsv),
    ];
    for (const { bytes } of tables) {
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const [names = [], values = [], ...more] = linesOf(bytes.toString('utf8').slice(1), ',');
      expect(more).toEqual([]);
      expect(values[names.indexOf('reference')]).toBe("\u200B'=Élan");
      expect(values[names.indexOf('state')]).toBe('waiting');
    }
    const { name, bytes } = await made(screens.device.export.actions.everything);
    expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({
      people: [{ reference }],
      assignments: [{ reference, assessment: expect.any(String) as string }],
    });
    expect([...tables, { name }].map((file) => file.name.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual([
      'people-DAY.csv',
      'assignments-DAY.csv',
      'everything-DAY.json',
    ]);
  },
);
