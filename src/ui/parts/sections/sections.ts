/** The sections of the settings, in their order: what can go wrong stands first. Each has an address of its own. */
export const SECTIONS = ['server', 'device', 'you', 'groups', 'look', 'about'] as const;

export type Section = (typeof SECTIONS)[number];
