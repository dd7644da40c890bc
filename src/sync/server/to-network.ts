/**
 * The app's own service worker answers `/api-v1/` itself, but lets a request with this header through to the
 * network. It is set on the app's own origin only: requests to other origins do not pass our worker, and a
 * browser would first ask the server whether the header is allowed.
 */
export const TO_NETWORK = 'outpost-to-network';
