import * as fc from 'fast-check';
import { aReservation, REQUEST } from '../testing/in-memory-reservations.js';
import { type Area, AREAS } from './areas.js';
import {
  type Caps,
  seatingPlan,
  seatingPlanWith,
  describeRoom,
  fittingByPriority,
  halfHoursOf,
  roomFor,
  tablesOn,
  timesWithRoom,
} from './capacity.js';
import { coversOf, PARTY_SIZES, type PartySize } from './party-size.js';
import { Reservation } from './reservation.js';
import { slotsWithin, type TimeSlot } from './time-slot.js';

const LUNCH = slotsWithin([{ opens: '10:00', closes: '17:00' }]);

const CAPS: Caps = { arrivals: 6, seats: 10, stayOfTwo: 90, stayOfFive: 120, stayOfMore: 150 };
const PLAN = seatingPlan(CAPS, null);
const [WHOLE] = PLAN;
const AT = new Date('2026-11-20T15:00:00Z');

function table(preferredTime: TimeSlot, partySize: PartySize, changes: { id?: string; minutes?: number } = {}) {
  const { id = `${preferredTime} ${partySize}`, minutes = 0 } = changes;
  return Reservation.request(id, { ...REQUEST, preferredTime, partySize }, new Date(AT.getTime() + minutes * 60_000));
}
const on = (...open: Reservation[]) => tablesOn(REQUEST.preferredDate, open, PLAN, AT);
const confirmed = (...[time, size, changes]: Parameters<typeof table>) => table(time, size, changes).confirm(AT);

it('counts who arrives with a request, and who is seated in the fullest half hour of its visit', () => {
  const open = on(confirmed('11:00 AM', '4'), confirmed('12:30 PM', '3'), confirmed('12:00 PM', '2'));
  expect(roomFor(table('12:00 PM', '2', { id: 'new' }), open, PLAN)).toEqual({
    area: null,
    time: '12:00 PM',
    arrivals: 4,
    arrivalsCap: 6,
    fullest: '12:30 PM',
    seats: 11,
    seatsCap: 10,
    isBeyond: true,
  });
});

it.each([
  ['2', '12:30 PM', 4],
  ['2', '1:00 PM', 2],
  ['3', '1:00 PM', 5],
  ['5', '1:30 PM', 2],
  ['6', '1:30 PM', 8],
  ['10+', '2:00 PM', 2],
] as const)('has a party of %s that came at 11:30 AM seated or gone at %s', (party, time, seats) => {
  expect(roomFor(table(time, '2', { id: 'new' }), on(confirmed('11:30 AM', party)), PLAN).seats).toBe(seats);
});

it('counts what waits in the order in which it came', () => {
  const first = table('12:00 PM', '6', { id: 'first' });
  const second = table('12:00 PM', '6', { id: 'second', minutes: 1 });
  expect(roomFor(first, on(first, second), PLAN)).toMatchObject({ seats: 6, isBeyond: false });
  expect(roomFor(second, on(first, second), PLAN)).toMatchObject({ seats: 12, isBeyond: true });
});

it('does not count the table whose place it takes', () => {
  const before = confirmed('12:00 PM', '5', { id: 'before' });
  const { preferredDate, preferredTime, partySize } = before;
  const reservationRequest = { ...REQUEST, preferredTime, partySize: '6' as const };
  const change = Reservation.request('change', reservationRequest, AT, {
    id: 'before',
    preferredDate,
    preferredTime,
    partySize,
  });
  expect(roomFor(change, on(before, change), PLAN)).toMatchObject({ arrivals: 6, seats: 6, isBeyond: false });
});

it('can also exceed arrivals only, and says which limit is exceeded', () => {
  const room = roomFor(table('12:00 PM', '4', { id: 'new' }), on(confirmed('12:00 PM', '3')), PLAN);
  expect(room.isBeyond).toBe(true);
  expect(describeRoom(room)).toBe('That’s 7 of 6 arrivals at 12:00 PM.');
  expect(describeRoom({ ...room, seats: 12 })).toBe('That’s 12 of 10 seats at 12:00 PM.');
});

it('has every half hour of a day, with what waits aside', () => {
  const day = halfHoursOf(
    WHOLE,
    on(confirmed('4:30 PM', '2'), table('5:00 PM', '4'), aReservation('x', 'pending', AT)),
    LUNCH,
  );
  expect(day).toHaveLength(15);
  expect(day.at(-2)).toEqual({ time: '4:30 PM', arrivals: 2, seats: 2, waiting: 0 });
  expect(day.at(-1)).toEqual({ time: '5:00 PM', arrivals: 0, seats: 2, waiting: 4 });
});

