import { addressLine } from './restaurant.js';

it.each([
  [{ city: 'Saint Augustine', region: 'FL', postalCode: '32084', country: 'US' }, 'Saint Augustine, FL 32084'],
  [{ city: 'Berlin', region: '', postalCode: '10115', country: 'DE' }, '10115 Berlin'],
  [{ city: 'Monterrey', region: 'NL', postalCode: '64000', country: 'MX' }, '64000 Monterrey, NL'],
  [{ city: 'London', region: '', postalCode: 'SW1A 2AA', country: 'GB' }, 'London SW1A 2AA'],
  [{ city: 'Dublin', region: '', postalCode: '', country: 'IE' }, 'Dublin'],
])('writes the city as the country does: %j', (place, written) => {
  expect(addressLine({ street: '1 Main Street', unit: '', ...place })).toBe(`1 Main Street, ${written}`);
});
