import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { serverUuid } from '../../../../../src/domain/record/reference.ts';
import AttemptLog from '../../../../../src/ui/screens/sync/log/AttemptLog.svelte';
import { anApp, became } from '../../../an-app.ts';
import { messages as screens } from '../../../../../src/ui/messages/en.json?screens';

const UUID = (last: number) => serverUuid(`bbbbbbbb-0000-4000-8000-00000000000${last}`);

/** The log of a device on which this has happened. */
async function opened(prepare: (app: Awaited<ReturnType<typeof anApp>>) => Promise<void>) {
  const app = await anApp({ given: { serverAddress: 'https://server.test' } });
  await prepare(app);
  const user = app.showPart(AttemptLog, '#/sync', { hasServer: true });
  await user.click(await screen.findByRole('heading', { name: screens.sync.log.title }));
  return user;
}

/** Its entries, the newest first, without the times. */
const entries = () =>
  [...document.querySelectorAll('section > details > div > ol > li')].map((entry) =>
    (entry.querySelector('summary.batch') ?? entry).textContent
      .replace(/\d\d:\d\d(–\d\d:\d\d)?/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

test('what is told alike is one line with its number and one sentence, and the records are behind it', async () => {
  const user = await opened(async ({ aPerson, sent, clock }) => {
    for (let one = 1; one < 5; one += 1) {
      await sent(await aPerson({}, { reference: `Bed ${one}` }), became.noReply);
      clock.pass(1_000);
    }
  });
  const sentence = await screen.findByText(screens.record.whyNoReply.broken);
  expect(sentence).toBeVisible();
  expect(entries()).toEqual([`4 people no reply ${screens.record.whyNoReply.broken}`]);
  const link = screen.getByText('Bed 1');
  expect(link).not.toBeVisible();
  await user.click(screen.getByText('4 people'));
  expect(link).toBeVisible();
  // Once is enough.
  expect(screen.getAllByText(screens.record.whyNoReply.broken)).toHaveLength(1);
});

test('people and assignments are counted apart, and two alike have their own lines', async () => {
  await opened(async ({ aPerson, anAssignment, sent, clock }) => {
    const people = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
    for (const id of people.splice(0, 2)) {
      await sent(id, became.rejected('No'));
      clock.pass(1_000);
    }
    for (const [at, id] of people.entries()) {
      await sent(id, became.confirmed(UUID(at)));
      clock.pass(60_000);
      await sent(await anAssignment(id), became.confirmed(UUID(8 + at)));
    }
  });
  await screen.findByText('2 people, 2 assignments');
  const refused = expect.stringMatching(/to fix .*Rejected$/) as string;
  expect(entries()).toEqual(['2 people, 2 assignments confirmed', refused, refused]);
  expect(screen.getByText('08:00–08:02')).toBeVisible();
});

test('the number of the answer stands with the answer alone', async () => {
  await opened(async ({ aPerson, sent, store }) => {
    await sent(await aPerson(), became.rejected('No'));
    await store.db.attempts.toCollection().modify({ evidence: { at: 0, durationMs: 80, status: 422 } });
  });
  const sentence = await screen.findByText(/^Rejected/);
  expect(sentence).toHaveTextContent(/^Rejected$/);
  const details = within(screen.getByRole('listitem')).getByText(/422/);
  expect(details.closest('details details')).not.toBeNull();
});
