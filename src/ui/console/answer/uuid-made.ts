import { Uuid } from '../../../contract/uuid.ts';
import { z } from '../../../contract/zod.ts';

const Made = z.object({ data: z.object({ uuid: Uuid }) });

/** The UUID of what a call has made, where its answer has one. */
export function uuidMade(json: unknown): string | undefined {
  const read = Made.safeParse(json);
  return read.success ? read.data.data.uuid : undefined;
}
