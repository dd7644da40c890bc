import { endpoints, type Endpoint, type EndpointName } from '../../contract/endpoints.ts';

/** The call that sends the records of each lane. */
export const LANE_CALL = {
  group: 'createGroup',
  user: 'createUser',
  assign: 'assign',
} as const satisfies Record<string, EndpointName>;

/** What is sent in which order. Purchases go one at a time: the lane limits what an outage leaves undecided. */
export type Lane = keyof typeof LANE_CALL;

/** All lanes, in the order in which they are sent. */
export const LANES: readonly Lane[] = ['group', 'user', 'assign'];

export function endpointOf(lane: Lane): Endpoint {
  return endpoints[LANE_CALL[lane]];
}
