import { afterEach, expect, test, vi } from 'vitest';
import { goBackTo } from '../../../../src/ui/people/list/kept-place.ts';
import { PageHeights } from '../../../../src/ui/people/list/page-heights.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('who comes back has the row in sight, also where others have come above it meanwhile', async () => {
  document.body.innerHTML = '<main><div data-person="one"><a href="#/people/one">One</a></div></main>';
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  goBackTo({ list: '#/people', top: 0, person: 'one', heights: new PageHeights(44) });
  const link = document.querySelector('a');
  await expect.poll(() => document.activeElement).toBe(link);
  expect(shown.mock.contexts).toContain(link);
});
