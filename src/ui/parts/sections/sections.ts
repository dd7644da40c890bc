/** The sections of the settings, in their order. Each has an address of its own. */
export const SECTIONS = ['you', 'groups', 'device', 'look', 'server', 'about'] as const;

export type Section = (typeof SECTIONS)[number];
