import { beforeEach, expect, test, vi } from 'vitest';
import App from '../../../src/ui/frame/App.svelte';
import { anApp } from '../an-app.ts';

beforeEach(() => {
  // jsdom lays nothing out, so there is nowhere to scroll.
  vi.stubGlobal('scrollTo', () => undefined);
});

test('the title in the browser says which person, assessment or occupation it is, and no more of it elsewhere', async () => {
  const app = await anApp();
  const [one, other] = [await app.aPerson(), await app.aPerson()];
  const receipts = await app.store.db.users.toArray();
  const receiptOf = (id: string) => receipts.find((user) => user.id === id)?.receipt;
  app.showPart(App, `#/people/${one}`, { outpost: app.outpost });
  const titles = [
    [`#/people/${one}`, `${receiptOf(one)} – Person – Outpost`],
    [`#/people/${other}`, `${receiptOf(other)} – Person – Outpost`],
    ['#/people', 'People – Outpost'],
    ['#/assessments/AI', 'Activity Interests – Assessment – Outpost'],
    ['#/assessments/XX', 'Assessment – Outpost'],
    ['#/occupations/2221', '2221 Nursing professionals – Occupation – Outpost'],
    ['#/occupations', 'Occupations – Outpost'],
  ];
  for (const [address = '', title] of titles) {
    location.hash = address;
    await expect.poll(() => document.title).toBe(title);
  }
});
