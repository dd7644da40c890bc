import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../../../domain/text/parse-json.ts';
import { listGroups, listOrganisations } from '../service/organisations.ts';
import type { Storage } from '../storage/open.ts';

/**
 * `config.json` for the app that the server hosts: the server's own address, and the organisation and its groups where there is
 * only one. The sections of a `config.json` in the app's folder count instead. Like every `config.json` it is public.
 */
export async function configFile(
  { storage, appFolder, publicUrl }: { storage: Storage; appFolder: string; publicUrl?: string },
  request: Request,
): Promise<Response> {
  const { db } = storage;
  const [organisation, ...others] = await listOrganisations(db);
  const only = others.length === 0 ? organisation : undefined;
  const groups = only ? await listGroups(db, only.id) : [];
  const { id: _, ...facts } = only ?? { id: '' };
  const config = {
    server: { baseUrl: publicUrl ?? new URL(request.url).origin, groupsCreate: true },
    ...(only && { organisation: facts }),
    ...(groups.length > 0 && { groups }),
    ...(await ownSections(appFolder)),
  };
  return Response.json(config, { headers: { 'cache-control': 'no-store' } });
}

async function ownSections(appFolder: string): Promise<object> {
  const text = await readFile(join(appFolder, 'config.json'), 'utf8').catch(() => '{}');
  const own = parseJson(text);
  return typeof own === 'object' && own !== null ? own : {};
}
