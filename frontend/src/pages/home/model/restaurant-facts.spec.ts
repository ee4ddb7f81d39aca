import profile from '@content/restaurant.json';
import { restaurantFacts } from './restaurant-facts';

it('tells search engines the hours and prices of the profile and the menu', () => {
  const facts: unknown = JSON.parse(restaurantFacts());
  expect(facts).toMatchObject({
    '@type': 'Restaurant',
    telephone: '+19045550175',
    servesCuisine: profile.servesCuisine,
    priceRange: profile.priceRange,
    address: { streetAddress: '75 King Street, Suite 120', postalCode: '32084' },
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '11:00', closes: '17:00' },
    ]),
  });
  expect(JSON.stringify(facts)).toContain('"name":"Vilano Veggie"');
  expect(JSON.stringify(facts)).toContain('"lowPrice":"12","highPrice":"14"');
  expect(JSON.stringify(facts)).not.toContain('Wednesday');
});
