import { addDays } from '../../../../kernel/calendar.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { OpeningHours } from '../../../hours/index.js';
import type { Reservation } from '../../domain/reservation.js';
import { startsAt } from '../../domain/time-slot.js';
import { SampleReservations } from './sample-reservations.js';

const TIME_ZONE = 'America/New_York';
const TODAY = '2099-06-06';
const LUNCH = [{ opens: '11:00', closes: '17:00' }];
const WEEK = {
  monday: LUNCH,
  tuesday: LUNCH,
  wednesday: [],
  thursday: LUNCH,
  friday: LUNCH,
  saturday: LUNCH,
  sunday: [],
};

const fake = (part: object) => part as never;

async function seeded(now: Date) {
  const stored: Reservation[] = [];
  const seed = new SampleReservations(
    fake({ getRepository: () => ({ load: (one: Reservation) => Promise.resolve(stored.push(one)) }) }),
    fake({ add: () => Promise.resolve() }),
    fake({ timeZone: TIME_ZONE }),
    fake({ hours: () => Promise.resolve(new OpeningHours(TIME_ZONE, WEEK)) }),
    fake({ now: () => now }),
    new UuidIds(),
  );
  await seed.add();
  return stored;
}

it.each([
  ['before opening', '09:00', { arrived: false, late: false, expected: true }],
  ['at opening', '11:00', { arrived: true, late: true, expected: true }],
  ['in the afternoon', '14:40', { arrived: true, late: true, expected: true }],
  ['just before closing', '16:55', { arrived: true, late: true, expected: false }],
  ['in the evening', '21:00', { arrived: true, late: false, expected: false }],
])('has parties for today %s', async (_, time, states) => {
  const now = new Date(`${TODAY}T${time}:00-04:00`);
  const today = (await seeded(now)).filter(({ preferredDate }) => preferredDate === TODAY);
  const visits = today.map((one) => ({ status: one.status, at: startsAt(one, TIME_ZONE) }));
  expect({
    arrived: visits.some(({ status }) => status === 'completed'),
    late: visits.some(({ status, at }) => status === 'confirmed' && at <= now),
    expected: visits.some(({ status, at }) => status === 'confirmed' && at > now),
  }).toEqual(states);
  expect(visits.filter(({ status, at }) => status === 'completed' && at > now)).toEqual([]);
  expect(today.filter(({ createdAt, statusUpdatedAt }) => createdAt > now || statusUpdatedAt > now)).toEqual([]);
});

it('has no party for a day on which the restaurant is closed', async () => {
  const sunday = addDays(TODAY, 1);
  const stored = await seeded(new Date(`${sunday}T12:00:00-04:00`));
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.filter(({ preferredDate }) => preferredDate === sunday)).toEqual([]);
});
