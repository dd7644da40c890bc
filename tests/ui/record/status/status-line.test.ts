import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import StatusLine from '../../../../src/ui/record/status/StatusLine.svelte';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { anApp } from '../../an-app.ts';

test.for([
  ['locked', 1],
  ['session', 0],
] as const)('a key that is %s stands in the header, as a way to the passphrase', async ([status, links]) => {
  const { sync, showPart } = await anApp();
  if (!sync) throw new Error('This app cannot send');
  Object.defineProperty(sync.key, 'status', { value: status });
  showPart(StatusLine, '#/', {});
  const found = screen.queryAllByRole('link', { name: screens.status.unlock });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '#/settings/server?key'),
  );
  for (const link of found) expect(link).toHaveTextContent(screens.status.locked);
});
