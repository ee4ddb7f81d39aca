import { StaleState } from '../../../kernel/domain-error.js';
import { REQUESTED_AT, InMemoryReservations, NOW, REQUEST, STAFF } from '../testing/in-memory-reservations.js';
import { RESERVATION_STATUSES } from './reservation.js';
import { NotOpen } from './reservation.errors.js';
import type { ReservationFact } from './reservation.events.js';

let setup: InMemoryReservations;
beforeEach(() => {
  setup = new InMemoryReservations();
});

describe('another day, time or party', () => {
  const BOOKING = { preferredDate: '2026-11-28', preferredTime: '1:00 PM', partySize: '4' } as const;

  it.each(RESERVATION_STATUSES)(
    'is possible for a %s reservation only while it is open, and recorded once',
    async (status) => {
      const before = await setup.keep(status, 'Table 6');
      const pendingChange = setup.change(before.id, { booking: BOOKING }, STAFF);
      if (status === 'pending' || status === 'confirmed') {
        expect(await pendingChange).toMatchObject({
          ...BOOKING,
          status,
          adminNotes: 'Table 6',
          statusUpdatedAt: REQUESTED_AT,
        });
        const { preferredDate, preferredTime, partySize } = REQUEST;
        expect(setup.outbox.events).toMatchObject([
          {
            type: 'reservation.changed',
            payload: { ...BOOKING, formerBooking: { preferredDate, preferredTime, partySize } },
          },
        ]);
      } else {
        await expect(pendingChange).rejects.toThrow(`This reservation is ${status} and can no longer be changed.`);
        expect(setup.reservations.all).toEqual([before]);
        expect(setup.outbox.events).toEqual([]);
      }
    },
  );

  it('records only the differences, and nothing if there are none', async () => {
    const { id, preferredDate } = await setup.keep('confirmed');
    await setup.change(id, { booking: { preferredDate } });
    expect(setup.outbox.events).toEqual([]);
    await setup.change(id, { booking: { preferredDate, partySize: '3' } });
    expect(setup.outbox.events.map(({ payload }) => (payload as ReservationFact).formerBooking)).toEqual([
      { partySize: '2' },
    ]);
  });

  it('comes along with a confirmation and with notes, in one event', async () => {
    const { id } = await setup.keep('pending');
    await setup.change(id, { status: 'confirmed', booking: { partySize: '3' } });
    await setup.change(id, { adminNotes: 'Table 6', booking: { partySize: '4' } });
    expect(setup.outbox.events).toMatchObject([
      { type: 'reservation.confirmed', payload: { partySize: '3', formerBooking: { partySize: '2' } } },
      { type: 'reservation.changed', payload: { partySize: '4', formerBooking: { partySize: '3' } } },
    ]);
  });

  it('must be a day that can be asked for, unless the day is left alone', async () => {
    const { id } = await setup.keep('confirmed');
    await expect(setup.change(id, { booking: { preferredDate: '2026-11-20' } })).rejects.toMatchObject({
      fields: [{ field: 'preferredDate', message: 'Choose today or a later date.' }],
    });
    setup.clock.set('2026-11-28T15:00:00Z');
    await expect(setup.change(id, { booking: { partySize: '3' } })).resolves.toMatchObject({ partySize: '3' });
  });

  it('is no other time of a day that has passed; of today it may be', async () => {
    const { id, preferredTime } = await setup.keep('confirmed');
    setup.clock.set('2026-11-27T23:00:00Z');
    await expect(setup.change(id, { booking: { preferredTime: '1:00 PM' } })).resolves.toMatchObject({
      preferredTime: '1:00 PM',
    });
    setup.clock.set('2026-11-28T15:00:00Z');
    await expect(setup.change(id, { booking: { preferredTime } })).rejects.toMatchObject({
      fields: [{ field: 'preferredDate', message: 'Choose today or a later date.' }],
    });
    await expect(setup.change(id, { booking: { preferredTime: '1:00 PM', partySize: '3' } })).resolves.toMatchObject({
      partySize: '3',
    });
  });

  it('is refused where the screen showed another state', async () => {
    const { id } = await setup.keep('confirmed');
    const late = setup.change(id, { booking: BOOKING, expectedStatus: 'pending' });
    await expect(late).rejects.toBeInstanceOf(StaleState);
  });

  it('loses to a decline that is faster', async () => {
    const { id } = await setup.keep('pending');
    setup.reservations.afterNextReads(() => {
      setup.reservations.changeElsewhere(id, (reservation) => reservation.decline(NOW));
    });
    await expect(setup.change(id, { booking: BOOKING })).rejects.toBeInstanceOf(NotOpen);
    expect(setup.outbox.events).toEqual([]);
  });
});
