import type { CardName } from '../server/deck.ts';

/** A fault of the evening, and what a person did about it the next morning. */
export interface Trouble {
  card: CardName;
  /** The kind of record that it happens to. */
  lane: 'user' | 'assign';
  then?: 'it is on the server' | 'send again' | 'corrected and sent';
}

/** One day of the story. */
export interface Day {
  /** How many days before today. */
  ago: number;
  people: number;
  /** The contract that the organisation had on this day. It changes during the story, and with it the shape of purchases. */
  contract: 'revenue-share' | 'other';
  troubles: readonly Trouble[];
}

const revenueShare = (ago: number, people: number, ...troubles: Trouble[]): Day => ({
  ago,
  people,
  contract: 'revenue-share',
  troubles,
});
const other = (ago: number, people: number, ...troubles: Trouble[]): Day => ({
  ago,
  people,
  contract: 'other',
  troubles,
});

/** Five weeks of field work, 191 people; today comes after them. */
export const DAYS: readonly Day[] = [
  revenueShare(36, 9),
  revenueShare(35, 14),
  revenueShare(34, 16),
  revenueShare(31, 12, { card: 'answer-lost', lane: 'user', then: 'it is on the server' }),
  revenueShare(29, 18),
  revenueShare(27, 15, { card: 'refused', lane: 'user', then: 'corrected and sent' }),
  revenueShare(22, 17),
  other(20, 13),
  other(17, 19, { card: 'answer-lost', lane: 'assign', then: 'send again' }),
  other(14, 11),
  other(10, 16),
  other(7, 15, { card: 'refused', lane: 'user' }),
  other(
    2,
    16,
    { card: 'drops-before', lane: 'user' },
    { card: 'answer-lost', lane: 'user' },
    { card: 'answer-lost', lane: 'assign' },
  ),
];

/** How many are registered today. */
export const TODAY = 9;

/** Groups that the organisation has, and the countries whose people join them. */
export const GROUPS = [
  { uuid: '2d5f8b0a-6c1e-4b7a-9d3c-51a4e8f07b11', name: 'Nakuru 3', type: 'TEAM', countries: ['KE'] },
  { uuid: '7e1c94d2-03ab-4f58-8a6d-c2b96d1e4f22', name: 'Kisumu market', type: 'TEAM', countries: ['KE'] },
  { uuid: 'a4b70f3e-98d6-4c21-b5e0-6f8d23c91a33', name: 'Mbale women', type: 'TEAM', countries: ['UG'] },
  { uuid: 'c96e21b8-5f47-4d0a-87c3-e01b7a5d9c44', name: 'Mwanza', type: 'TEAM', countries: ['TZ'] },
] as const;
