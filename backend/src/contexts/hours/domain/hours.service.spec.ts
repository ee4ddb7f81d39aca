import type { Ids } from '../../../kernel/ids.js';
import type { Outbox } from '../../../kernel/outbox.js';
import type { Transaction } from '../../../kernel/transaction.js';
import { readRestaurantProfile } from '../../../platform/restaurant/restaurant-profile.js';
import { type HoursRepository, HoursService } from './hours.service.js';

const NOTHING_CHANGED = { all: () => Promise.resolve({ changes: [], special: [] }) } as Partial<HoursRepository>;

const serviceAt = (now: string) =>
  new HoursService(
    NOTHING_CHANGED as HoursRepository,
    {} as Transaction,
    {} as Outbox,
    readRestaurantProfile(),
    { now: () => new Date(now) },
    {} as Ids,
  );

it.each([
  ['while it is open', '2026-11-23T19:59:00Z', '2026-11-23'],
  ['at closing time', '2026-11-23T20:00:00Z', '2026-11-24'],
  ['on a closed day', '2026-11-25T20:00:00Z', '2026-11-25'],
])('knows %s from which day on openings are to come', async (_, now, day) => {
  expect(await serviceAt(now).openFrom()).toBe(day);
});
