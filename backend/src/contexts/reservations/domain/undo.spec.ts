import type { Data } from '../../../kernel/data.js';
import { REQUESTED_AT, InMemoryReservations, NOW, REQUEST, STAFF } from '../testing/in-memory-reservations.js';
import { autoConfirmation } from './capacity.js';
import type { Reservation } from './reservation.js';
import { NotOpen } from './reservation.errors.js';

const BOOKING = { preferredDate: '2026-11-30', preferredTime: '1:00 PM', partySize: '4', area: null } as const;

let setup: InMemoryReservations;
beforeEach(() => {
  setup = new InMemoryReservations();
});

/** Everything except fields that grow with each change, and the time of the first answer. */
const stateOf = ({ version: _, updatedAt: __, wasConfirmed: ___, answeredAt: ____, ...state }: Data<Reservation>) =>
  state;
const inRepository = (id: string) => setup.service.find(id);
const askForChange = async (table: Reservation) =>
  setup.service.requestInsteadOf(table, { ...BOOKING, rainPlan: null });

describe('a confirmed change that is undone', () => {
  it.each([
    ['by undoing', (id: string) => setup.service.undo(id, STAFF, 'confirmed')],
    ['by reopening within seconds', (id: string) => setup.change(id, { status: 'pending' }, STAFF)],
    [
      'by reopening hours later',
      (id: string) => {
        setup.clock.advance({ hours: 2 });
        return setup.change(id, { status: 'pending' }, STAFF);
      },
    ],
    [
      'by a colleague who overrules it',
      (id: string) => setup.change(id, { status: 'declined', expectedStatus: 'confirmed', overrules: true }, STAFF),
    ],
  ])('restores the original table as it was: %s', async (_, undo) => {
    const { id } = await setup.keep('confirmed', 'Table 6');
    await setup.service.becomeLate(await inRepository(id), 20);
    const before = await inRepository(id);
    const change = await askForChange(before);
    await setup.change(change.id, { status: 'confirmed' }, STAFF);
    expect((await inRepository(id)).status).toBe('declined');
    await undo(change.id);
    expect(stateOf(await inRepository(id))).toEqual(stateOf(before));
    expect(setup.outbox.types).toContain('reservation.reinstated');
  });

  it('leaves alone a table that was given up for another reason', async () => {
    const table = await setup.keep('confirmed');
    const change = await askForChange(table);
    await setup.service.cancel(table.id, STAFF);
    await setup.change(change.id, { status: 'pending' }, STAFF);
    await setup.change(change.id, { status: 'confirmed' }, STAFF);
    await setup.change(change.id, { status: 'pending' }, STAFF);
    expect(await inRepository(table.id)).toMatchObject({ status: 'declined', cancelledAt: NOW });
  });
});

it.each(['completed', 'no-show'] as const)('undoes %s: the guest is expected as before', async (outcome) => {
  const { id } = await setup.keep('confirmed');
  const before = await inRepository(id);
  await setup.change(id, { status: outcome }, STAFF);
  await setup.service.undo(id, STAFF, outcome);
  expect(stateOf(await inRepository(id))).toEqual(stateOf(before));
  expect(setup.outbox.types.at(-1)).toBe('reservation.restored');
});

it('restores a held offer when a decision is undone', async () => {
  const { id } = await setup.keep('pending');
  const offered = (await inRepository(id)).offer(
    [{ preferredDate: '2026-11-30', preferredTime: '1:00 PM' }],
    new Date('2026-11-22T15:00:00Z'),
  );
  const before = await setup.service.record('reservation.offered', await inRepository(id), offered);
  await setup.change(id, { status: 'confirmed', booking: { preferredTime: '2:00 PM' } }, STAFF);
  await setup.service.undo(id, STAFF);
  expect(stateOf(await inRepository(id))).toEqual(stateOf(before));
});

it.each<[string, (id: string) => unknown]>([
  ['nothing was decided', () => undefined],
  ['it was undone before', (id) => setup.service.undo(id, STAFF)],
  ['ten seconds are over', () => setup.clock.advance({ seconds: 10 })],
  ['the booking was changed since', (id) => setup.change(id, { booking: { partySize: '6' } }, STAFF)],
])('undoes nothing where %s', async (reason, happens) => {
  const { id } = await setup.keep(reason === 'nothing was decided' ? 'confirmed' : 'pending');
  if (reason !== 'nothing was decided') await setup.change(id, { status: 'confirmed' }, STAFF);
  await happens(id);
  await expect(setup.service.undo(id, STAFF)).rejects.toThrow(
    'This can no longer be undone. Reopen the request instead.',
  );
});

it('refuses a change of a table that was declined since it was read', async () => {
  const table = await setup.keep('pending');
  setup.reservations.changeElsewhere(table.id, (one) => one.decline(REQUESTED_AT));
  await expect(askForChange(table)).rejects.toBeInstanceOf(NotOpen);
  expect(setup.reservations.all).toHaveLength(1);
});

it('confirms a request for later today where small parties are confirmed', async () => {
  const time = '12:30 PM' as const;
  setup.clock.set('2026-11-21T17:00:00Z');
  setup.options.switchOn(autoConfirmation);
  setup.room = {
    area: null,
    time,
    arrivals: 2,
    arrivalsCap: 12,
    fullest: time,
    seats: 2,
    seatsCap: 40,
    isBeyond: false,
  };
  const request = { ...REQUEST, preferredDate: '2026-11-21', preferredTime: time };
  await expect(setup.service.request(request)).resolves.toMatchObject({ status: 'confirmed' });
});
