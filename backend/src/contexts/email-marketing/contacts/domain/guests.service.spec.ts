import { CountedIds } from '../../../../kernel/testing/counted-ids.js';
import { InMemoryTransaction } from '../../../../kernel/testing/in-memory-transaction.js';
import { InMemoryOutbox } from '../../../../kernel/testing/in-memory-outbox.js';
import { SettableClock } from '../../../../platform/testing/settable-clock.js';
import { aContact } from '../testing/a-contact.js';
import { InMemoryContactRepository } from '../testing/in-memory-contact.repository.js';
import { InMemorySuppressions } from '../testing/in-memory-suppressions.js';
import { GuestsService, type Visit, type VisitBook } from './guests.service.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const GUEST = { name: 'Ana Maria Lee', email: 'ana@guests.example', phone: null };
const days = (number: number) => new Date(NOW.getTime() + number * 86_400_000);

class InMemoryVisitBook implements VisitBook {
  private readonly visits = new Map<string, Visit>();

  constructor(private readonly transaction: InMemoryTransaction) {}

  find(reservationId: string): Promise<Visit | null> {
    return Promise.resolve(this.visits.get(reservationId) ?? null);
  }

  put(visit: Visit): Promise<void> {
    const apply = () => this.visits.set(visit.reservationId, visit);
    return this.transaction.write({ isStillPossible: () => true, apply });
  }

  lastBefore({ contactId, reservationId }: Visit): Promise<Date | null> {
    const others = [...this.visits.values()].filter(
      (visit) => visit.contactId === contactId && visit.reservationId !== reservationId && visit.counts,
    );
    const [last] = others.map(({ visitedAt }) => visitedAt).sort((one, other) => Number(other) - Number(one));
    return Promise.resolve(last ?? null);
  }
}

let clock: SettableClock;
let contacts: InMemoryContactRepository;
let suppressions: InMemorySuppressions;
let outbox: InMemoryOutbox;
let service: GuestsService;
const ids = new CountedIds();
beforeEach(() => {
  clock = new SettableClock();
  clock.set(NOW);
  const transaction = new InMemoryTransaction();
  contacts = new InMemoryContactRepository(transaction);
  suppressions = new InMemorySuppressions(transaction);
  outbox = new InMemoryOutbox(transaction);
  const visits = new InMemoryVisitBook(transaction);
  service = new GuestsService(contacts, suppressions, visits, transaction, outbox, clock, ids);
});

const visit = (reservationId: string, eventId: string, came: boolean, at = days(-1)) =>
  service.recordVisit({ reservationId, eventId, guest: GUEST, at, came });

it('makes a contact of a guest who came, and opts them in to nothing', async () => {
  await visit('r1', '1', true);
  expect(contacts.all).toMatchObject([
    { firstName: 'Ana', lastName: 'Maria Lee', source: 'reservation', emailOptIn: false, totalVisits: 1 },
  ]);
  expect(outbox.types).toEqual(['contact.created', 'contact.visited']);
});

it('counts a visit once, however often its event comes', async () => {
  await visit('r1', '1', true);
  await visit('r1', '1', true);
  await visit('r2', '2', true, days(-5));
  expect(contacts.all).toMatchObject([{ totalVisits: 2, lastVisit: days(-1) }]);
});

it('removes a visit, and ignores older events about it', async () => {
  await visit('r2', '1', true, days(-5));
  await visit('r1', '2', true);
  await visit('r1', '4', false);
  await visit('r1', '3', true);
  expect(contacts.all).toMatchObject([{ totalVisits: 1, lastVisit: days(-5) }]);
  expect(outbox.types.at(-1)).toBe('contact.visit-taken-back');
});

it('removes the contact with the visit that created it, and creates it again when the guest comes after all', async () => {
  await visit('r1', '1', true);
  await visit('r1', '2', false);
  expect(contacts.all).toEqual([]);
  expect(outbox.types.at(-1)).toBe('contact.removed');
  await visit('r1', '3', true);
  expect(contacts.all).toMatchObject([{ totalVisits: 1 }]);
});

it('keeps the contact of an undone visit if anything has changed since', async () => {
  await visit('r1', '1', true);
  const [contact] = contacts.all;
  clock.advance({ minutes: 1 });
  if (contact) await contacts.save(contact, contact.retag(['wine'], [], clock.now()));
  await visit('r1', '2', false);
  expect(contacts.all).toMatchObject([{ totalVisits: 0, lastVisit: null, tags: ['wine'] }]);
});

describe('asks a guest to opt in', () => {
  it('once', async () => {
    await service.askToOptIn(GUEST);
    await service.askToOptIn(GUEST);
    expect(contacts.all).toMatchObject([{ emailOptIn: false, optInAskedAt: NOW }]);
    expect(outbox.types).toEqual(['contact.created', 'contact.opt-in-asked']);
  });

  it('unless they opted in already or are suppressed', async () => {
    await contacts.add(aContact(ids.next(), { email: GUEST.email }));
    await suppressions.add('left@guests.example', 'unsubscribed');
    await service.askToOptIn(GUEST);
    await service.askToOptIn({ ...GUEST, email: 'left@guests.example' });
    expect(contacts.all).toHaveLength(1);
    expect(outbox.events).toEqual([]);
  });
});
