import { InMemoryReservations, REQUEST, STAFF } from '../testing/in-memory-reservations.js';
import { areas } from './areas.js';
import { autoConfirmation, type Room } from './capacity.js';
import { guestMemory } from './guest-memory.js';
import { BeyondCapacity } from './reservation.errors.js';

const FITS: Room = {
  area: null,
  time: '12:30 PM',
  arrivals: 4,
  arrivalsCap: 6,
  fullest: '1:00 PM',
  seats: 8,
  seatsCap: 10,
  isBeyond: false,
};
const FULL: Room = { ...FITS, seats: 12, isBeyond: true };

let setup: InMemoryReservations;
beforeEach(() => {
  setup = new InMemoryReservations();
});

describe('more guests than the restaurant has room for', () => {
  it('are confirmed only with an override', async () => {
    setup.room = FULL;
    const { id } = await setup.keep('pending');
    const pendingChange = setup.change(id, { status: 'confirmed' }, STAFF);
    await expect(pendingChange).rejects.toBeInstanceOf(BeyondCapacity);
    await expect(pendingChange).rejects.toMatchObject({
      message: 'That’s 12 of 10 seats at 1:00 PM.',
      fields: [{ field: 'beyondCapacity' }],
    });
    expect(setup.outbox.events).toEqual([]);
    await expect(setup.change(id, { status: 'confirmed', beyondCapacity: true }, STAFF)).resolves.toMatchObject({
      status: 'confirmed',
    });
  });

  it('are entered only with an override, unless as pending', async () => {
    setup.room = FULL;
    const request = { ...REQUEST, source: 'phone' as const };
    await expect(setup.service.enter(request, 'confirmed', STAFF)).rejects.toBeInstanceOf(BeyondCapacity);
    await expect(setup.service.enter(request, 'pending', STAFF)).resolves.toMatchObject({ status: 'pending' });
    await expect(setup.service.enter(request, 'confirmed', STAFF, true)).resolves.toMatchObject({
      status: 'confirmed',
    });
  });

  it.each([
    [{ partySize: '3' }, true],
    [{ preferredTime: '1:00 PM' }, true],
    [{ preferredDate: '2026-11-28' }, true],
    [{ partySize: '1' }, false],
  ] as const)('come of %j for a confirmed table: %s', async (booking, asks) => {
    const { id } = await setup.keep('confirmed');
    setup.room = FULL;
    const changed = setup.change(id, { booking }, STAFF);
    await (asks ? expect(changed).rejects.toBeInstanceOf(BeyondCapacity) : expect(changed).resolves.toBeDefined());
  });

  it('do not matter if the restaurant does not count seats', async () => {
    const { id } = await setup.keep('pending');
    await expect(setup.change(id, { status: 'confirmed' })).resolves.toMatchObject({ status: 'confirmed' });
  });
});

describe('a request that confirms itself', () => {
  beforeEach(() => {
    setup.room = FITS;
    setup.options.switchOn(autoConfirmation, { party: 4 });
  });

  it('is recorded once, with its answer', async () => {
    await expect(setup.service.request(REQUEST)).resolves.toMatchObject({ status: 'confirmed', wasConfirmed: true });
    expect(setup.outbox.events).toMatchObject([{ type: 'reservation.requested', payload: { status: 'confirmed' } }]);
  });

  it.each([
    ['has a special request', { specialRequests: 'By the fountain' }, {}],
    ['is for more guests', { partySize: '5' }, {}],
    ['is for ten and more', { partySize: '10+' }, {}],
    ['finds the restaurant full', {}, { room: FULL }],
    ['finds that nobody counts seats', {}, { room: null }],
    ['comes when the restaurant is closed', {}, { isServed: false }],
  ] as const)('waits for a person when it %s', async (_, request, state) => {
    Object.assign(setup, state);
    await expect(setup.service.request({ ...REQUEST, ...request })).resolves.toMatchObject({ status: 'pending' });
  });

  it('waits for a person when its guest is to be called, while the restaurant remembers guests', async () => {
    setup.isToBeCalled = true;
    await expect(setup.service.request(REQUEST)).resolves.toMatchObject({ status: 'confirmed' });
    setup.options.switchOn(guestMemory);
    await expect(setup.service.request(REQUEST)).resolves.toMatchObject({ status: 'pending' });
  });

  it('is not there before the owner switches it on', async () => {
    const other = new InMemoryReservations();
    other.room = FITS;
    await expect(other.service.request(REQUEST)).resolves.toMatchObject({ status: 'pending' });
  });
});

describe('a restaurant with areas', () => {
  beforeEach(() => {
    setup.options.switchOn(areas);
    setup.room = { ...FITS, area: 'courtyard' };
  });

  it('assigns an area on confirmation: by staff, automatically, and on entry', async () => {
    const { id } = await setup.keep('pending');
    await expect(setup.change(id, { status: 'confirmed' }, STAFF)).resolves.toMatchObject({ area: 'courtyard' });
    setup.options.switchOn(autoConfirmation, { party: 4 });
    await expect(setup.service.request(REQUEST)).resolves.toMatchObject({ status: 'confirmed', area: 'courtyard' });
    const request = { ...REQUEST, source: 'phone' as const };
    await expect(setup.service.enter(request, 'confirmed', STAFF)).resolves.toMatchObject({ area: 'courtyard' });
    await expect(setup.service.enter(request, 'pending', STAFF)).resolves.toMatchObject({ area: null });
  });

  it('needs an override to move a confirmed table to a full area, and records the previous area', async () => {
    const inside = await setup.service.enter({ ...REQUEST, area: 'inside' }, 'pending', STAFF);
    setup.room = { ...FITS, area: 'inside' };
    await setup.change(inside.id, { status: 'confirmed' }, STAFF);
    setup.room = { ...FULL, area: 'courtyard' };
    const moved = setup.change(inside.id, { booking: { area: 'courtyard' } }, STAFF);
    await expect(moved).rejects.toMatchObject({
      message: 'That’s 12 of 10 seats in the courtyard at 1:00 PM.',
    });
    await setup.change(inside.id, { booking: { area: 'courtyard' }, beyondCapacity: true }, STAFF);
    expect(setup.outbox.events.at(-1)).toMatchObject({
      type: 'reservation.changed',
      payload: { area: 'courtyard', formerBooking: { area: 'inside' } },
    });
  });

  it('stores the rain plan only for the courtyard', async () => {
    const rainPlan = 'wait' as const;
    await expect(setup.service.request({ ...REQUEST, area: 'courtyard', rainPlan })).resolves.toMatchObject({
      rainPlan,
    });
    await expect(setup.service.request({ ...REQUEST, area: 'inside', rainPlan })).resolves.toMatchObject({
      rainPlan: null,
    });
  });

  it('has none until the owner turns areas on: no area is stored or changed', async () => {
    setup.options.switchOff(areas);
    setup.room = null;
    const request = { ...REQUEST, area: 'courtyard', rainPlan: 'wait' } as const;
    const { id, ...pendingChange } = await setup.service.request(request);
    expect(pendingChange).toMatchObject({ area: null, rainPlan: null });
    await expect(setup.change(id, { booking: { area: 'inside', partySize: '3' } })).resolves.toMatchObject({
      area: null,
      partySize: '3',
    });
  });
});
