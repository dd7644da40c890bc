import type { Problem } from '../../../contract/problem.ts';
import { breathe } from '../../../copies/breath.ts';
import { register } from '../../../import/register.ts';
import type { Outpost } from '../../app/outpost.ts';
import { problemSentence } from '../../record/refusals.ts';

/** Registers the people of an import. @returns why it cannot go on; empty when it is done */
export async function registerImport({ store, client }: Outpost, id: string): Promise<string> {
  const said = (problems: readonly Problem[]) => problems.map(problemSentence).join('. ');
  const registering = { store, client: await client, pause: breathe, refused: said };
  const refused = await register(registering, id);
  return refused ? said(refused.problems) : '';
}
