import { InMemoryReservations, REQUEST, STAFF } from '../testing/in-memory-reservations.js';
import type { ReservationRequest } from './reservation.js';

/** It is 10:00 AM. */
const TODAY: ReservationRequest = { ...REQUEST, preferredDate: '2026-11-21' };
const PASSED = { field: 'preferredTime', message: 'That time has passed. Choose a later time.' };

let setup: InMemoryReservations;
beforeEach(() => {
  setup = new InMemoryReservations();
});

it('refuses a guest’s request for a time of today that has passed', async () => {
  const requested = setup.service.request({ ...TODAY, preferredTime: '10:00 AM' });
  await expect(requested).rejects.toMatchObject({ kind: 'invalid', fields: [PASSED] });
  expect(setup.reservations.all).toEqual([]);
  await expect(setup.service.request({ ...TODAY, preferredTime: '10:30 AM' })).resolves.toBeDefined();
});

it('refuses a guest’s change to such a time', async () => {
  const table = await setup.keep('confirmed');
  const requested = setup.service.requestInsteadOf(table, { ...TODAY, preferredTime: '10:00 AM' });
  await expect(requested).rejects.toMatchObject({ kind: 'invalid', fields: [PASSED] });
});

it('lets staff enter such a time', async () => {
  const entered = setup.service.enter({ ...TODAY, preferredTime: '10:00 AM', source: 'phone' }, 'confirmed', STAFF);
  await expect(entered).resolves.toMatchObject({ status: 'confirmed' });
});
