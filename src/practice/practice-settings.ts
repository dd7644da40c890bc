import type { Settings } from '../store/changes/settings.ts';
import { PRACTICE_ADDRESS } from './server/in-page-server.ts';

/** The made-up organisation's settings, in the place of `config.json`. */
export const PRACTICE_SETTINGS: Partial<Settings> = {
  organisationName: 'Lakeside',
  organisationCountry: 'KE',
  defaultCountry: 'KE',
  serverAddress: PRACTICE_ADDRESS,
  groupsCreate: true,
  /** Long enough to be seen, and to take somebody back. */
  delaySeconds: 5,
};
