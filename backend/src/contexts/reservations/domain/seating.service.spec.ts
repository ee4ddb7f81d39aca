import { REQUEST } from '../testing/a-reservation.js';
import { STAFF, InMemoryReservations } from '../testing/in-memory-reservations.js';
import { areas } from './areas.js';
import { confirmingByItself, type Room } from './capacity.js';
import { BeyondCapacity } from './reservation.errors.js';

const FITS: Room = {
  ...{ area: null, time: '12:30 PM', arrivals: 4, arrivalsCap: 6, fullest: '1:00 PM', seats: 8, seatsCap: 10 },
  isBeyond: false,
};
const FULL: Room = { ...FITS, seats: 12, isBeyond: true };

let house: InMemoryReservations;
beforeEach(() => {
  house = new InMemoryReservations();
});

describe('more guests than the house has room for', () => {
  it('are confirmed only by who says so', async () => {
    house.room = FULL;
    const { id } = await house.keep('pending');
    const asked = house.change(id, { status: 'confirmed' }, STAFF);
    await expect(asked).rejects.toBeInstanceOf(BeyondCapacity);
    await expect(asked).rejects.toMatchObject({
      message: 'That’s 12 of 10 seats at 1:00 PM.',
      fields: [{ field: 'beyondCapacity' }],
    });
    expect(house.outbox.events).toEqual([]);
    await expect(house.change(id, { status: 'confirmed', beyondCapacity: true }, STAFF)).resolves.toMatchObject({
      status: 'confirmed',
    });
  });

  it('are entered only by who says so, unless the answer waits', async () => {
    house.room = FULL;
    const request = { ...REQUEST, source: 'phone' as const };
    await expect(house.service.enter(request, 'confirmed', STAFF)).rejects.toBeInstanceOf(BeyondCapacity);
    await expect(house.service.enter(request, 'pending', STAFF)).resolves.toMatchObject({ status: 'pending' });
    await expect(house.service.enter(request, 'confirmed', STAFF, true)).resolves.toMatchObject({
      status: 'confirmed',
    });
  });

  it.each([
    [{ partySize: '3' }, true],
    [{ preferredTime: '1:00 PM' }, true],
    [{ preferredDate: '2026-11-28' }, true],
    [{ partySize: '1' }, false],
  ] as const)('come of %j for a confirmed table: %s', async (booking, asks) => {
    const { id } = await house.keep('confirmed');
    house.room = FULL;
    const changed = house.change(id, { booking }, STAFF);
    await (asks ? expect(changed).rejects.toBeInstanceOf(BeyondCapacity) : expect(changed).resolves.toBeDefined());
  });

  it('are nobody’s concern where the house counts no seats', async () => {
    const { id } = await house.keep('pending');
    await expect(house.change(id, { status: 'confirmed' })).resolves.toMatchObject({ status: 'confirmed' });
  });
});

describe('a request that confirms itself', () => {
  beforeEach(() => {
    house.room = FITS;
    house.options.switchOn(confirmingByItself, { party: 4 });
  });

  it('is told of once, with its answer', async () => {
    await expect(house.service.request(REQUEST)).resolves.toMatchObject({ status: 'confirmed', wasConfirmed: true });
    expect(house.outbox.events).toMatchObject([{ type: 'reservation.requested', payload: { status: 'confirmed' } }]);
  });

  it.each([
    ['has a wish in words', { specialRequests: 'By the fountain' }, {}],
    ['is for more guests', { partySize: '5' }, {}],
    ['is for ten and more', { partySize: '10+' }, {}],
    ['finds the house full', {}, { room: FULL }],
    ['finds that nobody counts seats', {}, { room: null }],
    ['comes when the house is closed', {}, { isServed: false }],
  ] as const)('waits for a person when it %s', async (_, request, state) => {
    Object.assign(house, state);
    await expect(house.service.request({ ...REQUEST, ...request })).resolves.toMatchObject({ status: 'pending' });
  });

  it('is not there before the owner switches it on', async () => {
    const other = new InMemoryReservations();
    other.room = FITS;
    await expect(other.service.request(REQUEST)).resolves.toMatchObject({ status: 'pending' });
  });
});

describe('a house with areas', () => {
  beforeEach(() => {
    house.options.switchOn(areas);
    house.room = { ...FITS, area: 'courtyard' };
  });

  it('seats who has not said where when it confirms: by hand, by itself, as it enters', async () => {
    const { id } = await house.keep('pending');
    await expect(house.change(id, { status: 'confirmed' }, STAFF)).resolves.toMatchObject({ area: 'courtyard' });
    house.options.switchOn(confirmingByItself, { party: 4 });
    await expect(house.service.request(REQUEST)).resolves.toMatchObject({ status: 'confirmed', area: 'courtyard' });
    const request = { ...REQUEST, source: 'phone' as const };
    await expect(house.service.enter(request, 'confirmed', STAFF)).resolves.toMatchObject({ area: 'courtyard' });
    await expect(house.service.enter(request, 'pending', STAFF)).resolves.toMatchObject({ area: null });
  });

  it('asks before it moves a confirmed table into an area that is full, and tells of what was', async () => {
    const inside = await house.service.enter({ ...REQUEST, area: 'inside' }, 'pending', STAFF);
    house.room = { ...FITS, area: 'inside' };
    await house.change(inside.id, { status: 'confirmed' }, STAFF);
    house.room = { ...FULL, area: 'courtyard' };
    const moved = house.change(inside.id, { booking: { area: 'courtyard' } }, STAFF);
    await expect(moved).rejects.toMatchObject({
      message: 'That’s 12 of 10 seats in the courtyard at 1:00 PM.',
    });
    await house.change(inside.id, { booking: { area: 'courtyard' }, beyondCapacity: true }, STAFF);
    expect(house.outbox.events.at(-1)).toMatchObject({
      type: 'reservation.changed',
      payload: { area: 'courtyard', formerBooking: { area: 'inside' } },
    });
  });

  it('keeps what the guest said of rain beside the courtyard alone', async () => {
    const rainPlan = 'wait' as const;
    await expect(house.service.request({ ...REQUEST, area: 'courtyard', rainPlan })).resolves.toMatchObject({
      rainPlan,
    });
    await expect(house.service.request({ ...REQUEST, area: 'inside', rainPlan })).resolves.toMatchObject({
      rainPlan: null,
    });
  });

  it('is none before the owner says so: no area is kept, and none is changed', async () => {
    house.options.switchOff(areas);
    house.room = null;
    const request = { ...REQUEST, area: 'courtyard', rainPlan: 'wait' } as const;
    const { id, ...asked } = await house.service.request(request);
    expect(asked).toMatchObject({ area: null, rainPlan: null });
    await expect(house.change(id, { booking: { area: 'inside', partySize: '3' } })).resolves.toMatchObject({
      ...{ area: null, partySize: '3' },
    });
  });
});
