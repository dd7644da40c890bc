import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { deploymentName, practiceName } from '../../../../src/domain/deployment.ts';
import { StoreProblem } from '../../../../src/store/transaction/store-problem.ts';
import { TroubleState } from '../../../../src/ui/app/boot.svelte.ts';
import NoStorage from '../../../../src/ui/frame/NoStorage.svelte';
import Overview from '../../../../src/ui/screens/overview/Overview.svelte';
import ExportSection from '../../../../src/ui/screens/settings/device/ExportSection.svelte';
import ThisDevice from '../../../../src/ui/screens/settings/device/ThisDevice.svelte';
import MakeBackup from '../../../../src/ui/screens/settings/device/backup/MakeBackup.svelte';
import { anApp } from '../../an-app.ts';
import { keptFiles } from '../../kept-files.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';

type App = Awaited<ReturnType<typeof anApp>>;
const exports = (app: App) => app.show(ExportSection, '#/settings/device');

/** The buttons that offer a file, where they are, and each file's name in the real world. */
const OFFERS: readonly {
  open: (app: App) => ReturnType<App['show']>;
  /** The menu that has the button. */
  menu?: string;
  button: string;
  name: string;
}[] = [
  { open: exports, button: screens.device.export.actions.peopleCsv, name: 'people-2026-11-21.csv' },
  { open: exports, button: screens.device.export.actions.assignmentsCsv, name: 'assignments-2026-11-21.csv' },
  { open: exports, button: screens.device.export.actions.everything, name: 'everything-2026-11-21.json' },
  {
    open: (app: App) =>
      app.showPart(MakeBackup, '#/settings/device', { passphrase: '', mayMake: () => true }),
    button: screens.copies.make,
    name: 'outpost-backup-2026-11-21.txt',
  },
  {
    open: (app: App) => app.show(Overview, '#/overview'),
    menu: screens.onePerson.otherActs,
    button: screens.overview.csv,
    name: 'overview-2026-11-21.csv',
  },
];

const HERE = 'https://outpost.example/';

test.each(OFFERS)(
  '$button: the file of practice has its mark, and that of the real world none',
  async (offer) => {
    for (const [at, name] of [practiceName, deploymentName].entries()) {
      const app = await anApp({ name: name(`${HERE}${offer.name}/`) });
      await app.aPerson();
      const kept = keptFiles();
      const user = offer.open(app);
      if (offer.menu) await user.click(await screen.findByRole('button', { name: offer.menu }));
      await user.click(await screen.findByRole('button', { name: offer.button }));
      await expect.poll(() => kept.length).toBe(1);
      expect(kept[0]?.name).toBe(at === 0 ? `practice-${offer.name}` : offer.name);
      const isMarked = /practice/i.test((await kept[0]?.file.text()) ?? '');
      expect(isMarked).toBe(at === 0);
      document.body.replaceChildren();
    }
  },
);

test('practice is begun again and never erased, which would leave its server as it was', async () => {
  const app = await anApp({ name: practiceName(`${HERE}erase/`) });
  Object.assign(app.outpost, { practice: {} });
  app.show(ThisDevice, '#/settings/device');
  await screen.findByRole('button', { name: screens.copies.make });
  expect(screen.queryByRole('heading', { name: 'Erase this device' })).toBeNull();
});

test('once everything was erased, the one button that is left has the focus', () => {
  const trouble = new TroubleState();
  trouble.problem = new StoreProblem('erased', '');
  render(NoStorage, { trouble, isPractice: false });
  expect(screen.getByRole('button', { name: first.frame.reload })).toHaveFocus();
});

test('the page for missing storage says when it stands in for practice, and in its title', () => {
  const trouble = new TroubleState();
  trouble.problem = new StoreProblem('missing', '');
  const real = render(NoStorage, { trouble, isPractice: false });
  expect(document.title).not.toContain('Practice');
  expect(screen.queryByText(/Practice/)).toBeNull();
  real.unmount();
  render(NoStorage, { trouble, isPractice: true });
  expect(document.title).toContain('Practice');
  expect(screen.getByText(screens.practice.mark)).toBeVisible();
});
