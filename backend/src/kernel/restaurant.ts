import type { Weekday } from './calendar.js';

/** Times of day as `HH:mm` in the restaurant's zone. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

export interface PostalAddress {
  readonly street: string;
  /** May be empty. */
  readonly unit: string;
  readonly city: string;
  /** May be empty, except in countries whose addresses need it. */
  readonly region: string;
  /** May be empty outside the United States. */
  readonly postalCode: string;
  /** ISO 3166 code of two letters. */
  readonly country: string;
}

/** Countries that write the postal code in front of the city, `10115 Berlin`. The website has the same list. */
const POSTAL_CODE_FIRST =
  'AR AT BA BE BG BR CH CL CR CY CZ DE DK EE ES FI FO FR GL GR HR HU IL IS IT LI LT LU MA MC ME MK MX MY NL NO PE PL PT RO RS SE SI SK SM TN TR UY VA'.split(
    ' ',
  );

/** Such as `Saint Augustine, FL 32084`, or `10115 Berlin`. */
function cityLine({ city, region, postalCode, country }: PostalAddress): string {
  const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);
  return POSTAL_CODE_FIRST.includes(country)
    ? joined(', ', joined(' ', postalCode, city), region)
    : region
      ? joined(', ', city, joined(' ', region, postalCode))
      : joined(' ', city, postalCode);
}

/** On one line, such as `75 King Street, Suite 120, Saint Augustine, FL 32084`. */
export const addressLine = (address: PostalAddress): string =>
  [address.street, address.unit, cityLine(address)].filter(Boolean).join(', ');

/** The restaurant's profile, shared by all screens, emails and rules. The owner can change it, so its fields are read when they are used. */
export abstract class Restaurant {
  abstract readonly name: string;
  abstract readonly tagline: string;
  /** Display name of the owner in the back office. */
  abstract readonly ownerName: string;
  /** As search engines and guides name cuisines (schema.org `servesCuisine`). */
  abstract readonly servesCuisine: readonly string[];
  /** From `$` to `$$$$`. */
  abstract readonly priceRange: string;
  abstract readonly address: PostalAddress;
  abstract readonly phone: string;
  abstract readonly email: string;
  abstract readonly reservationsEmail: string;
  /** Domain of campaigns and of the addresses created for staff. */
  abstract readonly mailDomain: string;
  /** IANA zone of the restaurant; "today" and all slots are in it. */
  abstract readonly timeZone: string;
  /** Defaults for a new installation, null on closed days; `contexts/hours` has the current ones. */
  abstract readonly openingHours: Readonly<Record<Weekday, OpenHours | null>>;
  abstract readonly socialLinks: readonly { readonly platform: string; readonly url: string }[];
}
