import { OpeningHours, type Week } from '../../../hours/index.js';
import type { PublishedMenu } from '../../../menu/index.js';
import type { PlacedPhotograph } from '../../../pictures/index.js';
import type { ChatAnswer } from '../../../chat/index.js';
import type { RestaurantDetails } from '../../../../platform/restaurant/current-restaurant.js';
import { InMemoryFeatureSettings } from '../../../../kernel/testing/in-memory-feature-settings.js';
import { PageFacts } from './page-facts.js';

const CLOSED = { from: null, date: '2026-11-27', closedAt: new Date(), closedBy: 'Front of House', parties: [] };
const WEEK: Week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const HOURS = new OpeningHours('America/New_York', WEEK, [], []);
const MENU: PublishedMenu = { note: '', glutenFreeBread: '', groups: [] };
const PICTURE = {
  id: '1',
  key: 'abc',
  width: 1_600,
  height: 900,
  bytes: 1,
  alt: 'Our fountain',
  createdAt: new Date(),
};

const PLACE = {
  street: '12 River Street',
  unit: '',
  city: 'Savannah',
  region: 'GA',
  postalCode: '31401',
  email: 'hello@vine.example',
  reservationsEmail: 'tables@vine.example',
  mailDomain: 'vine.example',
  socialLinks: [],
  ownerName: 'Iris Vine',
  servesCuisine: ['Seafood'],
  priceRange: '$$$',
  country: 'US',
  timeZone: 'America/New_York',
};

let service: { today: string; hours: () => Promise<OpeningHours>; openFrom: () => Promise<string> };
let closing: typeof CLOSED | { from: '2:00 PM' };
let placed: PlacedPhotograph[];
let menu: PublishedMenu;
let answers: ChatAnswer[];
let details: { saved: RestaurantDetails | null };
let find: jest.Mock;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  service = {
    today: '2026-11-27',
    hours: () => Promise.resolve(HOURS),
    openFrom: () => Promise.resolve('2026-11-27'),
  };
  closing = CLOSED;
  placed = [];
  menu = MENU;
  answers = [];
  details = { saved: null };
  find = jest.fn((date: string) => Promise.resolve(date === CLOSED.date ? { ...CLOSED, ...closing } : null));
});
afterEach(() => jest.restoreAllMocks());
const pageFacts = () =>
  new PageFacts(
    service,
    { find },
    { all: () => Promise.resolve(placed) },
    { shown: () => Promise.resolve(menu) },
    {
      all: () => Promise.resolve(answers),
    },
    { shownOn: () => Promise.resolve(null) },
    details,
    new InMemoryFeatureSettings(),
  );
const aMomentLater = () => jest.spyOn(performance, 'now').mockReturnValue(4_000);

it('announces that the courtyard is closed, on that day only', async () => {
  const facts = pageFacts();
  const today = await facts.now();
  expect(today.courtyard).toBe('The courtyard is closed today because of the weather. Tables inside are open.');
  expect(await facts.now()).toBe(today);
  service.today = '2026-11-28';
  expect(await facts.now()).not.toHaveProperty('courtyard');
});

it('names the time, and is unchanged while the database is down', async () => {
  closing = { from: '2:00 PM' };
  const facts = pageFacts();
  const today = await facts.now();
  expect(today.courtyard).toMatch(/^The courtyard is closed today from 2:00 PM on because of the weather\./);
  service.hours = () => Promise.reject(new Error('gone'));
  expect(await facts.now()).toBe(today);
  expect(find).toHaveBeenCalledTimes(1);
});

it('shows each place’s photo in all its widths, and a new one within seconds', async () => {
  const facts = pageFacts();
  const before = await facts.now();
  expect(before.photographs).toEqual({});
  placed = [{ place: 'hero', picture: PICTURE }];
  expect(await facts.now()).toBe(before);
  aMomentLater();
  expect((await facts.now()).photographs).toEqual({
    hero: {
      src: '/pictures/abc-1600.jpg',
      srcSet: '/pictures/abc-1600.webp 1600w, /pictures/abc-800.webp 800w',
      alt: 'Our fountain',
    },
  });
});

it('returns the same object as long as nothing changes', async () => {
  const facts = pageFacts();
  const before = await facts.now();
  aMomentLater();
  expect(await facts.now()).toBe(before);
});

it('contains the menu of the moment', async () => {
  const facts = pageFacts();
  expect((await facts.now()).menu).toBe(MENU);
  menu = { ...MENU, note: 'Bread is extra.' };
  expect((await facts.now()).menu).toBe(menu);
});

it('states the first day of upcoming openings, also when that changes during a day', async () => {
  const facts = pageFacts();
  expect((await facts.now()).openFrom).toBe('2026-11-27');
  service.openFrom = () => Promise.resolve('2026-11-28');
  expect((await facts.now()).openFrom).toBe('2026-11-28');
});

it('takes the owner’s answer of the chat after a moment', async () => {
  const facts = pageFacts();
  expect((await facts.now()).chatAnswers).toEqual({});
  answers = [{ id: 'dogs', reply: 'Yes!', createdBy: 'The Owner', updatedAt: new Date() }];
  aMomentLater();
  expect((await facts.now()).chatAnswers).toEqual({ dogs: 'Yes!' });
});

it('contains the restaurant’s details once they are saved', async () => {
  const facts = pageFacts();
  expect(await facts.now()).not.toHaveProperty('restaurant');
  details.saved = { ...PLACE, name: 'Harbor & Vine', tagline: 'By the river', phone: '(912) 555-0142' };
  aMomentLater();
  expect((await facts.now()).restaurant).toEqual({ ...details.saved, internationalPhone: '+19125550142' });
});

it('are read once for all who ask at the same moment, and again for those who ask afterwards', async () => {
  const hours = jest.spyOn(service, 'hours');
  const facts = pageFacts();
  await facts.now();
  await Promise.all(Array.from({ length: 50 }, () => facts.now()));
  expect(hours).toHaveBeenCalledTimes(2);
  await facts.now();
  expect(hours).toHaveBeenCalledTimes(3);
});

it('are read once for all who ask first after a start', async () => {
  const facts = pageFacts();
  const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => facts.now()));
  expect(others.every((view) => view === first)).toBe(true);
  expect(find).toHaveBeenCalledTimes(1);
});
