/**
 * Ids on the device and ids on a server are both UUIDs and must never be mixed up: a local id in a request
 * would name no one, or someone else. So they are two types, and only the wire builder turns one into the other.
 */
declare const place: unique symbol;

/** An id made on this device, or a group's uuid as the organisation's settings give it. */
export type LocalId = string & { readonly [place]: 'local' };

/** An id that a server gave. */
export type ServerUuid = string & { readonly [place]: 'server' };

/** Marks an id as made on this device. */
export function localId(id: string): LocalId {
  // The brand exists for the compiler alone; the caller says where the id comes from.
  return id as LocalId;
}

/** Marks an id as given by a server, after it passed the contract's schema or was typed by a person. */
export function serverUuid(id: string): ServerUuid {
  // The brand exists for the compiler alone; the caller says where the id comes from.
  return id as ServerUuid;
}

/** Whom an assessment is about: the person who answers it, another person, or a group. */
export type Target = { kind: 'self' } | { kind: 'user'; id: LocalId } | { kind: 'group'; id: LocalId };
