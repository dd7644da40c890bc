import type { OfflineState } from '../../domain/offline-state.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { createContext } from 'svelte';
import type { PageClient } from '../../api/client.ts';
import type { Canary } from '../../organisation/canary.ts';
import type { CheckedMirror } from '../../copies/check/check-mirror.ts';
import type { KeptFileKeeper } from '../../copies/kept-file/keeper.ts';
import type { MirrorState } from '../../copies/mirror/state.ts';
import type { Practice } from '../../practice/open-practice.ts';
import type { StoreProblem } from '../../store/transaction/store-problem.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Sync } from '../../sync/sync.ts';
import type { CatalogueState } from './catalogue.svelte.ts';
import type { CurrentSettings } from './current-settings.svelte.ts';
import type { Deployment } from './deployment.ts';
import type { EarlyDraft } from './early-draft.ts';
import type { Router } from './router.svelte.ts';
import type { PersonDraft } from './person-draft.ts';
import type { Session } from './session.svelte.ts';

/** The newer version of the app that waits until a person wants it, and whether this version starts without a network. */
export interface Updates {
  /** A newer version has been fetched completely and can be started. Reactive. */
  readonly ready: boolean;
  /** Undefined while it is not known, and in development. Reactive. */
  readonly offline?: OfflineState | undefined;
  /** Starts the newer version in every tab. Called only when a person asks for it. */
  apply(): void;
}

/** Whether the app can be installed, and how. */
export interface Installing {
  /** The browser offers it, or only a person can do it. Undefined if it is done, or not possible. Reactive. */
  readonly way: 'offered' | 'by hand' | undefined;
  /** Has the browser ask the person. To be called in the handler of a press. */
  ask(): Promise<void>;
}

/** An error that no code expected. What it says may have data in it, so no screen shows it as it is. */
export interface UnexpectedError {
  readonly at: number;
  readonly where: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** The last errors of this page, in memory only. */
export interface CaughtErrors {
  /** The oldest first. */
  readonly kept: readonly UnexpectedError[];
  /** For `onerror` of a boundary. */
  keep(error: unknown, where: 'page' | 'row' | 'chart'): void;
}

/** Everything that the screens work with. Created once, in main.ts. */
export interface Outpost {
  /** The service in this page. Everything that a screen creates goes through it, because the rules run there. */
  client: Promise<PageClient>;
  /** For live queries, and for actions without an endpoint in the contract. */
  store: Store;
  catalogue: CatalogueState;
  router: Router;
  deployment: Deployment;
  /** The settings in effect, from the device and the deployment. Every screen reads them here. */
  settings: CurrentSettings;
  updates: Updates;
  install: Installing;
  errors: CaughtErrors;
  /** What the screens remember until the page is closed. */
  session: Session;
  /** What is wrong with the whole database, if anything is. Reactive. */
  trouble: {
    problem: StoreProblem | undefined;
    readonly isPrivate?: boolean | undefined;
    /** Whether nothing is left, if this start has continued an erasing that was interrupted. */
    readonly isEraseFinished?: boolean | undefined;
    /** How many records the browser has erased without any person having read about it. */
    lost: number;
  };
  /** Counts the records outside the database, and notices when the database has fewer. */
  canary: Pick<Canary, 'acknowledge' | 'forget'>;
  /** What a new version must not interrupt. */
  occupied: {
    isTyping: boolean;
    /** For `{@attach}` on a form: a new version waits until the form is removed. */
    formOpen: () => () => void;
    unkept: PersonDraft | undefined;
    saved: LocalId | undefined;
  };
  /** Keeps what is half typed on Register until the database is open. */
  earlyDraft: EarlyDraft;
  /** The state of the second copy. Reactive. */
  copies: {
    readonly mirror: MirrorState;
    /** Resolves when it is known what the browser had lost, or when that takes too long to wait for. */
    readonly compared: Promise<void> | undefined;
    /** What a check compares with the database. */
    readonly keeper: CheckedMirror | undefined;
    /** Keeps a file outside of the browser; it comes after the first screen. */
    readonly file?: KeptFileKeeper | undefined;
    erase: () => Promise<void>;
  };
  /**
   * To be called after the database has been erased: removes everything else, checks what is left, and shows that instead of the app.
   */
  eraseRest: () => Promise<void>;
  storage: {
    /** Asks the browser to keep the stored data. Called when a person presses a button, because some browsers show a dialog. */
    persist: () => Promise<boolean>;
    /** Whether a person must be asked first. A browser that shows no dialog is asked at once instead. */
    asksPerson: () => Promise<boolean>;
  };
  /** Present in practice mode: its server and the deck of faults. */
  practice?: Practice | undefined;
  now: () => Date;
  /** Fills an array with random bytes that are good enough for keys. */
  randomBytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** Sends waiting records to the configured server. Reactive: its code comes after the first screen, and not in every browser. */
  readonly sync?: Sync | undefined;
  /** The version of the app, from `package.json`. */
  version: string;
}

const [get, set] = createContext<() => Outpost>();

export const setOutpost = set;

/** To be called while a component is set up. */
export function getOutpost(): Outpost {
  return get()();
}
