import { InMemoryDoorParties } from '../../testing/in-memory-door-parties.js';
import { FLORIDA, InMemoryReservations, STAFF } from '../../testing/in-memory-reservations.js';
import { DoorListService } from './door-list.service.js';
import { CannotBeTexted, NotAtDoor } from './door-party.js';

const ADA = { name: 'Ada', partySize: '4', phone: '(904) 555-0123', quotedMinutes: 20 } as const;
/** 12:04 PM in Florida. */
const NOON = new Date('2026-11-21T17:04:00Z');

let setup: InMemoryReservations;
let reason: string | null;
let door: DoorListService;
beforeEach(() => {
  setup = new InMemoryReservations();
  setup.clock.set(NOON);
  reason = null;
  const parties = new InMemoryDoorParties(setup.transaction);
  door = new DoorListService(
    parties,
    { reasonAgainst: () => Promise.resolve(reason) },
    setup.reservations,
    setup.transaction,
    setup.outbox,
    FLORIDA,
    setup.clock,
    setup.ids,
  );
});
const names = async () => (await door.waiting()).map(({ name }) => name);

it('lists who waits today, first come first', async () => {
  await door.add(ADA, STAFF);
  setup.clock.advance({ minutes: 1 });
  await door.add({ ...ADA, name: 'Ben', phone: null, quotedMinutes: null }, STAFF);
  expect(await names()).toEqual(['Ada', 'Ben']);
  setup.clock.advance({ days: 1 });
  expect(await names()).toEqual([]);
});

it('seats a party as a walk-in that has arrived, in the current half hour', async () => {
  const { id } = await door.add(ADA, STAFF);
  const reservation = await door.seat(id, STAFF);
  expect(reservation).toMatchObject({
    customerName: 'Ada',
    customerPhone: ADA.phone,
    customerEmail: null,
    partySize: '4',
    source: 'door',
    preferredDate: '2026-11-21',
    preferredTime: '12:00 PM',
    status: 'completed',
    completedAt: NOON,
  });
  expect(await names()).toEqual([]);
  expect(setup.outbox.events.map(({ type }) => type)).toEqual([
    'door-party.seated',
    'reservation.entered',
    'reservation.completed',
  ]);
});

it('seats a party once, however many tap', async () => {
  const { id } = await door.add(ADA, STAFF);
  await door.seat(id, STAFF);
  await expect(door.seat(id, STAFF)).rejects.toThrow(NotAtDoor);
  await expect(door.leave(id, STAFF)).rejects.toThrow('Ada already has a table.');
  expect(setup.reservations.all).toHaveLength(1);
});

it('brings a seated party back to its place, without a reservation', async () => {
  const { id } = await door.add(ADA, STAFF);
  setup.clock.advance({ minutes: 1 });
  await door.add({ ...ADA, name: 'Ben' }, STAFF);
  await door.seat(id, STAFF);
  await door.bringBack(id, STAFF);
  expect(await names()).toEqual(['Ada', 'Ben']);
  expect(setup.reservations.all).toEqual([]);
  await door.leave(id, STAFF);
  await door.bringBack(id, STAFF);
  expect(await names()).toEqual(['Ada', 'Ben']);
});

it('brings no party back whose visit has gone on', async () => {
  const { id } = await door.add(ADA, STAFF);
  const reservation = await door.seat(id, STAFF);
  await setup.change(reservation.id, { status: 'archived' });
  await expect(door.bringBack(id, STAFF)).rejects.toThrow(
    'This can no longer be undone. Please change the reservation instead.',
  );
});

it('calls a party by voice whenever it waits, and by text if its number takes texts', async () => {
  const { id } = await door.add(ADA, STAFF);
  expect(await door.call(id, 'text', STAFF)).toMatchObject({ calledBy: 'text', calledAt: NOON });
  reason = 'This guest has stopped text messages.';
  await expect(door.call(id, 'text', STAFF)).rejects.toThrow(CannotBeTexted);
  setup.clock.advance({ minutes: 5 });
  expect(await door.call(id, 'voice', STAFF)).toMatchObject({ calledBy: 'voice', calledAt: setup.clock.now() });
  await door.leave(id, STAFF);
  await expect(door.call(id, 'voice', STAFF)).rejects.toThrow('Ada is no longer waiting.');
});
