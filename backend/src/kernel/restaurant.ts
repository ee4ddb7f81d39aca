import type { Weekday } from './calendar.js';

/** Times of day as `HH:mm` in the restaurant's zone. */
export interface OpenHours {
  readonly opens: string;
  readonly closes: string;
}

export interface PostalAddress {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}

/** The one profile of the restaurant that every screen, mail and rule reads. */
export abstract class Restaurant {
  abstract readonly name: string;
  abstract readonly tagline: string;
  /** Display name of the owner, as the back office shows it. */
  abstract readonly ownerName: string;
  /** In the words that search engines and guides use. */
  abstract readonly servesCuisine: readonly string[];
  /** From `$` to `$$$$`. */
  abstract readonly priceRange: string;
  abstract readonly address: PostalAddress;
  abstract readonly phone: string;
  abstract readonly email: string;
  abstract readonly reservationsEmail: string;
  /** Domain of the addresses that are made for staff. */
  abstract readonly mailDomain: string;
  /** IANA zone; 'today' and every slot mean this zone. */
  abstract readonly timeZone: string;
  /** What a new house begins with, null on the days without service; what holds is known to `contexts/hours`. */
  abstract readonly openingHours: Readonly<Record<Weekday, OpenHours | null>>;
  abstract readonly socialLinks: readonly { readonly platform: string; readonly url: string }[];
}
