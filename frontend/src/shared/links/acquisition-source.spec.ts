import { isLanding, acquisitionSource } from './acquisition-source';

const OWN = 'http://localhost';
const load = (name: string, referrer = '', type = 'navigate') => {
  const entries = () => [{ name, type }];
  Object.defineProperty(performance, 'getEntriesByType', { value: entries, configurable: true });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
};

// jsdom does not have it.
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

it.each([
  [`${OWN}/?via=card#menu`, '', 'card'],
  [`${OWN}/?utm_source=newsletter&utm_medium=email`, 'https://mail.example/', 'newsletter'],
  [`${OWN}/`, 'https://www.google.com/', 'www.google.com'],
  [`${OWN}/reservations`, `${OWN}/?via=card`, 'card'],
  [`${OWN}/reservations`, `${OWN}/`, ''],
  [`${OWN}/`, '', ''],
  [`${OWN}/?via=`, 'android-app://', ''],
])('names the way in of %s, opened from %j: %j', (address, referrer, source) => {
  load(address, referrer);
  expect(acquisitionSource()).toBe(source);
});

it('does not count a reload, or a page opened from another of ours, as an arrival', () => {
  load(`${OWN}/`, 'https://www.google.com/');
  expect(isLanding()).toBe(true);
  load(`${OWN}/`, 'https://www.google.com/', 'reload');
  expect(isLanding()).toBe(false);
  load(`${OWN}/reservations`, `${OWN}/`);
  expect(isLanding()).toBe(false);
});
