import { CountedIds } from '../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryReservationRepository } from './in-memory-reservations.js';
import { reservationRepositoryContract } from './reservation.repository.contract.js';

const ids = new CountedIds();
const transaction = new InMemoryTransaction();
const reservations = new InMemoryReservationRepository(transaction);

describe('reservations in memory', () => {
  reservationRepositoryContract(() => ({
    ids,
    transaction,
    reservations,
    changeElsewhere: (id) => {
      reservations.changeElsewhere(id, (reservation) => reservation.withNotes('Changed elsewhere'));
      return Promise.resolve();
    },
  }));
});
