import profile from '@content/restaurant.json';
import type { components } from '@/shared/api';
import { readPageData } from '@/shared/ui/page-data';

/** What the owner can change in the back office. */
export type RestaurantDetails = Omit<components['schemas']['RestaurantDetailsView'], 'updatedAt'>;

/** Id of the JSON that the server writes into each page once details are saved. */
export const DETAILS_IN_PAGE = 'restaurant';

let saved: RestaurantDetails | null | undefined;

/** As this page knows them; null while the restaurant is as the page was built. */
export const savedDetails = (): RestaurantDetails | null =>
  (saved ??= (readPageData(DETAILS_IN_PAGE) as RestaurantDetails | undefined) ?? null);

/** Sets the details: the server does it for its pages, the back office when they change. */
export function setRestaurant(details: RestaurantDetails | null): void {
  saved = details;
}

const { address, ...contact } = profile;
const details = () => savedDetails() ?? { ...contact, ...address };

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
    const { street, unit, city, region, postalCode } = details();
    return { street, unit: unit ?? '', city, region, postalCode, country: address.country };
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
  const { city, region, postalCode } = restaurant.address;
  return region === address.region && (city === address.city || postalCode === address.postalCode);
}

/** Whether the ways that the files describe lead to it. */
export const isAtBuiltAddress = (): boolean => isInBuiltTown() && restaurant.address.street === address.street;

/** Whether the website was built with this link; what the files say about a page, such as its rating, is about that one. */
export const isBuiltLink = ({ platform, url }: RestaurantDetails['socialLinks'][number]): boolean =>
  profile.socialLinks.some((link) => link.platform === platform && link.url === url);

export const streetLine = (): string => [restaurant.address.street, restaurant.address.unit].filter(Boolean).join(', ');

export function cityLine(): string {
  const { city, region, postalCode } = restaurant.address;
  return `${city}, ${region} ${postalCode}`;
}

/** Directions in a maps service. */
export const directionsHref = (): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${streetLine()}, ${cityLine()}`)}`;

/** Numbers without a country code are in North America. */
export function internationalPhone(): string {
  const digits = restaurant.phone.replace(/\D/g, '');
  return restaurant.phone.startsWith('+') || digits.length === 11 ? `+${digits}` : `+1${digits}`;
}

export const phoneHref = (): string => `tel:${internationalPhone()}`;
