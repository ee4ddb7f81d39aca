import * as fc from 'fast-check';
import { REQUEST } from '../testing/in-memory-reservations.js';
import { RAIN_PLANS } from './areas.js';
import { covers, firstClosed, hasNoTable, outcomeOf } from './courtyard-closing.js';
import { byRequestOrder, slotsWithin, TIME_SLOTS } from './time-slot.js';
import { PARTY_SIZES } from './party-size.js';
import { Reservation, type ReservationRequest } from './reservation.js';

const AT = new Date('2026-11-20T15:00:00Z');
const FLORIDA = 'America/New_York';
const { preferredDate: DAY } = REQUEST;
const table = (request: Partial<ReservationRequest> = {}, id = 'a') =>
  Reservation.request(id, { ...REQUEST, area: 'courtyard', ...request }, AT).confirm(AT);

it.each([
  ['inside', true, 'moved'],
  ['inside', false, 'without-room'],
  [null, true, 'moved'],
  [null, false, 'without-room'],
  ['wait', true, 'asked'],
  ['wait', false, 'asked'],
  ['rather-not', true, 'given-up'],
  ['rather-not', false, 'given-up'],
] as const)('turns a party that chose %s, with room inside: %s, into %s', (rainPlan, fits, outcome) => {
  expect(outcomeOf(table({ rainPlan }), new Set(fits ? ['a'] : []))).toBe(outcome);
});

it.each([
  [{}, null, true],
  [{ preferredTime: '2:00 PM' }, '2:00 PM', true],
  [{ preferredTime: '1:30 PM' }, '2:00 PM', false],
  [{ area: 'inside' }, null, false],
  [{ area: null }, null, false],
  [{ preferredDate: '2026-11-28' }, null, false],
] as const)('covers a table of %j when closed from %s: %s', (request, from, is) => {
  expect(covers({ date: DAY, from }, table(request))).toBe(is);
});

it('leaves a confirmed party without a table, and no one while it is open', () => {
  const closing = { date: DAY, from: null, closedAt: AT, closedBy: 'Front of House', parties: [] };
  expect(hasNoTable(closing, table())).toBe(true);
  expect(hasNoTable(null, table())).toBe(false);
  expect(hasNoTable(closing, table().moveInside(AT))).toBe(false);
  expect(hasNoTable(closing, Reservation.request('b', { ...REQUEST, area: 'courtyard' }, AT))).toBe(false);
});

const LUNCH = slotsWithin([{ opens: '10:00', closes: '17:00' }]);

it.each([
  ['2026-11-26T15:00:00Z', null, null],
  ['2026-11-26T15:00:00Z', '2:00 PM', '2:00 PM'],
  ['2026-11-27T15:00:00Z', null, '10:30 AM'],
  ['2026-11-27T14:59:59Z', null, null],
  ['2026-11-27T18:10:00Z', '11:00 AM', '1:30 PM'],
  ['2026-11-27T22:00:00Z', null, undefined],
] as const)('closes at %s, when %s is wanted, from %s on', (now, wanted, first) => {
  expect(firstClosed(DAY, wanted, new Date(now), FLORIDA, LUNCH)).toBe(first);
});

it('goes by who asked first, and never by who is larger or comes earlier', () => {
  const requests = fc.record({
    partySize: fc.constantFrom(...PARTY_SIZES),
    preferredTime: fc.constantFrom(...TIME_SLOTS),
    rainPlan: fc.constantFrom(...RAIN_PLANS, null),
  });
  fc.assert(
    fc.property(fc.array(requests), fc.array(fc.nat({ max: 5 })), (all, minutes) => {
      const tables = all.map((request, index) => {
        const askedAt = new Date(AT.getTime() + (minutes[index] ?? 0) * 60_000);
        return Reservation.request(String(index), { ...REQUEST, ...request }, askedAt);
      });
      const sorted = tables.toSorted(byRequestOrder);
      expect(sorted).toHaveLength(tables.length);
      for (const [index, one] of sorted.entries()) {
        const next = sorted[index + 1];
        if (next) expect(one.createdAt.getTime()).toBeLessThanOrEqual(next.createdAt.getTime());
      }
    }),
  );
});