describe('times that are offered', () => {
  const OTHER_DAY = '2026-11-28';
  const until = new Date(AT.getTime() + 3_600_000);
  const offered = table('12:00 PM', '6', { minutes: 5 }).offer(
    [
      { preferredDate: REQUEST.preferredDate, preferredTime: '1:00 PM' },
      { preferredDate: REQUEST.preferredDate, preferredTime: '2:00 PM' },
      { preferredDate: OTHER_DAY, preferredTime: '12:00 PM' },
    ],
    until,
  );

  it('take precedence over earlier requests, and count once where they overlap', () => {
    const room = roomFor(table('2:00 PM', '5', { id: 'earlier' }), on(offered), PLAN);
    expect(room).toMatchObject({ arrivals: 11, seats: 11, isBeyond: true });
    expect(tablesOn(OTHER_DAY, [offered], PLAN, AT)).toMatchObject([{ times: ['12:00 PM'], isHeld: true }]);
    expect(halfHoursOf(WHOLE, on(offered)).find(({ time }) => time === '12:30 PM')).toMatchObject({ seats: 0 });
  });

  it('are free again when the offer has ended, and the request is counted where it asks', () => {
    expect(tablesOn(OTHER_DAY, [offered], PLAN, until)).toEqual([]);
    expect(tablesOn(REQUEST.preferredDate, [offered], PLAN, until)).toMatchObject([
      { times: ['12:00 PM'], isHeld: false },
    ]);
  });

  it('are found for a request as if it were not there itself', () => {
    expect(timesWithRoom(offered, on(offered, confirmed('12:30 PM', '5')), PLAN, LUNCH)).toEqual([
      '10:00 AM',
      '2:30 PM',
      '3:00 PM',
      '3:30 PM',
      '4:00 PM',
      '4:30 PM',
      '5:00 PM',
    ]);
  });
});

