import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../../api/refusal.ts';

/** How much one caller may ask. */
export interface Rates {
  /** Requests with a valid key in ten seconds, for each key and address: a whole team may share both. */
  requests: number;
  /** Requests without a valid key in a minute, for each address. */
  wrongKeys: number;
}

export const RATES: Rates = { requests: 3_000, wrongKeys: 60 };

/** Counts what each caller asks, and refuses with `Retry-After` what is too much. */
export interface Gates {
  /** @throws Refusal */
  request(caller: string): Promise<void>;
  /** @throws Refusal */
  wrongKey(address: string): Promise<void>;
}

export function createGates({ requests, wrongKeys }: Rates = RATES): Gates {
  const all = new RateLimiterMemory({ points: requests, duration: 10 });
  const wrong = new RateLimiterMemory({ points: wrongKeys, duration: 60 });
  return { request: (caller) => pass(all, caller), wrongKey: (address) => pass(wrong, address) };
}

async function pass(limiter: RateLimiterMemory, caller: string): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const problem = { pointer: '', rule: 'too-many-requests', detail: `Ask again in ${seconds} s` };
    throw new Refusal(429, [problem], { 'retry-after': String(seconds) });
  }
}
