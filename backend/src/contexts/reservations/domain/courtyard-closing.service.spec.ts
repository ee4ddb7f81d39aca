import * as fc from 'fast-check';
import { REQUESTED_AT, FLORIDA, InMemoryReservations, NOW, REQUEST, STAFF } from '../testing/in-memory-reservations.js';
import { InMemoryCourtyardClosings } from '../testing/in-memory-courtyard-closings.js';
import { areas, RAIN_PLANS } from './areas.js';
import { type ClosingPlan, CourtyardIsClosed, NoRoomInside, OtherPlan } from './courtyard-closing.js';
import { CourtyardClosingService } from './courtyard-closing.service.js';
import { coversOf, PARTY_SIZES } from './party-size.js';
import type { Seating } from './ports.js';
import { Reservation, type ReservationRequest } from './reservation.js';
import { slotsWithin } from './time-slot.js';

const { preferredDate: DAY } = REQUEST;
/** Maximum of guests arriving inside in a half hour. */
const CAP = 10;

let setup: InMemoryReservations;
let courtyard: CourtyardClosingService;
/** Days that were locked for other bookings. */
let stored: string[];
beforeEach(() => {
  [setup, courtyard] = aSetup();
  stored = [];
});

function aSetup(): [InMemoryReservations, CourtyardClosingService] {
  const inMemory = new InMemoryReservations();
  inMemory.options.switchOn(areas);
  const { reservations, service, options, transaction, outbox, clock } = inMemory;
  const seating: Seating = {
    roomFor: () => Promise.resolve(null),
    slotsOn: () => Promise.resolve(slotsWithin([{ opens: '10:00', closes: '17:00' }])),
    isServed: () => Promise.resolve(true),
    closingOn: () => Promise.resolve(null),
    lockDays: (days) => Promise.resolve(void stored.push(...days)),
    isFull: () => Promise.resolve(false),
    fitting: (_, line) => {
      const taken = reservations.all.filter(({ status, area }) => status === 'confirmed' && area === 'inside');
      const fits = line.filter((one) => {
        if (guestsAt(one.preferredTime, [...taken, one]) > CAP) return false;
        taken.push(one);
        return true;
      });
      return Promise.resolve(fits);
    },
  };
  const closings = new InMemoryCourtyardClosings(transaction);
  const parts = [closings, options, transaction, outbox, FLORIDA, clock] as const;
  return [inMemory, new CourtyardClosingService(reservations, service, seating, ...parts)];
}

const guestsAt = (time: string, tables: readonly Reservation[]) =>
  tables
    .filter(({ preferredTime }) => preferredTime === time)
    .reduce((sum, { partySize }) => sum + coversOf(partySize), 0);

async function sits(reservationRequest: Partial<ReservationRequest>, inSetup = setup): Promise<Reservation> {
  const id = inSetup.ids.next();
  const request = Reservation.request(
    id,
    { ...REQUEST, area: 'courtyard', ...reservationRequest },
    new Date(REQUESTED_AT.getTime() + sitting),
  );
  sitting += 1000;
  const reservation = request.confirm(NOW);
  await inSetup.reservations.add(reservation);
  return reservation;
}
let sitting = 0;

const shownIn = (shown: ClosingPlan) => (plan: ClosingPlan) => JSON.stringify(plan) === JSON.stringify(shown);
const close = async (shown: ClosingPlan) => courtyard.close(DAY, null, shownIn(shown), STAFF);

it('is only for restaurants with areas', async () => {
  setup.options.switchOff(areas);
  await expect(courtyard.plan(DAY, null)).rejects.toThrow('“Inside and courtyard” is off. The owner can turn it on.');
  await expect(courtyard.plan('2026-11-20', null)).rejects.toThrow(
    '“Inside and courtyard” is off. The owner can turn it on.',
  );
  setup.options.switchOn(areas);
  await expect(courtyard.plan('2026-11-20', null)).rejects.toMatchObject({ kind: 'invalid' });
});

it('moves as many parties inside as fit, respecting their preferences, and notifies each once', async () => {
  const first = await sits({ partySize: '6', rainPlan: 'inside' });
  const rather = await sits({ partySize: '2', rainPlan: 'rather-not' });
  const waits = await sits({ partySize: '2', rainPlan: 'wait' });
  const second = await sits({ partySize: '5', rainPlan: 'inside' });
  const third = await sits({ partySize: '4', rainPlan: null });
  const plan = await courtyard.plan(DAY, null);
  expect(setup.outbox.events).toEqual([]);
  await close(plan);
  expect(stored).toContain(DAY);
  expect(setup.outbox.events.map(({ type, subject }) => [subject.id, type])).toEqual([
    [first.id, 'reservation.moved-inside'],
    [rather.id, 'reservation.rained-off'],
    [waits.id, 'reservation.asked-about-rain'],
    [second.id, 'reservation.left-without-table'],
    [third.id, 'reservation.moved-inside'],
    [DAY, 'courtyard.closed'],
  ]);
  expect(setup.outbox.events[1]).toMatchObject({ payload: { status: 'declined', previousStatus: 'confirmed' } });
  await expect(setup.reservations.get(third.id)).resolves.toMatchObject({
    area: 'inside',
    lastNotifiedAt: NOW,
    version: 2,
  });
});

