export const PARTY_SIZES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'] as const;

/** Guests at the table, as the guest chose it: `10+` is settled by telephone. */
export type PartySize = (typeof PARTY_SIZES)[number];

/** Seats that are laid; `10+` is at least ten. */
export const coversOf = (size: PartySize): number => Number.parseInt(size, 10);

/** '1 person', '4 people'. */
export function describeParty(size: PartySize): string {
  return `${size} ${size === '1' ? 'person' : 'people'}`;
}
