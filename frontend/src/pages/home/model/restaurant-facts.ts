import { type MenuGroup, type MenuItem, readMenu } from '@/entities/menu';
import { internationalPhone, restaurant } from '@/entities/restaurant';
import { jsonLd } from '@/shared/ui/structured-data';

const { street, unit, city, region, postalCode, country } = restaurant.address;

/** The restaurant with its hours and its menu with prices, all from the one profile and the one menu. */
export const restaurantFacts = () =>
  jsonLd({
    '@type': 'Restaurant',
    name: restaurant.name,
    slogan: restaurant.tagline,
    telephone: internationalPhone,
    email: restaurant.email,
    priceRange: restaurant.priceRange,
    servesCuisine: restaurant.servesCuisine,
    acceptsReservations: true,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${unit}`,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: Object.entries(restaurant.openingHours).flatMap(([day, hours]) =>
      hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: capitalised(day), ...hours }] : [],
    ),
    sameAs: restaurant.socialLinks.map(({ url }) => url),
    hasMenu: { '@type': 'Menu', hasMenuSection: readMenu().groups.map(menuSection) },
  });

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

const menuItem = ({ name, description, price }: Pick<MenuItem, 'name' | 'description' | 'price'>) => ({
  '@type': 'MenuItem',
  name,
  description,
  offers: offer(price),
});

/** '$15.00', or '$12-$14' for a price that depends on the choice. */
function offer(price: string) {
  const [lowPrice, highPrice] = price.replaceAll('$', '').split('-');
  return highPrice === undefined
    ? { '@type': 'Offer', price: lowPrice, priceCurrency: 'USD' }
    : { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: 'USD' };
}
