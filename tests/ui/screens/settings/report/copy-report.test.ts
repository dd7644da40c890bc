import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';
import Settings from '../../../../../src/ui/screens/settings/Settings.svelte';
import { anApp } from '../../../an-app.ts';

const PERSON = 'Amina Odhiambo';
const KEY = 'k-4711-secret';
const SERVER = 'https://server.test/tenant/lakeside?token=abc';

test('a report has version, browser, storage, worker and errors, and nobody, no key and no server', async () => {
  const app = await anApp({
    given: { serverAddress: 'https://server.test/tenant/lakeside', organisationName: 'Lakeside' },
  });
  const id = await app.aPerson({}, { reference: PERSON });
  const { errors } = app.outpost;
  errors.keep(new TypeError(`${PERSON} (${id}) was sent with ${KEY} to ${SERVER}`), 'row');
  errors.keep(new SyntaxError(`Unexpected token, "${PERSON}" is not valid`), 'page');
  const user = app.show(Settings, '#/settings/about');
  await user.click(await screen.findByRole('button', { name: screens.report.action }));
  expect(await screen.findByText(screens.report.copied)).toBeVisible();
  const text = await navigator.clipboard.readText();
  const report = JSON.parse(text) as { version: string; browser: string; errors: object[] };
  expect(report).toMatchObject({ version: '0.0.0', browser: navigator.userAgent, isPractice: false });
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['storage', 'worker', 'at']));
  expect(report.errors).toMatchObject([
    { where: 'row', name: 'TypeError', message: '… was … with … to … token …' },
    { where: 'page', name: 'SyntaxError' },
  ]);
  const receipt = (await app.store.db.users.get(id))?.receipt ?? 'missing';
  for (const secret of [
    'Amina',
    'Odhiambo',
    id,
    receipt,
    '4711',
    'secret',
    'server.test',
    'lakeside',
    'tenant',
    'abc',
  ])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});

test('where there is no clipboard, the report can be copied by hand', async () => {
  const app = await anApp();
  const user = app.show(Settings, '#/settings/about');
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: screens.report.action }));
  expect(await screen.findByText(screens.report.byHand)).toBeVisible();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: screens.report.action });
  expect(field.value).toContain('"version": "0.0.0"');
});
