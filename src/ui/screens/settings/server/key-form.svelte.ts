import { serverSettings } from '../../../../sync/server/server-settings.ts';
import type { KeyKeeper } from '../../../../sync/tabs/key-keeper.ts';
import type { Settings } from '../../../../store/changes/settings.ts';
import { notFixed, type FormProblem } from '../../../controls/form-problem.ts';
import { MIN_PASSPHRASE } from '../../../controls/passphrase.ts';
import type { SyncView } from '../../../app/sync-view.svelte.ts';
import { screens } from '../../../messages/screens.ts';

/** The form in which the server's key is typed, stored, unlocked and forgotten. */
export class KeyForm {
  key = $state('');
  remembers = $state(false);
  passphrase = $state('');
  problems = $state.raw<readonly FormProblem[]>([]);
  /** The result of the last action, shown beside its button. */
  told = $state('');
  readonly view: SyncView;

  constructor(view: SyncView) {
    this.view = view;
  }

  get status(): KeyKeeper['status'] {
    return this.view.keyStatus;
  }

  /** Whether the known key is stored on the device as well. False while it is being stored. */
  get isRemembered(): boolean {
    return this.status === 'session' && !this.remembers && this.view.isKeyRemembered;
  }

  /** Whether something was typed that needs saving. A passphrase that only opens a key does not. */
  get isChanged(): boolean {
    return this.isTyped || this.remembers;
  }

  /** Whether a new key was typed. */
  get isTyped(): boolean {
    return this.key.trim() !== '';
  }

  errorOf(field: string): string | undefined {
    return this.problems.find((problem) => problem.field === field)?.sentence;
  }

  /** Checks whether the key can be saved as it was typed. */
  check(): boolean {
    this.problems = notFixed([
      { field: 'key', sentence: screens.fix.key, isFixed: () => !/[^\x21-\x7e]/.test(this.key.trim()) },
      {
        field: 'passphrase',
        sentence: screens.fix.passphrase,
        isFixed: () => !this.remembers || this.passphrase.length >= MIN_PASSPHRASE,
      },
    ]);
    return this.problems.length === 0;
  }

  /** Changes the typed values, and drops the problems that this corrects. */
  type(change: () => void): void {
    change();
    this.problems = notFixed(this.problems);
  }

  /**
   * Forgets the old key if a new one was typed. To be called before a new address is saved, so that no key is sent to a server
   * that it is not for.
   */
  async letGo(): Promise<void> {
    if (this.isTyped) await this.view.sync.key.forget();
  }

  /** Hands the new settings, and the new key if one was typed, to the code that sends. Without a key, the server is checked without one. */
  async save(settings: Settings): Promise<void> {
    const { sync } = this.view;
    const server = serverSettings(settings);
    await sync.configure(server);
    const key = this.key.trim();
    if (key !== '') await sync.key.set(key, server);
    if (this.remembers && sync.key.status === 'session') await sync.key.remember(this.passphrase);
    this.#clear();
  }

  /** Opens the stored key with the passphrase. */
  async unlock(): Promise<void> {
    this.told = '';
    const tried = this.passphrase;
    const isRight = await this.view.sync.key.unlock(tried);
    const isFixed = () => this.passphrase !== tried;
    this.problems = isRight ? [] : [{ field: 'passphrase', sentence: screens.fix.wrongPassphrase, isFixed }];
    if (!isRight) return;
    this.#clear();
    this.told = screens.settings.key.known;
    void this.view.check();
  }

  async forget(): Promise<void> {
    await this.view.sync.key.forget();
    this.#clear();
    this.told = screens.settings.key.forgotten;
  }

  #clear(): void {
    this.key = '';
    this.passphrase = '';
    this.remembers = false;
  }
}
