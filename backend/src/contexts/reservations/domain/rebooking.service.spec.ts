import type { Actor } from '../../../kernel/actor.js';
import type { Restaurant } from '../../../kernel/restaurant.js';
import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { KeptOutbox } from '../../../kernel/testing/kept-outbox.js';
import { SettableClock } from '../../../platform/testing/settable-clock.js';
import { aReservation, WISH } from '../testing/a-reservation.js';
import { InMemoryReservationRepository } from '../testing/in-memory-reservation.repository.js';
import { RESERVATION_STATUSES, type Reservation, type ReservationStatus } from './reservation.js';
import { MovedOn, NotOpen } from './reservation.errors.js';
import type { ReservationFact } from './reservation.events.js';
import { type Change, ReservationsService } from './reservations.service.js';

const STAFF: Actor = { id: '1', name: 'Front of House', role: 'staff' };
const OWNER: Actor = { id: '2', name: 'The Owner', role: 'admin' };
const ASKED = new Date('2026-11-20T15:00:00Z');
const NOW = new Date('2026-11-21T15:00:00Z');
/** Seven digits and more are a number. */
const PHONES = { e164: (text: string) => (/^[\d +()-]{7,}$/.test(text) ? text : null) };
const FLORIDA = { timeZone: 'America/New_York' } as Restaurant;

let clock: SettableClock;
let transaction: InMemoryTransaction;
let reservations: InMemoryReservationRepository;
let outbox: KeptOutbox;
let service: ReservationsService;
const ids = new CountedIds();
beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  transaction = new InMemoryTransaction();
  reservations = new InMemoryReservationRepository(transaction);
  outbox = new KeptOutbox(transaction);
  service = new ReservationsService(reservations, transaction, outbox, FLORIDA, PHONES, clock, ids);
});

async function aKept(status: ReservationStatus, notes: string | null = null): Promise<Reservation> {
  const reservation = aReservation(ids.next(), status, ASKED).withNotes(notes);
  await reservations.add(reservation);
  return reservation;
}
const change = (id: string, what: Change, by = OWNER) => service.change(id, what, by);

describe('another day, time or party', () => {
  const BOOKING = { preferredDate: '2026-11-28', preferredTime: '1:00 PM', partySize: '4' } as const;

  it.each(RESERVATION_STATUSES)(
    'is possible for a %s reservation only while it is open, and told of once',
    async (status) => {
      const before = await aKept(status, 'Table 6');
      const asked = change(before.id, { booking: BOOKING }, STAFF);
      if (status === 'pending' || status === 'confirmed') {
        expect(await asked).toMatchObject({ ...BOOKING, status, adminNotes: 'Table 6', statusUpdatedAt: ASKED });
        const { preferredDate, preferredTime, partySize } = WISH;
        expect(outbox.events).toMatchObject([
          {
            type: 'reservation.changed',
            payload: { ...BOOKING, formerBooking: { preferredDate, preferredTime, partySize } },
          },
        ]);
      } else {
        await expect(asked).rejects.toThrow(
          `This reservation is ${status}; only a pending or confirmed one can be changed.`,
        );
        expect(reservations.all).toEqual([before]);
        expect(outbox.events).toEqual([]);
      }
    },
  );

  it('tells of what is different alone, and of nothing when nothing is', async () => {
    const { id, preferredDate } = await aKept('confirmed');
    await change(id, { booking: { preferredDate } });
    expect(outbox.events).toEqual([]);
    await change(id, { booking: { preferredDate, partySize: '3' } });
    expect(outbox.events.map(({ payload }) => (payload as ReservationFact).formerBooking)).toEqual([
      { partySize: '2' },
    ]);
  });

  it('comes along with a confirmation and with notes, in one event', async () => {
    const { id } = await aKept('pending');
    await change(id, { status: 'confirmed', booking: { partySize: '3' } });
    await change(id, { adminNotes: 'Table 6', booking: { partySize: '4' } });
    expect(outbox.events).toMatchObject([
      { type: 'reservation.confirmed', payload: { partySize: '3', formerBooking: { partySize: '2' } } },
      { type: 'reservation.changed', payload: { partySize: '4', formerBooking: { partySize: '3' } } },
    ]);
  });

  it('must be a day that can be asked for, unless the day is left alone', async () => {
    const { id } = await aKept('confirmed');
    await expect(change(id, { booking: { preferredDate: '2026-11-20' } })).rejects.toMatchObject({
      fields: [{ field: 'preferredDate', message: 'Please choose today or a later date.' }],
    });
    clock.set('2026-11-28T15:00:00Z');
    await expect(change(id, { booking: { partySize: '3' } })).resolves.toMatchObject({ partySize: '3' });
  });

  it('is refused where the screen showed another state', async () => {
    const { id } = await aKept('confirmed');
    const late = change(id, { booking: BOOKING, expectedStatus: 'pending' });
    await expect(late).rejects.toBeInstanceOf(MovedOn);
  });

  it('loses to a decline that is faster', async () => {
    const { id } = await aKept('pending');
    reservations.afterNextReads(() => {
      reservations.changeElsewhere(id, (reservation) => reservation.decline(NOW));
    });
    await expect(change(id, { booking: BOOKING })).rejects.toBeInstanceOf(NotOpen);
    expect(outbox.events).toEqual([]);
  });
});
