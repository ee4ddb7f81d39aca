import { REQUEST } from '../testing/in-memory-reservations.js';
import { Reservation, type ReservationRequest } from './reservation.js';
import { serviceDay } from './service-day.js';
import { TIME_SLOTS } from './time-slot.js';

const REQUESTED_AT = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-21T16:00:00Z');
const DAY = REQUEST.preferredDate;

const pending = (id: string, changes: Partial<ReservationRequest> = {}, at = REQUESTED_AT) =>
  Reservation.request(id, { ...REQUEST, ...changes }, at);
const confirmed = (...request: Parameters<typeof pending>) => pending(...request).confirm(LATER);
const ids = (reservations: readonly Reservation[]) => reservations.map(({ id }) => id);

it('has every slot of a day without guests', () => {
  const day = serviceDay(DAY, [], false);
  expect(day).toMatchObject({ date: DAY, covers: 0, parties: 0, reservations: [], waiting: [] });
  expect(day.slots).toEqual(TIME_SLOTS.map((time) => ({ time, covers: 0, parties: 0, byArea: null })));
});

it('counts the guests of confirmed tables by their slots, ten for a table of ten or more', () => {
  const day = serviceDay(
    DAY,
    [
      confirmed('1', { preferredTime: '11:00 AM', partySize: '4' }),
      confirmed('2', { preferredTime: '11:00 AM', partySize: '10+' }),
      confirmed('3', { preferredTime: '5:00 PM', partySize: '1' }),
      pending('4', { preferredTime: '11:00 AM', partySize: '9' }),
    ],
    false,
  );
  expect(day).toMatchObject({ covers: 15, parties: 3 });
  expect(day.slots.filter(({ parties }) => parties > 0)).toEqual([
    { time: '11:00 AM', covers: 14, parties: 2, byArea: null },
    { time: '5:00 PM', covers: 1, parties: 1, byArea: null },
  ]);
});

it('sorts by time of day rather than by text, then by order of requests', () => {
  const open = [
    confirmed('late', { preferredTime: '1:00 PM' }),
    confirmed('second', { preferredTime: '10:00 AM' }, LATER),
    confirmed('noon', { preferredTime: '12:00 PM' }),
    confirmed('first', { preferredTime: '10:00 AM' }),
    pending('waits until two', { preferredTime: '2:00 PM' }),
    pending('waits until eleven', { preferredTime: '11:00 AM' }),
  ];
  const { reservations, waiting } = serviceDay(DAY, open, false);
  expect(ids(reservations)).toEqual(['first', 'second', 'noon', 'late']);
  expect(ids(waiting)).toEqual(['waits until eleven', 'waits until two']);
});

it('counts guests by area if the restaurant has areas, and guests without an area inside', () => {
  const { slots } = serviceDay(
    DAY,
    [
      confirmed('1', { preferredTime: '11:00 AM', partySize: '4', area: 'courtyard' }),
      confirmed('2', { preferredTime: '11:00 AM', partySize: '2', area: 'inside' }),
      confirmed('3', { preferredTime: '11:00 AM', partySize: '1' }),
      pending('4', { preferredTime: '11:00 AM', partySize: '9', area: 'courtyard' }),
    ],
    true,
  );
  expect(slots.find(({ time }) => time === '11:00 AM')).toMatchObject({ byArea: { inside: 3, courtyard: 4 } });
  expect(slots[0]).toMatchObject({ byArea: { inside: 0, courtyard: 0 } });
});

it('includes parties that arrived, archived ones too, and names no-shows', () => {
  const came = confirmed('came', { preferredTime: '11:00 AM', partySize: '4' }).complete(LATER);
  const archived = confirmed('archived', { preferredTime: '10:00 AM', partySize: '2' }).complete(LATER).archive(LATER);
  const all = [
    came,
    confirmed('expected'),
    archived,
    confirmed('missed').recordNoShow(LATER),
    pending('asks').decline(LATER),
  ];
  const day = serviceDay(DAY, all, false);
  expect(ids(day.arrived)).toEqual(['archived', 'came']);
  expect(ids(day.missed)).toEqual(['missed']);
  expect(day).toMatchObject({
    covers: 8,
    parties: 3,
    expected: { covers: 2, parties: 1 },
    here: { covers: 6, parties: 2 },
  });
  expect(day.slots.find(({ time }) => time === '11:00 AM')).toMatchObject({ covers: 4, parties: 1 });
});

it('counts as here who has arrived and not left, and still as guests of the day', () => {
  const left = confirmed('left', { partySize: '4' }).complete(LATER).leave(LATER);
  const day = serviceDay(
    DAY,
    [left, confirmed('here', { partySize: '2' }).complete(LATER), confirmed('expected')],
    false,
  );
  expect(ids(day.arrived)).toEqual(['here', 'left']);
  expect(day).toMatchObject({ covers: 8, parties: 3, here: { covers: 2, parties: 1 } });
});
