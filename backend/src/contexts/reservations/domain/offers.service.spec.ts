import { STAFF, InMemoryReservations, FLORIDA, NOW } from '../testing/in-memory-reservations.js';
import { guestPage } from './guest-page.js';
import { OffersService } from './offers.service.js';
import { offerDeadline, otherTimes } from './other-times.js';
import { BeyondCapacity, CannotBeOffered, NotWaiting, OfferHasEnded } from './reservation.errors.js';

const NOON = { preferredDate: '2026-11-27', preferredTime: '12:00 PM' } as const;
const NEXT_DAY = { preferredDate: '2026-11-28', preferredTime: '1:00 PM' } as const;

let setup: InMemoryReservations;
let offers: OffersService;
beforeEach(() => {
  setup = new InMemoryReservations();
  setup.options.switchOn(guestPage);
  setup.options.switchOn(otherTimes);
  const { reservations, service, seating, options, transaction, clock } = setup;
  offers = new OffersService(reservations, service, seating, options, transaction, FLORIDA, clock);
});

it('holds the times for a day and notifies the guest once', async () => {
  const { id } = await setup.keep('pending');
  const offeredUntil = new Date('2026-11-22T15:00:00Z');
  await expect(offers.offer(id, [NOON, NEXT_DAY], 1, STAFF)).resolves.toMatchObject({
    status: 'pending',
    offeredTimes: [NOON, NEXT_DAY],
    offeredUntil,
    version: 2,
  });
  expect(setup.outbox.events).toMatchObject([
    {
      type: 'reservation.offered',
      payload: { status: 'pending', offeredTimes: [NOON, NEXT_DAY], offeredUntil: offeredUntil.toISOString() },
    },
  ]);
});

it('lists the times by time, in whatever order they were chosen', async () => {
  const { id } = await setup.keep('pending');
  await expect(offers.offer(id, [NEXT_DAY, NOON], 1, STAFF)).resolves.toMatchObject({ offeredTimes: [NOON, NEXT_DAY] });
});

it.each([
  ['a day and more before the visit', '2026-11-27T17:00:00Z', '2026-11-22T15:00:00Z'],
  ['on the day', '2026-11-22T14:59:59Z', '2026-11-21T17:00:00Z'],
  ['shortly before', '2026-11-21T16:00:00Z', '2026-11-21T16:00:00Z'],
])('holds the times %s only as long as useful', (_, first, until) => {
  expect(offerDeadline(new Date(first), { holdHours: 24, holdHoursNear: 2 }, NOW)).toEqual(new Date(until));
});

it.each([
  ['23 hours', '2027-03-14', '2027-03-14T12:30:00Z', '2027-03-14T14:00:00.000Z'],
  ['25 hours', '2027-11-07', '2027-11-07T13:30:00Z', '2027-11-07T15:00:00.000Z'],
])('ends with its visit on a day of %s', async (_, preferredDate, now, until) => {
  const { id } = await setup.keep('pending');
  setup.clock.set(now);
  const { offeredUntil } = await offers.offer(id, [{ preferredDate, preferredTime: '10:00 AM' }], 1, STAFF);
  expect(offeredUntil?.toISOString()).toBe(until);
});

it('is taken with one tap, which confirms, and with a second one changes nothing', async () => {
  const { id } = await setup.keep('pending');
  await offers.offer(id, [NOON, NEXT_DAY], 1, STAFF);
  await offers.take(id, NEXT_DAY);
  await offers.take(id, NEXT_DAY);
  expect(setup.reservations.all).toMatchObject([
    { ...NEXT_DAY, status: 'confirmed', offeredTimes: null, offeredUntil: null, version: 3 },
  ]);
  expect(setup.outbox.events.map(({ type }) => type)).toEqual(['reservation.offered', 'reservation.confirmed']);
  await expect(offers.take(id, NOON)).rejects.toBeInstanceOf(OfferHasEnded);
});

it('is valid exactly until its end', async () => {
  const { id } = await setup.keep('pending');
  await offers.offer(id, [NOON], 1, STAFF);
  await expect(offers.take(id, NEXT_DAY)).rejects.toBeInstanceOf(OfferHasEnded);
  setup.clock.set('2026-11-22T15:00:00Z');
  await expect(offers.take(id, NOON)).rejects.toBeInstanceOf(OfferHasEnded);
});

it.each(['confirmed', 'declined', 'pending'] as const)(
  'is over when staff answer with %s otherwise',
  async (status) => {
    const { id } = await setup.keep('pending');
    await offers.offer(id, [NOON], 1, STAFF);
    await setup.change(id, status === 'pending' ? { booking: { partySize: '3' } } : { status });
    await expect(offers.take(id, NOON)).rejects.toBeInstanceOf(OfferHasEnded);
  },
);

it('is made only to a request that waits as it was shown', async () => {
  const { id } = await setup.keep('confirmed');
  await expect(offers.offer(id, [NOON], 1, STAFF)).rejects.toBeInstanceOf(NotWaiting);
  await expect(offers.offer(id, [NOON], 2, STAFF)).rejects.toThrow('This request has changed. Please review it.');
});

it('holds each time in the area with room, which becomes the area of the accepted time', async () => {
  const { id } = await setup.keep('pending');
  setup.room = {
    area: 'courtyard',
    time: '12:00 PM',
    arrivals: 4,
    arrivalsCap: 6,
    fullest: '1:00 PM',
    seats: 4,
    seatsCap: 10,
    isBeyond: false,
  };
  const area = 'courtyard';
  await expect(offers.offer(id, [NOON], 1, STAFF)).resolves.toMatchObject({
    area: null,
    offeredTimes: [{ ...NOON, area }],
  });
  await offers.take(id, NOON);
  expect(setup.reservations.all).toMatchObject([{ ...NOON, area, status: 'confirmed' }]);
});

it('is never made beyond the caps', async () => {
  const { id } = await setup.keep('pending');
  setup.room = {
    area: null,
    time: '12:00 PM',
    arrivals: 4,
    arrivalsCap: 6,
    fullest: '1:00 PM',
    seats: 12,
    seatsCap: 10,
    isBeyond: true,
  };
  await expect(offers.offer(id, [NOON], 1, STAFF)).rejects.toBeInstanceOf(BeyondCapacity);
  expect(setup.outbox.events).toEqual([]);
});

it.each([guestPage, otherTimes])('needs $title to be on', async (option) => {
  const { id } = await setup.keep('pending');
  setup.options.switchOff(option);
  await expect(offers.offer(id, [NOON], 1, STAFF)).rejects.toBeInstanceOf(CannotBeOffered);
});

it.each([
  ['twice the same', [NOON, NOON]],
  ['a day that is over', [{ ...NOON, preferredDate: '2026-11-20' }]],
  ['an hour that is over', [{ preferredDate: '2026-11-21', preferredTime: '10:00 AM' as const }]],
])('is not of %s', async (_, times) => {
  const { id } = await setup.keep('pending');
  await expect(offers.offer(id, times, 1, STAFF)).rejects.toMatchObject({ kind: 'invalid' });
});
