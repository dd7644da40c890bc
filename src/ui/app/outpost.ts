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

/** A newer version of the app that waits until a person wants it, and whether this one starts without a network. */
export interface Updates {
  /** A newer version has been fetched whole and can be started. Reactive. */
  readonly ready: boolean;
  /** Undefined while it is not known, and in development. Reactive. */
  readonly offline?: OfflineState | undefined;
  /** Starts it, in every tab. Never called but by a person. */
  apply(): void;
}

/** Everything that the screens work with. Made once, in main.ts. */
export interface Outpost {
  /** The service in this page: whatever a screen creates goes through it, because the rules run there. */
  client: Promise<PageClient>;
  /** For live queries, and for what the contract has no endpoint for. */
  store: Store;
  catalogue: CatalogueState;
  router: Router;
  deployment: Deployment;
  /** What holds now, of the device and of the deployment. Every screen asks here. */
  settings: CurrentSettings;
  updates: Updates;
  /** What the screens remember until the page is closed. */
  session: Session;
  /** What is wrong with the database as a whole, if anything is. Reactive. */
  trouble: {
    problem: StoreProblem | undefined;
    readonly isPrivate?: boolean | undefined;
    /** Erasing had been interrupted, and this start has gone on with it: whether nothing is left. */
    readonly isEraseFinished?: boolean | undefined;
    /** So many records the browser has erased, and nobody has read about it yet. */
    lost: number;
  };
  /** Counts the records beside the database, and notices when that has fewer. */
  canary: Pick<Canary, 'acknowledge' | 'forget'>;
  /** What a new version must not interrupt. */
  occupied: {
    isTyping: boolean;
    /** For `{@attach}` on a form: it is occupied until the form goes. */
    formOpen: () => () => void;
    unkept: PersonDraft | undefined;
    saved: LocalId | undefined;
  };
  /** Keeps what is half typed on Register until the database is open. */
  earlyDraft: EarlyDraft;
  /** How the second copy of everything is. Reactive. */
  copies: {
    readonly mirror: MirrorState;
    /** Resolves when it is known what the browser had lost, or nobody can wait for that any longer. */
    readonly compared: Promise<void> | undefined;
    /** What a check compares with the database. */
    readonly keeper: CheckedMirror | undefined;
    /** Keeps a file outside of the browser; it comes after the first screen. */
    readonly file?: KeptFileKeeper | undefined;
    erase: () => Promise<void>;
  };
  /**
   * To be called after the database has been erased: removes the rest, looks what is left, and shows that in place of the app.
   */
  eraseRest: () => Promise<void>;
  storage: {
    /** Asks the browser to keep what is stored: when a person presses for it, because some browsers answer with a box of their own. */
    persist: () => Promise<boolean>;
    /** Whether a person must be asked before; a browser that decides alone is asked at once instead. */
    asksPerson: () => Promise<boolean>;
  };
  /** Present in practice mode: its server, and what can go wrong with it. */
  practice?: Practice | undefined;
  now: () => Date;
  /** Fills an array with chance that is good enough for keys. */
  randomBytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** Sends what waits to the configured server. Reactive: it comes after the first screen, and not to every browser. */
  readonly sync?: Sync | undefined;
  /** Of the app, as `package.json` has it. */
  version: string;
}

const [get, set] = createContext<() => Outpost>();

export const setOutpost = set;

/** To be called while a component is set up. */
export function getOutpost(): Outpost {
  return get()();
}