describe('a restaurant with areas', () => {
  const AREAS_PLAN = seatingPlan(CAPS, { courtyardArrivals: 4, courtyardSeats: 4 });
  const [INSIDE, COURTYARD] = AREAS_PLAN;
  const sits = (area: Area | null, ...[time, size, changes]: Parameters<typeof table>) =>
    Reservation.request(
      changes?.id ?? `${String(area)} ${time} ${size}`,
      { ...REQUEST, preferredTime: time, partySize: size, area },
      new Date(AT.getTime() + (changes?.minutes ?? 0) * 60_000),
    );
  const onAreas = (...open: Reservation[]) => tablesOn(REQUEST.preferredDate, open, AREAS_PLAN, AT);

  it('counts each area with its own caps, and says which one is full', () => {
    const open = onAreas(sits('inside', '12:00 PM', '5').confirm(AT), sits('courtyard', '12:00 PM', '3').confirm(AT));
    const room = roomFor(sits('courtyard', '12:30 PM', '2', { id: 'new' }), open, AREAS_PLAN);
    expect(room).toMatchObject({ area: 'courtyard', seats: 5, seatsCap: 4, isBeyond: true });
    expect(describeRoom(room)).toBe('That’s 5 of 4 seats in the courtyard at 12:30 PM.');
    expect(roomFor(sits('inside', '12:30 PM', '2', { id: 'new' }), open, AREAS_PLAN)).toMatchObject({
      area: 'inside',
      seats: 7,
      seatsCap: 10,
      isBeyond: false,
    });
  });

  it('counts confirmed guests without an area inside', () => {
    const open = onAreas(sits(null, '12:00 PM', '5').confirm(AT));
    expect(halfHoursOf(INSIDE, open).find(({ time }) => time === '12:30 PM')).toMatchObject({ seats: 5 });
    expect(COURTYARD && halfHoursOf(COURTYARD, open).every(({ seats }) => seats === 0)).toBe(true);
  });

  it('seats guests without a preference inside, then in the courtyard, then nowhere', () => {
    const asks = sits(null, '12:00 PM', '3', { id: 'new' });
    const inside = sits('inside', '12:00 PM', '5').confirm(AT);
    const outside = sits('courtyard', '12:00 PM', '2').confirm(AT);
    expect(roomFor(asks, onAreas(), AREAS_PLAN)).toMatchObject({ area: 'inside', isBeyond: false });
    expect(roomFor(asks, onAreas(inside), AREAS_PLAN)).toMatchObject({ area: 'courtyard', isBeyond: false });
    expect(roomFor(asks, onAreas(inside, outside), AREAS_PLAN)).toMatchObject({ area: 'inside', isBeyond: true });
  });

  it('has no room in a closed courtyard from the closing half hour on, and says so', () => {
    const closing = {
      from: '12:00 PM',
      date: REQUEST.preferredDate,
      closedAt: AT,
      closedBy: 'Ada',
      parties: [],
    } as const;
    const closed = seatingPlanWith(AREAS_PLAN, closing);
    expect(roomFor(sits('courtyard', '11:30 AM', '2'), onAreas(), closed).isBeyond).toBe(false);
    const room = roomFor(sits('courtyard', '12:00 PM', '2'), onAreas(), closed);
    expect(room).toMatchObject({ area: 'courtyard', seatsCap: 0, isBeyond: true });
    expect(describeRoom(room)).toBe('The courtyard is closed at 12:00 PM.');
    const inside = sits('inside', '12:00 PM', '5').confirm(AT);
    const asks = sits(null, '12:00 PM', '3', { id: 'new' });
    expect(roomFor(asks, onAreas(inside), closed)).toMatchObject({ area: 'inside', isBeyond: true });
    expect(timesWithRoom(asks, onAreas(inside), closed)).not.toContain('12:00 PM');
    expect(seatingPlanWith(AREAS_PLAN, null)).toEqual(AREAS_PLAN);
  });

  it('counts requests without a preference in order of arrival', () => {
    const inside = sits('inside', '12:00 PM', '4').confirm(AT);
    const [first, second, third] = [1, 2, 3].map((minutes) =>
      sits(null, '12:00 PM', '3', { id: String(minutes), minutes }),
    ) as [Reservation, Reservation, Reservation];
    const open = onAreas(third, inside, second, first);
    expect(roomFor(first, open, AREAS_PLAN)).toMatchObject({ area: 'courtyard', seats: 3, isBeyond: false });
    expect(roomFor(second, open, AREAS_PLAN)).toMatchObject({ isBeyond: true });
    expect(fittingByPriority([third, second], open, AREAS_PLAN)).toEqual([{ id: '3', area: 'courtyard' }]);
  });

  it('holds the times of an offer in the area with room for each', () => {
    const { preferredDate } = REQUEST;
    const offered = sits(null, '12:00 PM', '3').offer(
      [
        { preferredDate, preferredTime: '1:00 PM', area: 'courtyard' },
        { preferredDate, preferredTime: '2:00 PM', area: 'inside' },
      ],
      new Date(AT.getTime() + 3_600_000),
    );
    expect(onAreas(offered)).toMatchObject([
      { area: 'courtyard', times: ['1:00 PM'] },
      { area: 'inside', times: ['2:00 PM'] },
    ]);
  });

  it('counts an offer once where its times overlap after areas were turned off', () => {
    const { preferredDate } = REQUEST;
    const offered = sits(null, '12:00 PM', '3').offer(
      [
        { preferredDate, preferredTime: '1:00 PM', area: 'courtyard' },
        { preferredDate, preferredTime: '1:30 PM', area: 'inside' },
      ],
      new Date(AT.getTime() + 3_600_000),
    );
    expect(on(offered)).toMatchObject([{ area: null, times: ['1:00 PM', '1:30 PM'] }]);
  });

  const parties = fc.array(
    fc.record({
      preferredTime: fc.constantFrom(...LUNCH),
      partySize: fc.constantFrom(...PARTY_SIZES),
      area: fc.constantFrom(...AREAS, null),
    }),
    { maxLength: 40 },
  );

  it('never exceeds the caps of an area if requests are confirmed only where there is room', () => {
    fc.assert(
      fc.property(parties, (requests) => {
        const open: Reservation[] = [];
        for (const [index, { preferredTime, partySize, area }] of requests.entries()) {
          const request = sits(area, preferredTime, partySize, { id: String(index) });
          const room = roomFor(request, onAreas(...open), AREAS_PLAN);
          if (!room.isBeyond) open.push(request.seatedIn(room.area).confirm(AT));
        }
        for (const counted of AREAS_PLAN)
          for (const { seats, arrivals } of halfHoursOf(counted, onAreas(...open))) {
            expect(seats).toBeLessThanOrEqual(counted.caps.seats);
            expect(arrivals).toBeLessThanOrEqual(counted.caps.arrivals);
          }
      }),
    );
  });

  it('loses no one: all confirmed guests are in one of the areas', () => {
    fc.assert(
      fc.property(parties, (requests) => {
        const open = requests.map(({ preferredTime, partySize, area }, index) =>
          sits(area, preferredTime, partySize, { id: String(index) }).confirm(AT),
        );
        const arrivals = AREAS_PLAN.flatMap((counted) => halfHoursOf(counted, onAreas(...open)));
        expect(arrivals.reduce((sum, one) => sum + one.arrivals, 0)).toBe(
          requests.reduce((sum, { partySize }) => sum + coversOf(partySize), 0),
        );
      }),
    );
  });

  it('makes no difference to a restaurant without areas: it counts all guests as one', () => {
    fc.assert(
      fc.property(parties, (requests) => {
        const open = (withAreas: boolean) =>
          requests.map(({ preferredTime, partySize, area }, index) =>
            sits(withAreas ? area : null, preferredTime, partySize, { id: String(index) }).confirm(AT),
          );
        expect(halfHoursOf(WHOLE, on(...open(true)))).toEqual(halfHoursOf(WHOLE, on(...open(false))));
      }),
    );
  });
});

it('gives a party that arrived its seats until it leaves', () => {
  const here = confirmed('12:00 PM', '6').complete(AT);
  const next = table('12:30 PM', '5', { id: 'next' });
  expect(roomFor(next, on(here), PLAN)).toMatchObject({ seats: 11, isBeyond: true });
  expect(roomFor(next, on(here.leave(AT)), PLAN)).toMatchObject({ seats: 5, isBeyond: false });
  expect(roomFor(next, on(here.archive(AT)), PLAN)).toMatchObject({ seats: 5 });
});
