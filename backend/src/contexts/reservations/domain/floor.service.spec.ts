import { InMemoryReservations, NOW, STAFF } from '../testing/in-memory-reservations.js';
import { FloorService } from './floor.service.js';
import { RESERVATION_STATUSES } from './reservation.js';
import { NotHere, NotOpen } from './reservation.errors.js';

let setup: InMemoryReservations;
let floor: FloorService;
beforeEach(() => {
  setup = new InMemoryReservations();
  floor = new FloorService(setup.reservations, setup.service, setup.transaction, setup.clock);
});

it('records once when a party left, and takes that back', async () => {
  const { id } = await setup.keep('completed');
  const left = await floor.markLeft(id, true, STAFF);
  expect(left.leftAt).toEqual(NOW);
  setup.clock.advance({ minutes: 5 });
  expect(await floor.markLeft(id, true, STAFF)).toEqual(left);
  expect((await floor.markLeft(id, false, STAFF)).leftAt).toBeNull();
  expect(setup.outbox.events.map(({ type }) => type)).toEqual(['reservation.left', 'reservation.stayed']);
});

it.each(RESERVATION_STATUSES.filter((status) => status !== 'completed'))('has no %s party leave', async (status) => {
  const { id } = await setup.keep(status);
  await expect(floor.markLeft(id, true, STAFF)).rejects.toThrow(NotHere);
});

it('forgets that a party left when its arrival is taken back', async () => {
  const { id } = await setup.keep('confirmed');
  await setup.change(id, { status: 'completed' });
  await floor.markLeft(id, true, STAFF);
  expect(await setup.service.undo(id, STAFF)).toMatchObject({ status: 'confirmed', leftAt: null });
  await setup.change(id, { status: 'completed' });
  await floor.markLeft(id, true, STAFF);
  expect(await setup.change(id, { status: 'pending' })).toMatchObject({ leftAt: null });
});

it('stores the tables of a party once, and removes them', async () => {
  const { id } = await setup.keep('confirmed');
  expect(await floor.assignTables(id, { tables: 'p6 7' }, STAFF)).toMatchObject({ tables: 'P6, 7', version: 2 });
  expect(await floor.assignTables(id, { tables: 'P6, 7' }, STAFF)).toMatchObject({ version: 2 });
  expect(await floor.assignTables(id, { tables: '' }, STAFF)).toMatchObject({ tables: null });
  expect(setup.outbox.events.map(({ type }) => type)).toEqual(['reservation.seated', 'reservation.seated']);
});

it('replaces other tables than the expected ones only when they are the new ones', async () => {
  const { id } = await setup.keep('confirmed');
  await floor.assignTables(id, { tables: '9', expectedTables: '' }, STAFF);
  const late = floor.assignTables(id, { tables: '21', expectedTables: '' }, STAFF);
  await expect(late).rejects.toThrow('Someone else changed the tables of this party.');
  expect(await floor.assignTables(id, { tables: '9', expectedTables: '' }, STAFF)).toMatchObject({ tables: '9' });
  expect(await floor.assignTables(id, { tables: '21', expectedTables: '9' }, STAFF)).toMatchObject({ tables: '21' });
});

it('keeps the tables when a party comes at another time, not on another day', async () => {
  const { id } = await setup.keep('confirmed');
  await floor.assignTables(id, { tables: '4' }, STAFF);
  expect(await setup.change(id, { booking: { preferredTime: '1:00 PM' } })).toMatchObject({ tables: '4' });
  expect(await setup.change(id, { booking: { preferredDate: '2026-12-04' } })).toMatchObject({ tables: null });
});

it.each(['declined', 'no-show', 'archived'] as const)('gives a %s party no table', async (status) => {
  const { id } = await setup.keep(status);
  await expect(floor.assignTables(id, { tables: '4' }, STAFF)).rejects.toThrow(NotOpen);
});
