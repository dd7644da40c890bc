import { endpoints, type Endpoint, type EndpointName } from '../../contract/endpoints.ts';

/** The call that sends the records of each lane. */
export const LANE_CALL = {
  group: 'createGroup',
  user: 'createUser',
  assign: 'assign',
} as const satisfies Record<string, EndpointName>;

/**
 * The kinds of records, each sent in a lane of its own. Purchases go one at a time, so that an outage leaves at most
 * one undecided.
 */
export type Lane = keyof typeof LANE_CALL;

/** All lanes, in the order in which they are sent: a record comes before the records that name it. */
export const LANES: readonly Lane[] = ['group', 'user', 'assign'];

export function endpointOf(lane: Lane): Endpoint {
  return endpoints[LANE_CALL[lane]];
}
