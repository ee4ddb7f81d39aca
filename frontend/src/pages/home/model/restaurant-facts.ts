import { DIETS, type MenuGroup, type MenuItem, readMenu } from '@/entities/menu';
import { hoursNow, internationalPhone, restaurant, streetLine } from '@/entities/restaurant';
import { shownContent } from './shown-content';
import { siteUrl } from '@/shared/config';
import { jsonLd } from '@/shared/ui/structured-data';

/** Structured data of the restaurant with hours, menu and merchandise, from the same sources as the page. */
export function restaurantFacts() {
  const { city, region, postalCode, country } = restaurant.address;
  return jsonLd({
    '@type': 'Restaurant',
    name: restaurant.name,
    slogan: restaurant.tagline,
    telephone: internationalPhone(),
    email: restaurant.email,
    priceRange: restaurant.priceRange,
    servesCuisine: restaurant.servesCuisine,
    acceptsReservations: siteUrl('/times'),
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: siteUrl('/reservations?partySize={partySize}&preferredDate={date}&preferredTime={time}'),
        inLanguage: 'en-US',
      },
      result: { '@type': 'FoodEstablishmentReservation', name: 'Table request' },
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetLine(),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: Object.entries(hoursNow().weekly).flatMap(([day, spans]) =>
      spans.map(({ opens, closes }) => ({ ...SPECIFICATION, dayOfWeek: capitalised(day), opens, closes })),
    ),
    specialOpeningHoursSpecification: specialHours(),
    sameAs: restaurant.socialLinks.map(({ url }) => url),
    makesOffer: shelfOffers(),
    hasMenu: { '@type': 'Menu', hasMenuSection: readMenu().groups.map(menuSection) },
  });
}

/** Omitted if nothing is on the shelf. */
function shelfOffers() {
  const { merchandise } = shownContent();
  if (merchandise.length === 0) return undefined;
  return merchandise.map(({ title, description, price }) => ({
    ...offer(price),
    itemOffered: { '@type': 'Product', name: title, description },
  }));
}

const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };
/** Schema.org's notation for a closed day. */
const ALL_DAY_CLOSED = [{ opens: '00:00', closes: '00:00' }];

/** Omitted if every day follows the weekly hours. */
function specialHours() {
  const { special } = hoursNow();
  const days = special.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans : ALL_DAY_CLOSED).map(({ opens, closes }) => ({
      ...SPECIFICATION,
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  );
  return days.length > 0 ? days : undefined;
}

const capitalised = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1);

const menuSection = ({ category, topRowItems = [], items, wineSection }: MenuGroup) => ({
  '@type': 'MenuSection',
  name: category,
  hasMenuItem: [...topRowItems, ...items].map(menuItem),
  hasMenuSection: wineSection && {
    '@type': 'MenuSection',
    name: wineSection.title,
    description: wineSection.description,
    hasMenuItem: wineSection.options.map(menuItem),
  },
});

const menuItem = ({ name, description, price, diets = [], offUntil }: MenuItem) => ({
  '@type': 'MenuItem',
  name,
  description,
  suitableForDiet: suitable(diets),
  offers: { ...offer(price), ...(offUntil && { availability: 'https://schema.org/SoldOut' }) },
});

/** Omitted for dishes that suit no diet. */
function suitable(diets: string[]) {
  const names = DIETS.filter(({ id }) => diets.includes(id)).map(({ schema }) => schema);
  return names.length > 0 ? names : undefined;
}

/** '$15.00', or '$12-$14' for a price that depends on the choice. */
function offer(price: string) {
  const [lowPrice, highPrice] = price.replaceAll('$', '').split('-');
  return highPrice === undefined
    ? { '@type': 'Offer', price: lowPrice, priceCurrency: 'USD' }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: 'USD' };
}
