import { screen, within } from '@testing-library/svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import PasteLink from '../../../../src/ui/device/setup/PasteLink.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';

const LINK = 'https://example.org/#/setup?server=https%3A%2F%2Fapi.example.org';

/** The camera of a browser that reads codes itself; jsdom has neither. */
function aCamera({ sees = () => '', error }: { sees?: () => string; error?: DOMException } = {}) {
  let running = 0;
  const track = { stop: () => (running -= 1) };
  const getUserMedia = () => {
    if (error) return Promise.reject(error);
    running += 1;
    return Promise.resolve({ getTracks: () => [track] });
  };
  const enumerateDevices = () => Promise.resolve([{ kind: 'videoinput' }]);
  const mediaDevices = { getUserMedia, enumerateDevices };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve(sees() === '' ? [] : [{ rawValue: sees() }]);
    },
  );
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(document, 'visibilityState');
  });
  return { isRunning: () => running > 0 };
}

async function openDialog() {
  const app = await anApp();
  const user = app.show(PasteLink, '#/settings/you');
  await user.click(await screen.findByRole('button', { name: screens.scan.action }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: screens.scan.action })) };
}

test('a code that the camera sees goes the way of a pasted link, and the camera stops', async () => {
  let seen = '';
  const camera = aCamera({ sees: () => seen });
  const { dialog } = await openDialog();
  expect(dialog.getByText(screens.scan.about)).toBeVisible();
  await expect.poll(camera.isRunning).toBe(true);
  seen = LINK;
  await expect.poll(() => location.hash).toBe('#/setup?server=https%3A%2F%2Fapi.example.org');
  expect(camera.isRunning()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a code for something else is refused as a pasted text is', async () => {
  let seen = '';
  aCamera({ sees: () => seen });
  await openDialog();
  seen = 'WIFI:S:home;;';
  const field = await screen.findByLabelText(screens.setup.paste);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
});

test('the camera stops when the dialog is closed, and when the page is hidden', async () => {
  const camera = aCamera();
  const { user, dialog } = await openDialog();
  await expect.poll(camera.isRunning).toBe(true);
  await user.click(dialog.getByRole('button', { name: screens.people.close }));
  expect(camera.isRunning()).toBe(false);
  await user.click(screen.getByRole('button', { name: screens.scan.action }));
  await expect.poll(camera.isRunning).toBe(true);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(camera.isRunning).toBe(false);
});

test.each([
  ['NotAllowedError', screens.scan.refused],
  ['NotReadableError', screens.scan.noCamera],
])('a camera that does not start (%s) says what to do', async (name, sentence) => {
  aCamera({ error: new DOMException('No', name) });
  const { dialog } = await openDialog();
  expect(await dialog.findByText(sentence)).toBeVisible();
});

test('a device without a camera is offered none', async () => {
  const app = await anApp();
  app.show(PasteLink, '#/settings/you');
  expect(await screen.findByRole('button', { name: screens.setup.open })).toBeVisible();
  expect(screen.queryByRole('button', { name: screens.scan.action })).toBeNull();
});