it('does nothing if another plan was shown or someone else was faster', async () => {
  await sits({ rainPlan: 'inside' });
  const plan = await courtyard.plan(DAY, null);
  await sits({ rainPlan: 'wait' });
  const refused = close(plan);
  await expect(refused).rejects.toBeInstanceOf(OtherPlan);
  await expect(refused).rejects.toMatchObject({ plan: { parties: [{ outcome: 'moved' }, { outcome: 'asked' }] } });
  expect(setup.outbox.events).toEqual([]);
  await close(await courtyard.plan(DAY, null));
  await expect(courtyard.close(DAY, null, () => true, STAFF)).rejects.toBeInstanceOf(CourtyardIsClosed);
});

it('does nothing if a party changes between preview and closing', async () => {
  const { id } = await sits({ rainPlan: 'inside' });
  const plan = await courtyard.plan(DAY, null);
  setup.reservations.afterNextReads(
    () => {
      setup.reservations.changeElsewhere(id, (one) => one.withNotes('Has called').revised(NOW));
    },
    () => undefined,
  );
  await expect(close(plan)).rejects.toBeInstanceOf(OtherPlan);
  expect(setup.outbox.events).toEqual([]);
});

it('reopens with a notification to parties without a table, and moves no one back', async () => {
  const moved = await sits({ rainPlan: 'inside' });
  const waits = await sits({ rainPlan: 'wait' });
  await close(await courtyard.plan(DAY, null));
  setup.outbox.events.length = 0;
  await expect(courtyard.open(DAY, STAFF)).resolves.toMatchObject([{ id: moved.id, area: 'inside' }]);
  expect(setup.outbox.events.map(({ type, subject }) => [subject.id, type])).toEqual([
    [DAY, 'courtyard.opened'],
    [waits.id, 'reservation.courtyard-opened'],
  ]);
  await expect(courtyard.open(DAY, STAFF)).rejects.toThrow('The courtyard is not closed on that day.');
});

it('gives a party that was asked the table inside once, while there is one', async () => {
  const { id } = await sits({ partySize: '6', rainPlan: 'wait' });
  await expect(courtyard.sitInside(id)).rejects.toThrow(
    'There’s nothing to change. Please check your reservation’s status.',
  );
  await close(await courtyard.plan(DAY, null));
  const other = await sits({ partySize: '6', area: 'inside' });
  await expect(courtyard.sitInside(id)).rejects.toBeInstanceOf(NoRoomInside);
  setup.reservations.changeElsewhere(other.id, (one) => one.cancel(NOW));
  setup.outbox.events.length = 0;
  await courtyard.sitInside(id);
  await courtyard.sitInside(id);
  expect(setup.outbox.types).toEqual(['reservation.moved-inside']);
});

it('loses no party, stays within the room inside, and prefers earlier requests, for any parties', async () => {
  const reservationRequest = fc.record({
    partySize: fc.constantFrom(...PARTY_SIZES),
    preferredTime: fc.constantFrom('12:00 PM' as const, '1:00 PM' as const),
    rainPlan: fc.constantFrom(...RAIN_PLANS, null),
    area: fc.constantFrom('courtyard' as const, 'courtyard' as const, 'inside' as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(reservationRequest, { maxLength: 12 }), async (requests) => {
      const [inMemory, service] = aSetup();
      const tables: Reservation[] = [];
      for (const one of requests) tables.push(await sits(one, inMemory));
      const outside = tables.filter(({ area }) => area === 'courtyard');
      const before = inMemory.reservations.all.filter(({ area }) => area === 'inside');

      const plan = await service.plan(DAY, null);
      expect(plan.parties.map(({ reservation: { id } }) => id)).toEqual(outside.map(({ id }) => id));
      const { parties } = await service.close(DAY, null, shownIn(plan), STAFF);
      expect(parties.map(({ outcome }) => outcome)).toEqual(plan.parties.map(({ outcome }) => outcome));

      const now = inMemory.reservations.all.filter(({ area, status }) => area === 'inside' && status === 'confirmed');
      for (const time of ['12:00 PM', '1:00 PM'])
        expect(guestsAt(time, now)).toBeLessThanOrEqual(Math.max(CAP, guestsAt(time, before)));
      // A party that did not fit would not have fitted after those moved before it.
      const taken = [...before];
      for (const { reservation, outcome } of plan.parties) {
        const fits = guestsAt(reservation.preferredTime, [...taken, reservation]) <= CAP;
        if (outcome === 'moved') taken.push(reservation);
        if (outcome === 'moved' || outcome === 'without-room') expect(fits).toBe(outcome === 'moved');
      }
    }),
    { numRuns: 200 },
  );
});
