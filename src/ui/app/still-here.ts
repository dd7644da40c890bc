/**
 * Remembers the address of the screen. Work that began there may open another screen only while this is true: a person who has
 * gone elsewhere meanwhile is not brought back.
 */
export function stillHere(): () => boolean {
  const { hash } = location;
  return () => location.hash === hash;
}
