/**
 * What a server can do beyond the contract. It says so in a header of every answer, so that the app learns it from the
 * answer to its probe; CORS has to expose the header. A server without the header offers nothing.
 */
export const OFFERS = [
  /** It stores `Idempotency-Key` with the record, and answers the same key and bytes with the stored answer, for as long as it has the record. */
  'idempotency-key',
  /** It wants to know the device, the receipt and the time of a record, in the three headers below. */
  'device',
  /** This key may read what the organisation's devices have sent: `team.ts`. */
  'team',
] as const;
export type Offer = (typeof OFFERS)[number];

/** A list with commas, such as `idempotency-key, device`. */
export const OFFERS_HEADER = 'outpost-offers';

/** Request header: the code of the device, which says nothing about who has it. Sent only where `device` is offered. */
export const DEVICE_HEADER = 'outpost-device';

/** Request header: the receipt of the person, also with an assignment. Sent only where `device` is offered. */
export const RECEIPT_HEADER = 'outpost-receipt';

/** Request header: when the record was registered, by the clock of the device, in ISO 8601. Sent only where `device` is offered, because a record may wait for days before it is sent. */
export const REGISTERED_HEADER = 'outpost-registered';

/** The offers in an answer that are known here. */
export function readOffers(headers: Headers): Offer[] {
  const named = (headers.get(OFFERS_HEADER) ?? '').split(',').map((one) => one.trim().toLowerCase());
  return OFFERS.filter((offer) => named.includes(offer));
}
