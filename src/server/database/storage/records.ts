import type { Kysely } from 'kysely';
import type { Group } from '../../../contract/group.ts';
import type { NewAssignment, NewUser, Records } from '../../../domain/record/records.ts';
import type { Tables } from './tables.ts';

/** Which request a record comes with. */
export interface RecordOrigin {
  organisationId: string;
  keyId: string | undefined;
  device: string | undefined;
  receipt: string | undefined;
  /** When the device registered it, if it says so. */
  registeredAt: Date | undefined;
}

/** The records of one organisation. @param db a transaction, so that a request is stored whole or not at all */
export function recordsIn(db: Kysely<Tables>, origin: RecordOrigin): Records {
  const { organisationId } = origin;
  const from = {
    organisation_id: organisationId,
    key_id: origin.keyId ?? null,
    device: origin.device ?? null,
    receipt: origin.receipt ?? null,
  };

  /** The clock of a device may be wrong, but nothing is registered after it has arrived. */
  const times = (createdAt: Date) => {
    const created_at = createdAt.getTime();
    return { created_at, registered_at: Math.min(origin.registeredAt?.getTime() ?? created_at, created_at) };
  };

  async function findGroup(given: string): Promise<Group | undefined> {
    const row = await db
      .selectFrom('groups')
      .select(['uuid', 'name', 'type', 'parent_uuid'])
      .where('organisation_id', '=', organisationId)
      .where('uuid', '=', given.toLowerCase())
      .executeTakeFirst();
    if (!row) return undefined;
    const { parent_uuid, ...group } = row;
    return { ...group, ...(parent_uuid !== null && { parent_uuid }) };
  }

  /** Joining again makes it the group joined last. */
  async function join(userUuid: string, group: Group | undefined): Promise<void> {
    if (!group) return;
    // Changes nothing: in PostgreSQL it makes another request for the same person wait, so that no two take the same position.
    await db
      .updateTable('users')
      .set((of) => ({ uuid: of.ref('uuid') }))
      .where('organisation_id', '=', organisationId)
      .where('uuid', '=', userUuid)
      .execute();
    const last = await db
      .selectFrom('memberships')
      .select((of) => of.fn.max('position').as('position'))
      .where('organisation_id', '=', organisationId)
      .where('user_uuid', '=', userUuid)
      .executeTakeFirst();
    const position = (last?.position ?? 0) + 1;
    await db
      .insertInto('memberships')
      .values({
        organisation_id: organisationId,
        user_uuid: userUuid,
        group_uuid: group.uuid.toLowerCase(),
        position,
      })
      .onConflict((on) =>
        on.columns(['organisation_id', 'user_uuid', 'group_uuid']).doUpdateSet({ position }),
      )
      .execute();
  }

  async function addAssignment(assignment: NewAssignment): Promise<void> {
    const { uuid, userUuid, contract, entries, revenueShare, group, createdAt } = assignment;
    await db
      .insertInto('assignments')
      .values({
        ...from,
        uuid,
        user_uuid: userUuid,
        contract,
        denomination_country: assignment.denominationCountry,
        group_uuid: group?.uuid.toLowerCase() ?? null,
        auto_reserve: assignment.autoReserve ? 1 : 0,
        revenue_share: revenueShare ? JSON.stringify(revenueShare) : null,
        ...times(createdAt),
      })
      .execute();
    if (entries.length === 0) return;
    const rows = entries.map(({ assessmentUuid, key, target, targetKind }, position) => ({
      ...{ organisation_id: organisationId, assignment_uuid: uuid, position },
      ...{ assessment_uuid: assessmentUuid, key, target, target_kind: targetKind },
    }));
    await db.insertInto('entries').values(rows).execute();
  }

  return {
    findGroup,
    async findUser(given) {
      const row = await db
        .selectFrom('users')
        .select(['uuid', 'sex', 'country', 'occupation'])
        .where('organisation_id', '=', organisationId)
        .where('uuid', '=', given.toLowerCase())
        .executeTakeFirst();
      if (!row) return undefined;
      const joined = await db
        .selectFrom('memberships')
        .select('group_uuid')
        .where('organisation_id', '=', organisationId)
        .where('user_uuid', '=', row.uuid)
        .orderBy('position')
        .execute();
      return { ...row, groupUuids: joined.map(({ group_uuid }) => group_uuid) };
    },
    async createUser({ group, createdAt, ...values }: NewUser) {
      // All of them: a value for which there is no column is an error, and not dropped.
      await db
        .insertInto('users')
        .values({ ...from, ...values, ...times(createdAt) })
        .execute();
      await join(values.uuid, group);
    },
    async createAssignment(assignment) {
      await addAssignment(assignment);
      await join(assignment.userUuid, assignment.group);
    },
    async createGroup({ uuid, name, type, parent, createdAt }) {
      const parent_uuid = parent?.uuid.toLowerCase() ?? null;
      const row = { organisation_id: organisationId, uuid, name, type, parent_uuid };
      await db
        .insertInto('groups')
        .values({ ...row, created_at: createdAt.getTime() })
        .execute();
    },
  };
}
