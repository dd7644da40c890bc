/**
 * Where its settings forbid site data, Firefox has BroadcastChannel, but its constructor throws. Dexie calls
 * it while it is being loaded, so this file must run first: it removes the constructor, Dexie works without
 * one, and the app can tell what is wrong.
 */
try {
  new BroadcastChannel('outpost').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
