import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import FactorRing from '../../../src/ui/assessment/FactorRing.svelte';
import { anApp } from '../an-app.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { inAWideWindow } from '../wide-window.ts';

async function aRing() {
  const app = await anApp();
  const assessment = app.outpost.catalogue.catalogue?.assessments.find('TA');
  if (!assessment) throw new Error('There is no such assessment');
  return app.showPart(FactorRing, '#/assessments/TA', { ...assessment });
}

test('one factor is open from the beginning, and another opens by its name', async () => {
  const user = await aRing();
  expect(screen.getByRole('button', { name: 'A Allocate Time' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'E Reserve Time' }));
  expect(screen.getByRole('button', { name: 'E Reserve Time' })).toHaveAttribute('aria-pressed', 'true');
  const about = document.getElementById(
    screen.getByRole('button', { name: 'E Reserve Time' }).getAttribute('aria-controls') ?? '',
  );
  expect(about).toHaveTextContent(/^E Reserve Time .*Low.*High/);
});

test('a part of the ring opens its factor too', async () => {
  const user = await aRing();
  const part = document.querySelector('[data-letter="L"] path');
  if (!part) throw new Error('There is no such part');
  await user.click(part);
  expect(screen.getByRole('button', { name: 'L Interaction' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is chosen is below what it is chosen by', async () => {
  await aRing();
  const names = screen.getByRole('group', { name: screens.factors.choose });
  const about = document.getElementById(
    screen.getByRole('button', { name: 'A Allocate Time' }).getAttribute('aria-controls') ?? '',
  );
  if (!about) throw new Error('Nothing is said of it');
  expect(names.compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('in little room what the hatching means stands at the ring, before the list of the factors', async () => {
  await aRing();
  const [meaning] = screen.getAllByRole('listitem');
  expect(meaning).toHaveTextContent(/^Factors A to/);
  const names = screen.getByRole('group', { name: screens.factors.choose });
  expect(meaning?.compareDocumentPosition(names)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('on a phone the room below the ring is that of the longest text, so that no choice scrolls it away, and no text is read twice', async () => {
  await aRing();
  const kept = [...document.querySelectorAll('.kept')];
  expect(kept.map((one) => one.querySelector('.name')?.textContent.slice(0, 1)).join('')).toBe(
    'ABCDEFGHIJKL',
  );
  for (const one of kept) expect(one).toHaveAttribute('aria-hidden', 'true');
});

test('in a wide window, where the text stands below the ring, nothing is kept free for it', async () => {
  inAWideWindow();
  await aRing();
  expect(document.querySelectorAll('.kept')).toHaveLength(0);
});
