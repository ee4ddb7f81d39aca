import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PostalAddress, Restaurant } from '../../kernel/restaurant.js';

/** What the owner can change in the back office. */
export interface RestaurantDetails extends Omit<Restaurant, 'address' | 'openingHours'>, PostalAddress {}

const NO_DETAILS = {
  name: '',
  tagline: '',
  ownerName: '',
  servesCuisine: [],
  street: '',
  unit: '',
  city: '',
  region: '',
  postalCode: '',
  phone: '',
  email: '',
  reservationsEmail: '',
  mailDomain: '',
  socialLinks: [],
};

/** The profile from the file, overridden by the saved details. */
export class CurrentRestaurant {
  /** The one object that everything reads; its fields change when details are saved. */
  readonly profile: Restaurant;
  private details: RestaurantDetails | null = null;

  /** @param hasSampleData whether the installation was started with sample accounts or data, and so with the sample restaurant */
  constructor(
    private readonly original: Restaurant,
    private readonly hasSampleData = true,
  ) {
    this.profile = { ...original };
  }

  /** Null while the file counts. */
  get saved(): RestaurantDetails | null {
    return this.details;
  }

  /** What emails and apps about accounts call this place. */
  get nameForAccounts(): string {
    return this.isSample ? 'Courtyard' : this.profile.name;
  }

  /** Those of the file. */
  get builtDetails(): RestaurantDetails {
    const { address, openingHours: _, ...others } = this.original;
    return { ...others, ...address };
  }

  /** What the owner begins to edit. Nothing of the sample restaurant, whose links and suite would be overlooked. */
  get detailsToEdit(): RestaurantDetails {
    if (this.details) return this.details;
    if (!this.isSample) return this.builtDetails;
    const { country, timeZone, priceRange } = this.builtDetails;
    return { ...NO_DETAILS, country, timeZone, priceRange };
  }

  /** Until the owner of a new installation has entered the details, the file's are a sample. */
  private get isSample(): boolean {
    return !this.hasSampleData && this.details === null && this.original.mailDomain.endsWith('.example');
  }

  /** Whether it is in the town that the files are about. Either city or ZIP code may be spelled in another way. */
  get isInBuiltTown(): boolean {
    const built = this.original.address;
    const now = this.profile.address;
    if (now.country !== built.country || now.region !== built.region) return false;
    return now.city === built.city || now.postalCode === built.postalCode;
  }

  show(details: RestaurantDetails | null): void {
    this.details = details;
    Object.assign(this.profile, this.original, details && profileOf(details));
  }
}

const profileOf = ({ street, unit, city, region, postalCode, country, ...others }: RestaurantDetails) => ({
  ...others,
  address: { street, unit, city, region, postalCode, country },
});

/** Such as `+19045550175`; numbers without a country code are in the restaurant's country. */
export function internationalPhone({ phone, country }: Pick<RestaurantDetails, 'phone' | 'country'>): string {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(phone, { defaultCountry })?.number ?? `+${phone.replaceAll(/\D/g, '')}`;
}
