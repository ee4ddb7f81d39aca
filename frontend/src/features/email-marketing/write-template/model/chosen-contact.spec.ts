import { chosenContact } from './chosen-contact';

const PEOPLE = [
  { id: 'm', firstName: 'Maren', lastName: 'Holt', email: 'maren.holt@guests.example' },
  { id: 'a1', firstName: 'Ana', lastName: 'Lee', email: 'ana@guests.example' },
  { id: 'a2', firstName: 'Ana', lastName: 'Lee', email: 'ana.lee@guests.example' },
  { id: 'n', firstName: '', lastName: '', email: 'nameless@guests.example' },
];

it.each([
  ['Maren Holt, maren.holt@guests.example', 'm'],
  [' Maren.Holt@guests.example ', 'm'],
  ['maren holt', 'm'],
  ['ana@guests.example', 'a1'],
  ['Ana Lee', undefined],
  ['maren', undefined],
  ['', undefined],
])('takes %j for %s', (typed, id) => {
  expect(chosenContact(PEOPLE, typed)).toBe(id);
});
