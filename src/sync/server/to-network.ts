/**
 * A request with this header is let through to the network by the app's own service worker, which otherwise answers
 * `/api-v1/` itself. Set on the app's own origin only: elsewhere no worker of ours is asked, and a browser would
 * ask the server first whether the header is allowed.
 */
export const TO_NETWORK = 'outpost-to-network';
