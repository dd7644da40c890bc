/**
 * Where its settings forbid site data, Firefox has BroadcastChannel but throws when one is made. Dexie makes one as it is
 * loaded, so this comes before it: without the constructor Dexie does without, and the app can say what is wrong.
 */
try {
  new BroadcastChannel('outpost').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
