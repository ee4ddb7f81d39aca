import { OpeningHours, type Week } from '../../../hours/index.js';
import { PageHours } from './page-hours.js';

const CLOSED = { from: null, date: '2026-11-27', closedAt: new Date(), closedBy: 'Front of House', parties: [] };
const WEEK: Week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const HOURS = new OpeningHours('America/New_York', WEEK, [], []);

let service: { today: string; hours: () => Promise<OpeningHours> };
beforeEach(() => {
  service = { today: '2026-11-27', hours: () => Promise.resolve(HOURS) };
});

it('says that the courtyard is closed, on that day alone', async () => {
  const pages = new PageHours(service, { find: (date) => Promise.resolve(date === CLOSED.date ? CLOSED : null) });
  const today = await pages.now();
  expect(today.courtyard).toBe('The courtyard is closed today because of the weather. Tables inside are open.');
  expect(await pages.now()).toBe(today);
  service.today = '2026-11-28';
  expect(await pages.now()).not.toHaveProperty('courtyard');
});

it('says from when on, and has the same words when the database is gone', async () => {
  const find = jest.fn().mockResolvedValue({ ...CLOSED, from: '2:00 PM' });
  const pages = new PageHours(service, { find });
  const today = await pages.now();
  expect(today.courtyard).toMatch(/^The courtyard is closed today from 2:00 PM on because of the weather\./);
  service.hours = () => Promise.reject(new Error('gone'));
  expect(await pages.now()).toBe(today);
  expect(find).toHaveBeenCalledTimes(1);
});
