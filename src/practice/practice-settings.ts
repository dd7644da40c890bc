import type { Settings } from '../store/changes/settings.ts';
import { PRACTICE_ADDRESS } from './server/in-page-server.ts';

/** The made-up organisation's settings, in the place of `config.json`. */
export const PRACTICE_SETTINGS: Partial<Settings> = {
  organisationName: 'Lakeside',
  organisationCountry: 'KE',
  defaultCountry: 'KE',
  serverAddress: PRACTICE_ADDRESS,
  groupsCreate: true,
  /** Long enough to see the delay, and to undo a registration. */
  delaySeconds: 5,
};
