import type { Group } from '../../contract/group.ts';
import type { Settings } from '../../store/changes/settings.ts';
import type { GroupRow } from '../../store/schema/group.ts';
import { LINK_LIMITS } from './link-limits.ts';
import type { SetupField } from './read-link.ts';
import { visible } from './visible-text.ts';

/** The groups that a link can name: those whose UUID on the server is known. */
export function groupsForLink(rows: readonly GroupRow[]): Group[] {
  const uuids = new Map(rows.map((row) => [row.id as string, uuidOf(row)]));
  return rows.flatMap((row) => {
    const uuid = uuidOf(row);
    const parent = row.parentId && uuids.get(row.parentId);
    const { name, type } = row;
    return uuid === undefined ? [] : [{ uuid, name, type, ...(parent && { parent_uuid: parent }) }];
  });
}

function uuidOf({ id, origin, serverUuid }: GroupRow): string | undefined {
  return origin === 'device' ? serverUuid : id;
}

/**
 * The link that sets another device like this one.
 * @param app the app's address, without anything behind its path
 */
export function setupLink(app: string, settings: Settings, groups: readonly Group[]): string {
  const { organisationName, organisationCountry, contract, defaultCountry } = settings;
  const { serverAddress, serverHeader, encoding } = settings;
  // The link ends with a letter or digit, because apps that make links out of text drop a full stop or bracket at the
  // end.
  const fields: [SetupField | 'group', string][] = [
    ['organisation', organisationName],
    ['country', organisationCountry],
    ['default-country', defaultCountry],
    ['contract', contract],
    ...(serverAddress === ''
      ? []
      : ([
          ['server', serverAddress],
          ['header', serverHeader],
          ['encoding', encoding],
        ] as const)),
    ...groups.map((group) => ['group', groupValue(group)] as const),
  ].map(([field, value]) => [field as SetupField, value]);
  const query = fields
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field}=${escaped(value)}`);
  return `${app}#/setup?${query.join('&')}`;
}

function groupValue({ uuid, name, type, parent_uuid }: Group): string {
  const values = [uuid, name.slice(0, LINK_LIMITS.value), type, ...(parent_uuid ? [parent_uuid] : [])];
  return values.join(',');
}

/** As short as it can be, because each letter makes a QR code larger. */
function escaped(value: string): string {
  const text = visible(value).trim();
  return encodeURIComponent(text)
    .replace(/%(?:3A|2F|2C)/g, decodeURIComponent)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
