import type { Restaurant } from '../../kernel/restaurant.js';

/** What the owner can change in the back office. */
export interface RestaurantDetails
  extends
    Pick<Restaurant, 'name' | 'tagline' | 'phone' | 'email' | 'reservationsEmail' | 'mailDomain' | 'socialLinks'>,
    Omit<Restaurant['address'], 'country'> {}

/** The profile of the file with the saved details in place of its own. */
export class CurrentRestaurant {
  /** The one object that everything reads; its fields change when details are saved. */
  readonly profile: Restaurant;
  private details: RestaurantDetails | null = null;

  constructor(private readonly original: Restaurant) {
    this.profile = { ...original };
  }

  /** Null while the file counts. */
  get saved(): RestaurantDetails | null {
    return this.details;
  }

  /** Whether it is in the town that the files are about. Either city or ZIP code may be spelled in another way. */
  get isInBuiltTown(): boolean {
    const [built, now] = [this.original.address, this.profile.address];
    return now.region === built.region && (now.city === built.city || now.postalCode === built.postalCode);
  }

  show(details: RestaurantDetails | null): void {
    this.details = details;
    Object.assign(this.profile, this.original, details && this.profileOf(details));
  }

  private profileOf({ street, unit, city, region, postalCode, ...others }: RestaurantDetails): Partial<Restaurant> {
    return { ...others, address: { street, unit, city, region, postalCode, country: this.original.address.country } };
  }
}
