import profile from '@content/restaurant.json';
import type { components } from '@/shared/api';
import { readPageData } from '@/shared/ui/page-data';

/** What the owner can change in the back office. */
export type RestaurantDetails = Omit<
  components['schemas']['RestaurantDetailsView'],
  'updatedAt' | 'internationalPhone'
>;

/** As the server sends them. */
type SavedDetails = RestaurantDetails &
  Partial<Pick<components['schemas']['RestaurantDetailsView'], 'internationalPhone'>>;

/** Id of the JSON in each page. */
export const DETAILS_IN_PAGE = 'restaurant';

let saved: SavedDetails | null | undefined;

/** As this page knows them; null in a page that nothing has been written into. */
const savedDetails = (): SavedDetails | null =>
  (saved ??= (readPageData(DETAILS_IN_PAGE) as SavedDetails | undefined) ?? null);

/** Sets the details: the server does it for its pages, the back office when they change. */
export function setRestaurant(details: SavedDetails | null): void {
  saved = details;
}

const { address, ...contact } = profile;
export const details = (): SavedDetails => savedDetails() ?? { ...contact, ...address };

/** The restaurant's profile. The owner can change it, so read its fields where they are used, not into constants of a module. */
export const restaurant = {
  ...profile,
  get name() {
    return details().name;
  },
  get tagline() {
    return details().tagline;
  },
  get address() {
    const { street, unit, city, region, postalCode, country } = details();
    return { street, unit: unit ?? '', city, region: region ?? '', postalCode: postalCode ?? '', country };
  },
  get ownerName() {
    return details().ownerName;
  },
  get servesCuisine() {
    return details().servesCuisine;
  },
  get priceRange() {
    return details().priceRange;
  },
  get timeZone() {
    return details().timeZone;
  },
  get phone() {
    return details().phone;
  },
  get email() {
    return details().email;
  },
  get reservationsEmail() {
    return details().reservationsEmail;
  },
  get mailDomain() {
    return details().mailDomain;
  },
  get socialLinks() {
    return details().socialLinks;
  },
};

export const isBuiltName = (): boolean => restaurant.name === profile.name;

/** Whether it is in the town that the files are about. Either city or ZIP code may be spelled in another way. */
export function isInBuiltTown(): boolean {
  const { city, region, postalCode, country } = restaurant.address;
  if (country !== address.country) return false;
  return region === address.region && (city === address.city || postalCode === address.postalCode);
}

/** Neither the name nor the town of the files. One that only changes its name or moves keeps the texts of the files. */
export const isOtherRestaurant = (): boolean => !isBuiltName() && !isInBuiltTown();

/** Whether the ways that the files describe lead to it. */
export const isAtBuiltAddress = (): boolean => isInBuiltTown() && restaurant.address.street === address.street;

/** Whether the website was built with this link; what the files say about a page, such as its rating, is about that one. */
export const isBuiltLink = ({ platform, url }: RestaurantDetails['socialLinks'][number]): boolean =>
  profile.socialLinks.some((link) => link.platform === platform && link.url === url);

export const streetLine = (): string => [restaurant.address.street, restaurant.address.unit].filter(Boolean).join(', ');

/** Countries that write the postal code in front of the city, `10115 Berlin`. The server has the same list. */
const POSTAL_CODE_FIRST =
  'AR AT BA BE BG BR CH CL CR CY CZ DE DK EE ES FI FO FR GL GR HR HU IL IS IT LI LT LU MA MC ME MK MX MY NL NO PE PL PT RO RS SE SI SK SM TN TR UY VA';

export function cityLine(): string {
  const { city, region, postalCode, country } = restaurant.address;
  const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);
  if (POSTAL_CODE_FIRST.includes(country)) return joined(', ', joined(' ', postalCode, city), region);
  return region ? joined(', ', city, joined(' ', region, postalCode)) : joined(' ', city, postalCode);
}

/** Directions in a maps service. */
export const directionsHref = (): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${streetLine()}, ${cityLine()}`)}`;

/** The server knows each country's rules; without it, numbers without a country code are in North America. */
export function internationalPhone(): string {
  const known = savedDetails()?.internationalPhone;
  if (known) return known;
  const digits = restaurant.phone.replace(/\D/g, '');
  return restaurant.phone.startsWith('+') || digits.length === 11 ? `+${digits}` : `+1${digits}`;
}

export const phoneHref = (): string => `tel:${internationalPhone()}`;
