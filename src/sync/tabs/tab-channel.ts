import { OFFERS } from '../../contract/offers.ts';
import { z } from '../../contract/zod.ts';
import { FINDINGS, type Connection } from '../server/connection.ts';
import { PAUSES } from '../queue/why-paused.ts';
import { PHASES, type Progress, type SyncState } from './sync-state.ts';
import { REPLAY_SAFETIES } from '../server/replay-safety.ts';

/** How tabs of one device speak to one another: a BroadcastChannel. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

const Connected = z.object({
  finding: z.enum(FINDINGS),
  latencyMs: z.exactOptional(z.number()),
  checkedAt: z.number(),
}) satisfies z.ZodMiniType<Connection>;

const Run = z.object({
  total: z.number(),
  confirmed: z.number(),
  noReply: z.number(),
  toFix: z.number(),
  onHold: z.number(),
}) satisfies z.ZodMiniType<Progress>;

/** The state that the sender reports, for the other tabs to show. */
const State = z.object({
  phase: z.enum(PHASES),
  progress: z.exactOptional(Run),
  connection: z.exactOptional(Connected),
  replaySafety: z.enum(REPLAY_SAFETIES),
  offers: z.exactOptional(z.readonly(z.array(z.enum(OFFERS)))),
  pause: z.exactOptional(
    z.object({
      reason: z.enum(PAUSES),
      finding: z.exactOptional(z.enum(FINDINGS)),
      until: z.exactOptional(z.number()),
    }),
  ),
  circuit: z.enum(['closed', 'open']),
  elsewhere: z.boolean(),
  wantAttention: z.number(),
}) satisfies z.ZodMiniType<SyncState>;

/**
 * Every message on the channel. Any page of the origin can read and write there, so no message carries a key,
 * and a message of another shape is ignored.
 */
const TabMessage = z.discriminatedUnion('what', [
  z.object({ what: z.literal('state'), state: State, knowsKey: z.boolean() }),
  /** Something may have changed: the sender should look for work. */
  z.object({ what: z.literal('look'), again: z.boolean() }),
  /** A person pressed *Send now*: no tab keeps a stop any more, not even one that could not be written on a full disk. */
  z.object({ what: z.literal('stops lifted') }),
  /** A person changed the key in this tab, or forgot it. The database holds its mark. */
  z.object({ what: z.literal('key changed'), isKnown: z.boolean() }),
  /** This tab became the sender and knows no key: a tab that knows it should become the sender. */
  z.object({ what: z.literal('key wanted') }),
  /** A person pressed *Check connection* in this tab, which knows no key. */
  z.object({ what: z.literal('check wanted') }),
  /** What this tab found when a person had the connection checked. */
  z.object({ what: z.literal('checked'), connection: Connected }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

/** The messages between the tabs of one deployment. */
export class TabChannel {
  readonly #channel: Channel;
  #isClosed = false;

  constructor(channel: Channel, hear: (message: TabMessage) => void) {
    this.#channel = channel;
    channel.onmessage = ({ data }: MessageEvent) => {
      const parsed = TabMessage.safeParse(data);
      if (parsed.success) hear(parsed.data);
    };
  }

  /** After the end nothing is told: the window's focus and the network still ask for a look, and a closed channel throws. */
  tell(message: TabMessage): void {
    if (!this.#isClosed) this.#channel.postMessage(message);
  }

  close(): void {
    this.#isClosed = true;
    this.#channel.close();
  }
}
