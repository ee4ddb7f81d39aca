import type { Ids } from '../../../kernel/ids.js';
import type { Transaction } from '../../../kernel/transaction.js';
import type { ReservationRepository } from '../domain/ports.js';
import { Reservation, type ReservationRequest } from '../domain/reservation.js';
import { ReservationNotFound } from '../domain/reservation.errors.js';
import { aReservation, REQUEST } from './in-memory-reservations.js';

interface Subject {
  readonly reservations: ReservationRepository;
  readonly transaction: Transaction;
  readonly ids: Ids;
  /** Changes the reservation outside of any unit of work, as another user would. */
  changeElsewhere(id: string): Promise<void>;
}

const REQUESTED_AT = new Date('2026-11-21T15:00:00.123Z');
const LATER = new Date('2026-11-22T15:00:00.456Z');

/** The contract of all reservation repositories. */
export function reservationRepositoryContract(subject: () => Subject): void {
  async function saveReservation(status: Parameters<typeof aReservation>[1] = 'pending'): Promise<Reservation> {
    const reservation = aReservation(subject().ids.next(), status, REQUESTED_AT);
    await subject().reservations.add(reservation);
    return subject().reservations.get(reservation.id);
  }
  const unit = <T>(work: () => Promise<T>) => subject().transaction.run(null, work);
  const get = (id: string) => subject().reservations.get(id);

  it.each(['pending', 'confirmed', 'declined', 'completed', 'no-show', 'archived'] as const)(
    'gives a %s reservation back as it was added',
    async (status) => {
      const { id } = await saveReservation(status);
      expect(await get(id)).toEqual(aReservation(id, status, REQUESTED_AT));
    },
  );

  it('stores a request that staff entered without an address', async () => {
    const request: ReservationRequest = { ...REQUEST, customerEmail: null, source: 'door' };
    const entered = Reservation.request(subject().ids.next(), request, REQUESTED_AT);
    await subject().reservations.add(entered);
    expect(await get(entered.id)).toEqual(entered);
  });

  it('finds the open ones of a day in the courtyard, and those of some ids', async () => {
    const keep = async (
      request: Partial<ReservationRequest>,
      status: 'pending' | 'confirmed' | 'declined' = 'confirmed',
    ) => {
      const id = subject().ids.next();
      const requested = Reservation.request(
        id,
        { ...REQUEST, preferredDate: '2027-03-01', area: 'courtyard', ...request },
        REQUESTED_AT,
      );
      await subject().reservations.add(
        status === 'pending'
          ? requested
          : status === 'confirmed'
            ? requested.confirm(REQUESTED_AT)
            : requested.decline(REQUESTED_AT),
      );
      return id;
    };
    const waits = await keep({}, 'pending');
    const sits = await keep({});
    const others = [
      await keep({}, 'declined'),
      await keep({ area: 'inside' }),
      await keep({ area: null }),
      await keep({ preferredDate: '2027-03-02' }),
    ];
    const open = await subject().reservations.findOpenInCourtyard('2027-03-01');
    expect(open.map(({ id }) => id).sort()).toEqual([waits, sits].sort());
    const unknown = subject().ids.next();
    const some = await subject().reservations.findMany([sits, ...others.slice(0, 1), unknown]);
    expect(some.map(({ id }) => id).sort()).toEqual([sits, ...others.slice(0, 1)].sort());
  });

  it('knows no reservation that was not added', async () => {
    await expect(get(subject().ids.next())).rejects.toBeInstanceOf(ReservationNotFound);
  });

  it('stores a change', async () => {
    const { id } = await saveReservation();
    await unit(async () => {
      const pending = await get(id);
      await subject().reservations.save(pending, pending.withNotes('Table 6').confirm(LATER));
    });
    expect(await get(id)).toMatchObject({ status: 'confirmed', adminNotes: 'Table 6', statusUpdatedAt: LATER });
  });

  it('removes a reservation', async () => {
    const { id } = await saveReservation('declined');
    await unit(async () => {
      await subject().reservations.remove(await get(id));
    });
    await expect(get(id)).rejects.toBeInstanceOf(ReservationNotFound);
  });

  it('stores nothing of a unit of work that failed', async () => {
    const pending = await saveReservation();
    const added = aReservation(subject().ids.next(), 'pending', REQUESTED_AT);
    const work = unit(async () => {
      await subject().reservations.save(pending, pending.confirm(LATER));
      await subject().reservations.add(added);
      throw new Error('burnt');
    });
    await expect(work).rejects.toThrow('burnt');
    expect(await get(pending.id)).toMatchObject({ status: 'pending' });
    await expect(get(added.id)).rejects.toBeInstanceOf(ReservationNotFound);
  });

  it('refuses to save a reservation that someone else has changed or removed since it was read', async () => {
    const stale = await saveReservation();
    await unit(async () => {
      const pending = await get(stale.id);
      await subject().reservations.save(pending, pending.decline(LATER));
    });
    const late = () => unit(() => subject().reservations.save(stale, stale.confirm(LATER)));
    await expect(late()).rejects.toMatchObject({ kind: 'conflict' });
    expect(await get(stale.id)).toMatchObject({ status: 'declined' });
    await unit(async () => {
      await subject().reservations.remove(await get(stale.id));
    });
    await expect(late()).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('refuses to remove a reservation that someone else has changed since it was read', async () => {
    const stale = await saveReservation('declined');
    await unit(async () => {
      const declined = await get(stale.id);
      await subject().reservations.save(declined, declined.reopen(LATER));
    });
    await expect(unit(() => subject().reservations.remove(stale))).rejects.toMatchObject({ kind: 'conflict' });
    expect(await get(stale.id)).toMatchObject({ status: 'pending' });
  });

  it('runs a unit of work again that was overtaken', async () => {
    const { id } = await saveReservation();
    let runs = 0;
    await unit(async () => {
      const reservation = await get(id);
      runs += 1;
      if (runs === 1) await subject().changeElsewhere(id);
      await subject().reservations.save(reservation, reservation.withNotes(`Read ${String(runs)} times`));
    });
    expect(await get(id)).toMatchObject({ adminNotes: 'Read 2 times' });
  });
}
