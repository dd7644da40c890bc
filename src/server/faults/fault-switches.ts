import { endpointNames, type EndpointName } from '../../contract/endpoints.ts';
import { z } from '../../contract/zod.ts';
import { seededChance } from './seeded-chance.ts';
import type { Fault } from './fault.ts';
import { faultNames, faults } from './fault-table.ts';

/** When a fault happens, and how: as `POST /_faults` and the command line take it. */
export const FaultSetting = z.strictObject({
  fault: z.literal(faultNames),
  /** Only for this endpoint. */
  operation: z.optional(z.literal(endpointNames)),
  /** Only on the first request of a connection, or only on later ones. */
  connection: z.optional(z.enum(['fresh', 'reused'])),
  /** How often it happens: once, unless a probability is given. */
  count: z.optional(z.coerce.number().check(z.int(), z.positive())),
  /** How many matching requests pass before the first fault. */
  skip: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  /** The probability, from 0 to 1, for each matching request. */
  probability: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1))),
  ms: z.optional(z.coerce.number().check(z.nonnegative())),
  status: z.optional(z.coerce.number().check(z.int(), z.minimum(200), z.maximum(599))),
  retryAfter: z.optional(z.coerce.string()),
  bytes: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  location: z.optional(z.string()),
});
export type FaultSetting = z.infer<typeof FaultSetting>;

/** A setting, and how often its fault has happened. */
export interface ActiveFault extends FaultSetting {
  happened: number;
}

/** What is known about a request when a fault is chosen for it. */
export interface Occasion {
  operation: EndpointName | undefined;
  connection: 'fresh' | 'reused';
  at: 'request' | 'preflight';
}

export interface FaultSwitches {
  set(setting: FaultSetting): ActiveFault;
  clear(): void;
  /** All settings since they were last cleared, including those that are used up. */
  list(): readonly ActiveFault[];
  /** Returns the first fault that matches, and counts it as used once. */
  take(occasion: Occasion): ActiveFault | undefined;
}

/** Chance comes from the seed alone, so that a run can be repeated. */
export function createFaultSwitches(seed: number): FaultSwitches {
  const chance = seededChance(seed);
  let active: ActiveFault[] = [];
  let passed = new Map<ActiveFault, number>();

  function happens(fault: ActiveFault): boolean {
    const limit = fault.count ?? (fault.probability === undefined ? 1 : Infinity);
    if (fault.happened >= limit) return false;
    const before = passed.get(fault) ?? 0;
    passed.set(fault, before + 1);
    if (before < (fault.skip ?? 0)) return false;
    return fault.probability === undefined || chance() < fault.probability;
  }

  return {
    set(setting) {
      const fault = { ...setting, happened: 0 };
      active.push(fault);
      return fault;
    },
    clear() {
      active = [];
      passed = new Map();
    },
    list: () => active,
    take(occasion) {
      const found = active.find((fault) => fits(fault, occasion) && happens(fault));
      if (found) found.happened += 1;
      return found;
    },
  };
}

function fits({ fault, operation, connection }: FaultSetting, occasion: Occasion): boolean {
  const { at }: Fault = faults[fault];
  if ((at ?? 'request') !== occasion.at) return false;
  if (operation !== undefined && operation !== occasion.operation) return false;
  return connection === undefined || connection === occasion.connection;
}
