import type { OfflineState } from '../../domain/offline-state.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { ConfigProblem } from '../../organisation/config.ts';
import type { Kept } from '../../copies/erase/places.ts';
import type { KeptFileKeeper } from '../../copies/kept-file/keeper.ts';
import type { Mirror } from '../../copies/mirror/mirror.ts';
import type { MirrorState } from '../../copies/mirror/state.ts';
import type { Settings } from '../../store/changes/settings.ts';
import type { StoreProblem } from '../../store/transaction/store-problem.ts';
import type { Sync } from '../../sync/sync.ts';
import type { Deployment } from './deployment.ts';
import type { Updates } from './outpost.ts';
import type { PersonDraft } from './person-draft.ts';

/** What main.ts tells the screens as soon as it is known. No screen waits for it. */
export class DeploymentState implements Deployment {
  settings = $state.raw<Partial<Settings>>({});
  problems = $state.raw<readonly ConfigProblem[]>([]);
}

export class TroubleState {
  problem = $state.raw<StoreProblem>();
  /** What was still found after everything was erased in this tab. */
  left = $state.raw<readonly Kept[]>();
  /** Whether nothing is left, if this start has continued an erasing that was interrupted. */
  isEraseFinished = $state<boolean | undefined>();
  /** This window forgets everything when it is closed. Undefined if the browser does not tell. */
  isPrivate = $state<boolean | undefined>();
  /** How many records the browser has erased since the last start. */
  lost = $state(0);
}

/** What a new version of the app must not interrupt. */
export class Occupied {
  isTyping = $state(false);
  /** Holds a new version back for as long as the form is on the screen. */
  readonly formOpen = (): (() => void) => {
    this.isTyping = true;
    return () => {
      this.isTyping = false;
    };
  };
  /** A half-typed form of Register for which the device had no room. It lasts as long as the page. */
  unkept: PersonDraft | undefined;
  /** The person who was last saved on Register; lasts as long as the page. */
  saved: LocalId | undefined;
}

/** The state of the copies. Their code comes after the first screen. */
export class CopiesState {
  mirror = $state.raw<MirrorState>({ is: 'starting' });
  file = $state.raw<KeptFileKeeper>();
  #followed: Mirror | undefined;

  follow(mirror: Mirror): void {
    this.#followed = mirror;
    const show = () => {
      this.mirror = mirror.state;
    };
    mirror.subscribe(show);
    show();
  }

  get compared(): Promise<void> | undefined {
    return this.#followed?.compared;
  }

  /** The second copy itself; undefined where this browser has none. */
  get keeper(): Mirror | undefined {
    const { is } = this.mirror;
    return is === 'missing' || is === 'snapshots' ? undefined : this.#followed;
  }

  /** To be called after the database has been erased. */
  async erase(): Promise<void> {
    this.file?.close();
    await this.#followed?.erase();
  }
}

/** The state of sending. Its code comes after the first screen. */
export class SendingState {
  sync = $state.raw<Sync>();
}

/** The state of updates. In development nothing looks for newer versions or stores the app for offline use. */
export class UpdatesState implements Updates {
  current = $state.raw<Updates>();

  get ready(): boolean {
    return this.current?.ready ?? false;
  }

  get offline(): OfflineState | undefined {
    return this.current?.offline;
  }

  apply(): void {
    this.current?.apply();
  }
}
