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
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** On one line, such as `75 King Street, Suite 120, Saint Augustine, FL 32084`. */
export const addressLine = ({ street, unit, city, region, postalCode }: PostalAddress): string =>
  [street, unit, city, `${region} ${postalCode}`].filter(Boolean).join(', ');

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
