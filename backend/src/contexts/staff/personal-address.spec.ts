import { addressesFor, localPartOf } from './hiring.service.js';

it.each([
  ['Ana Souza', 'ana'],
  ['  ben  ', 'ben'],
  ["D'Arcy Wu", 'darcy'],
  ['José Ortiz', 'jose'],
  ['Mary-Jane Poe', 'maryjane'],
  ['R2 Dee', 'r2'],
  ['王小明', 'user'],
  ['... Ana', 'user'],
  ['', 'user'],
  ['x'.repeat(120), 'x'.repeat(60)],
])('of %.20j it takes %.20j', (name, local) => {
  expect(localPartOf(name)).toBe(local);
});

it('counts on where an address is taken', () => {
  const addresses = addressesFor('Ana Souza', 'bistro.example');
  const three = Array.from({ length: 3 }, () => addresses.next().value);
  expect(three).toEqual(['ana@bistro.example', 'ana2@bistro.example', 'ana3@bistro.example']);
});
