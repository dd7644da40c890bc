/** The sections of the settings in their order, those where something can go wrong first. Each has an address. */
export const SECTIONS = ['server', 'device', 'you', 'groups', 'look', 'about'] as const;

export type Section = (typeof SECTIONS)[number];
