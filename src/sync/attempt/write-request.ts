import { prepareRequest, type Encoding } from '../../api/client.ts';
import type { Group } from '../../contract/group.ts';
import {
  assignFields,
  createGroupFields,
  createUserFields,
  type ServerUuidOf,
} from '../../domain/record/outgoing.ts';
import { endpointOf } from '../../domain/record/lane.ts';
import type { NewEntry } from '../../domain/record/records.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Write, Written } from '../../store/outbox/attempts.ts';
import { namedBy, type AssignmentEntry, type AssignmentRow } from '../../store/schema/assignment.ts';
import type { Shown } from '../../store/outbox/ops.ts';
import { serverUuids } from '../../store/outbox/server-ids.ts';
import type { GroupRow } from '../../store/schema/group.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { UserRow } from '../../store/schema/user.ts';
import type { AttemptRow, Sent } from '../../store/schema/attempt.ts';
import { missingFrom, type ServerCatalogue } from '../server/server-catalogue.ts';

export interface WriteOptions {
  baseUrl: string;
  encoding: Encoding;
  /** Whether bodies are sent as streams. */
  streamed?: boolean;
  /** What the server offers, as last fetched. A record that names anything else is not sent. */
  catalogue?: ServerCatalogue | undefined;
}

/**
 * Turns operations into the bytes of requests. This is the only place where local ids are replaced by the
 * server's; at the end the bytes are searched for local ids, so that none leaves the device.
 */
export function requestWriter(options: WriteOptions): Write {
  return async ({ db }, op, row, earlier) => {
    if (earlier) return elsewhere(earlier, options);
    const { names, write } = subjectOf(op, present(row));
    const named = defined(names);
    const known = await serverUuids(db, op.profileId, named);
    const sent = write((id) => lookUp(known, id));
    const problems = options.catalogue ? missingFrom(options.catalogue, sent) : [];
    return problems.length > 0 ? { problems } : freeze(sent, [op.subjectId, ...named], known, options);
  };
}

/** The row comes from the table of the operation's lane, so it has the shape of that lane's records. */
function subjectOf({ lane }: OpRow, row: Shown): Subject {
  if (lane === 'user') return userSubject(row as UserRow);
  if (lane === 'group') return groupSubject(row as GroupRow & Shown);
  return assignmentSubject(row as AssignmentRow);
}

/** A record to be sent: the local ids that it names, and how to write it once the server's ids are known. */
interface Subject {
  names: readonly (LocalId | undefined)[];
  write: (serverUuidOf: ServerUuidOf) => Sent;
}

function userSubject({ groupId, ...user }: UserRow): Subject {
  return {
    names: [groupId],
    write: (of) => ({ lane: 'user', fields: createUserFields({ ...user, ...groupOf(groupId) }, of) }),
  };
}

function groupSubject({ parentId, ...group }: GroupRow): Subject {
  const parent = groupOf(parentId).group;
  return {
    names: [parentId],
    write: (of) => ({
      lane: 'group',
      fields: createGroupFields({ ...group, ...(parent && { parent }) }, of),
    }),
  };
}

function assignmentSubject(row: AssignmentRow): Subject {
  const { users, groups } = namedBy(row);
  return {
    names: [...users, ...groups],
    write: (of) => ({ lane: 'assign', fields: assignFields(assignmentOf(row), of) }),
  };
}

function assignmentOf({ userId, groupId, entries, ...row }: AssignmentRow) {
  return { ...row, userUuid: userId, entries: entries.map(entryOf), ...groupOf(groupId) };
}

function entryOf({ assessmentId, key, target }: AssignmentEntry): NewEntry {
  const names = target.kind === 'self' ? 'self' : target.id;
  return { assessmentUuid: assessmentId, key, target: names, targetKind: target.kind };
}

/** Of a group only the uuid goes on the wire. */
function groupOf(groupId: LocalId | undefined): { group?: Group } {
  return groupId ? { group: { uuid: groupId, name: '', type: 'TEAM' } } : {};
}

function freeze(
  sent: Sent,
  named: readonly LocalId[],
  known: ReadonlyMap<LocalId, string>,
  { baseUrl, encoding, streamed }: WriteOptions,
): Written {
  const {
    url,
    headers,
    body = '',
  } = prepareRequest(endpointOf(sent.lane), { fields: sent.fields }, { baseUrl, encoding });
  // A UUID looks the same in either encoding.
  const readable = body.toLowerCase();
  for (const id of named) {
    // A group from the settings has the same uuid on the device and on the server.
    if (known.get(id) !== id && readable.includes(id))
      throw new Error(`A local id would have left the device: ${id}`);
  }
  const contentType = headers['content-type'] ?? '';
  return { request: { url, contentType, body, ...(streamed && { streamed }) }, sent };
}

/** The same bytes, sent to the present address of the server, which may have changed since. */
function elsewhere({ request, sent }: AttemptRow, { baseUrl, encoding }: WriteOptions): Written {
  const { url } = prepareRequest(endpointOf(sent.lane), { fields: sent.fields }, { baseUrl, encoding });
  return { request: { ...request, url }, sent };
}

function lookUp(known: ReadonlyMap<LocalId, string>, id: string): string {
  for (const [local, server] of known) if (local === id) return server;
  throw new Error(`The server does not know ${id} yet`);
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('An operation has no record');
  return row;
}

function defined<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}
