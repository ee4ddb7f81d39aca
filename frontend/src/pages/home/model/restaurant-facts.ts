import { type MenuGroup, type MenuItem, readMenu } from '@/entities/menu';
import { restaurant } from '@/entities/restaurant';
import { jsonLd } from '@/shared/ui/structured-data';

const { street, unit, city, region, postalCode, country } = restaurant.address;

/** The restaurant with its hours and its menu with prices, all from the one profile and the one menu. */
export const restaurantFacts = () =>
  jsonLd({
    '@type': 'Restaurant',
    name: restaurant.name,
    slogan: restaurant.tagline,
    telephone: restaurant.phone,
    email: restaurant.email,
    priceRange: '$$',
    servesCuisine: 'Sandwiches',
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

const menuSection = ({ category, topRowItems = [], items }: MenuGroup) => ({
  '@type': 'MenuSection',
  name: category,
  hasMenuItem: [...topRowItems, ...items].map(menuItem),
});

const menuItem = ({ name, description, price }: MenuItem) => ({
  '@type': 'MenuItem',
  name,
  description,
  offers: { '@type': 'Offer', price: price.slice(1), priceCurrency: 'USD' },
});
