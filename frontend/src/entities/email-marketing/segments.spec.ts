import { countWords } from './segments';

it.each([
  [{ contactCount: 469_812, reachable: 352_017, isEstimate: true }, 'About 470,000 contacts, 350,000 can be emailed'],
  [{ contactCount: 469_812, reachable: 352_017, isEstimate: false }, '469,812 contacts, 352,017 can be emailed'],
  [{ contactCount: 1, reachable: 0, isEstimate: false }, '1 contact, 0 can be emailed'],
])('says of %j how many they are', (count, words) => {
  expect(countWords(count)).toBe(words);
});
