import profile from '@content/restaurant.json';
import { hoursNow, setHours } from '@/entities/restaurant';
import { restaurantFacts } from './restaurant-facts';

it('gives search engines the hours and prices of the profile and the menu', () => {
  const facts: unknown = JSON.parse(restaurantFacts());
  expect(facts).toMatchObject({
    '@type': 'Restaurant',
    telephone: '+19045550175',
    servesCuisine: profile.servesCuisine,
    priceRange: profile.priceRange,
    acceptsReservations: 'http://localhost/times',
    potentialAction: {
      target: {
        urlTemplate: 'http://localhost/reservations?partySize={partySize}&preferredDate={date}&preferredTime={time}',
      },
    },
    address: { streetAddress: '75 King Street, Suite 120', postalCode: '32084' },
    openingHoursSpecification: expect.arrayContaining([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '11:00', closes: '17:00' },
    ]),
  });
  expect(JSON.stringify(facts)).toContain('"name":"Vilano Veggie"');
  expect(JSON.stringify(facts)).toContain('"lowPrice":"12","highPrice":"14"');
  expect(JSON.stringify(facts)).not.toContain('Wednesday');
});

it('gives them special hours', () => {
  const usual = hoursNow();
  expect(restaurantFacts()).not.toContain('specialOpeningHours');
  const closed = { date: '2026-11-26', spans: [], note: 'Thanksgiving', isSpecial: true, isClosed: true };
  const short = { ...closed, date: '2026-12-24', spans: [{ opens: '10:00', closes: '13:00' }], isClosed: false };
  setHours({ ...usual, special: [closed, short] });
  const day = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  expect(JSON.parse(restaurantFacts())).toMatchObject({
    specialOpeningHoursSpecification: [day('2026-11-26', '00:00', '00:00'), day('2026-12-24', '10:00', '13:00')],
  });
  setHours(usual);
});
