/** What a browser tells about its storage; absent if it tells nothing, as on plain http. */
export type StorageSource = Pick<StorageManager, 'persisted' | 'estimate'> | undefined;

/** Whether saved data stays, and how much it is, exactly as the browser says. */
export class StorageTruth {
  /** `true`: kept until a person erases it. `false`: the browser may erase it when space runs short. */
  isKept = $state<boolean>();
  /** The used bytes, as a rough number from the browser. */
  used = $state<number>();
  /** The bytes that the browser still allows, which may be more than the device has. */
  free = $state<number>();
  readonly #source: StorageSource;

  constructor(source: StorageSource) {
    this.#source = source;
  }

  async look(): Promise<void> {
    const [isKept, estimate] = await Promise.all([this.#source?.persisted(), this.#source?.estimate()]);
    this.isKept = isKept;
    this.used = estimate?.usage;
    const { usage, quota } = estimate ?? {};
    this.free = usage === undefined || quota === undefined ? undefined : Math.max(0, quota - usage);
  }
}
