import { settingProblems, tidySettings } from '../../../organisation/check-settings.ts';
import { settingChanges } from '../../../organisation/own-settings.ts';
import { saveSettings, type Settings } from '../../../store/changes/settings.ts';
import { notFixed, type FormProblem } from '../../controls/form-problem.ts';
import type { Outpost } from '../../app/outpost.ts';
import type { FormSection } from '../../app/session.svelte.ts';
import { settingProblem } from '../../messages/choose/settings.ts';

type Page = Pick<Outpost, 'store' | 'deployment' | 'settings' | 'session'>;

/**
 * The settings of a section while they are changed. Typed values come before those that hold now, and are saved all at once.
 * Unsaved values are still there when a person comes back.
 */
export class SettingsForm {
  problems = $state.raw<readonly FormProblem[]>([]);
  readonly #outpost: Page;
  readonly #section: FormSection;

  constructor(outpost: Page, section: FormSection) {
    this.#outpost = outpost;
    this.#section = section;
  }

  get #typed(): Partial<Settings> {
    return this.#outpost.session.typed[this.#section];
  }

  set #typed(typed: Partial<Settings>) {
    const { session } = this.#outpost;
    session.typed = { ...session.typed, [this.#section]: typed };
  }

  /** All settings as they would be after saving. */
  get current(): Settings {
    return { ...this.kept, ...this.#typed };
  }

  /** All settings as they hold now. */
  get kept(): Settings {
    return this.#outpost.settings.whole;
  }

  get isChanged(): boolean {
    return Object.keys(this.#typed).length > 0;
  }

  /** Whether a setting was typed that is not saved yet. */
  isTyped(name: keyof Settings): boolean {
    return name in this.#typed;
  }

  /** Changes one setting in the form only. */
  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    this.#typed = { ...this.#typed, [name]: value };
    this.problems = notFixed(this.problems);
  }

  /** The value of a setting in `config.json`, if it has one. */
  fromConfig<Name extends keyof Settings>(name: Name): Settings[Name] | undefined {
    return this.#outpost.deployment.settings[name];
  }

  errorOf(name: keyof Settings): string | undefined {
    return this.problems.find(({ field }) => field === name)?.sentence;
  }

  /** Checks whether the typed values can be saved. */
  check(): boolean {
    this.problems = settingProblems(this.#typed).map((problem) => ({
      field: problem.name,
      sentence: settingProblem(problem),
      isFixed: () => settingProblems(this.#typed).every(({ name }) => name !== problem.name),
    }));
    return this.problems.length === 0;
  }

  /** Saves the values that were typed and checked. Resolves to the settings that hold now. */
  async save(): Promise<Settings> {
    const tidy = tidySettings(this.#typed);
    const now = { ...this.kept, ...tidy };
    const changes = settingChanges(tidy, this.#outpost.deployment.settings);
    // A chosen contract is saved even if it is the default, so that it is shown as chosen.
    if (tidy.contract !== undefined && this.fromConfig('contract') === undefined)
      changes.contract = tidy.contract;
    await saveSettings(this.#outpost.store, changes);
    this.#typed = {};
    return now;
  }
}
