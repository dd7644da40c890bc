import { href, roomOf, type RouteName } from '../app/routes.ts';
import type { Destination } from '../layout/destination.ts';
import { first } from '../messages/first.ts';

const DESTINATIONS = [
  { name: 'register', place: 'both' },
  { name: 'people', place: 'both' },
  { name: 'sync', place: 'both' },
  { name: 'overview', place: 'rail' },
  { name: 'team', place: 'rail' },
  { name: 'assessments', place: 'rail' },
  { name: 'occupations', place: 'rail' },
  { name: 'settings', place: 'rail' },
  { name: 'more', place: 'bar' },
] as const satisfies readonly Pick<Destination, 'name' | 'place'>[];

/** These screens are reached from Settings, and have no entry in the rail. */
const OF_SETTINGS: readonly RouteName[] = ['more', 'console', 'call', 'setup', 'practice', 'tour'];

/**
 * The entries of the navigation while a screen is open. On a phone, *Menu* is current for every screen without an entry in the bar.
 * @param hasTeam whether the server lets this device read what others have sent
 */
export function destinationsOf(current: RouteName | 'unknown', hasTeam: boolean): Destination[] {
  const room = roomNow(current);
  const inBar = DESTINATIONS.some(({ name, place }) => place === 'both' && roomOf(name) === room);
  return DESTINATIONS.filter(({ name }) => name !== 'team' || hasTeam).map(({ name, place }) => ({
    name,
    place,
    label: name === 'register' ? first.navigation.register : first.titles[name],
    address: href(name),
    isCurrent: room !== undefined && (place === 'bar' ? !inBar : roomOf(name) === room),
  }));
}

function roomNow(current: RouteName | 'unknown') {
  if (current === 'unknown') return undefined;
  // An import is about people, and is reached from their list.
  if (roomOf(current) === 'import') return 'people';
  return roomOf(OF_SETTINGS.includes(current) ? 'settings' : current);
}
