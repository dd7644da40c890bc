/**
 * Remembers the address of the screen. What was begun there leads on only while this is true: a person who has gone to another
 * screen meanwhile is not brought back.
 */
export function stillHere(): () => boolean {
  const { hash } = location;
  return () => location.hash === hash;
}
