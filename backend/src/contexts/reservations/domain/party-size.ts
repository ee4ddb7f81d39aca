export const PARTY_SIZES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'] as const;

/** Party size as the guest chose it; `10+` is settled by phone. */
export type PartySize = (typeof PARTY_SIZES)[number];

/** Number of covers; `10+` means at least ten. */
export const coversOf = (size: PartySize): number => Number.parseInt(size, 10);

/** '1 person', '4 people'. */
export function describeParty(size: PartySize): string {
  return `${size} ${size === '1' ? 'person' : 'people'}`;
}
