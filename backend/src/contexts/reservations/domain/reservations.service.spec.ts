import { Overtaken } from '../../../kernel/testing/in-memory-transaction.js';
import { REQUEST } from '../testing/a-reservation.js';
import { NOW, OWNER, STAFF, InMemoryReservations } from '../testing/in-memory-reservations.js';
import { requestIn, Reservation, RESERVATION_STATUSES, type ReservationStatus } from './reservation.js';
import {
  AlreadyDecided,
  ArchivingIsForAdmins,
  IllegalTransition,
  MovedOn,
  NotDeclined,
  ReservationNotFound,
} from './reservation.errors.js';
import { DECIDED } from './reservation.events.js';
import type { Change } from './reservations.service.js';

let house: InMemoryReservations;
beforeEach(() => {
  house = new InMemoryReservations();
});

describe('a request', () => {
  it('may ask for text messages under a telephone number alone', async () => {
    await expect(house.service.request({ ...REQUEST, smsOptIn: true })).rejects.toThrow(/can get text messages/);
    const kept = await house.service.request({ ...REQUEST, smsOptIn: true, customerPhone: '(904) 555-0123' });
    expect(kept.smsOptIn).toBe(true);
  });

  it('is kept pending and told of, in nobody’s name', async () => {
    const reservation = await house.service.request(REQUEST);
    expect(house.reservations.all).toEqual([reservation]);
    expect(reservation).toMatchObject({ ...REQUEST, status: 'pending', createdAt: NOW, statusUpdatedAt: NOW });
    expect(house.outbox.events).toMatchObject([
      { type: 'reservation.requested', subject: { type: 'reservation', id: reservation.id } },
    ]);
    expect(house.transaction.actors).toEqual([null]);
  });

  it.each([
    ['2026-11-20', 'Choose today or a later date.'],
    ['2027-11-22', 'Choose a date within the next year.'],
    ['2026-02-30', 'Choose a date.'],
  ])('for %s is refused with a sentence', async (preferredDate, message) => {
    await expect(house.service.request({ ...REQUEST, preferredDate })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'preferredDate', message }],
    });
    expect(house.reservations.all).toEqual([]);
    expect(house.outbox.events).toEqual([]);
  });

  it.each(['2026-11-21', '2027-11-21'])('for %s is taken', async (preferredDate) => {
    await expect(house.service.request({ ...REQUEST, preferredDate })).resolves.toMatchObject({ preferredDate });
  });

  it('is for today by the restaurant’s calendar, whatever the date is elsewhere', async () => {
    house.clock.set('2026-11-22T04:59:59Z');
    await expect(house.service.request({ ...REQUEST, preferredDate: '2026-11-21' })).resolves.toBeDefined();
    house.clock.set('2026-11-22T05:00:00Z');
    await expect(house.service.request({ ...REQUEST, preferredDate: '2026-11-21' })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('a request that the house enters', () => {
  const CALLER = { ...REQUEST, customerEmail: null, source: 'phone' as const };

  it.each(['pending', 'confirmed'] as const)(
    'is kept %s and told of once, in the name of who entered it',
    async (status) => {
      const reservation = await house.service.enter(CALLER, status, STAFF);
      expect(house.reservations.all).toEqual([reservation]);
      expect(reservation).toMatchObject({ ...CALLER, status, createdAt: NOW, statusUpdatedAt: NOW });
      expect(house.outbox.events).toMatchObject([
        { type: 'reservation.entered', payload: { customerEmail: null, status } },
      ]);
      expect(house.transaction.actors).toEqual([STAFF]);
    },
  );

  it('is for a day that a guest could ask for', async () => {
    await expect(
      house.service.enter({ ...CALLER, preferredDate: '2026-11-20' }, 'confirmed', STAFF),
    ).rejects.toMatchObject({
      fields: [{ field: 'preferredDate', message: 'Choose today or a later date.' }],
    });
    expect(house.reservations.all).toEqual([]);
  });
});

describe('a decision', () => {
  const ALLOWED: readonly (readonly [ReservationStatus, ReservationStatus])[] = [
    ['pending', 'confirmed'],
    ['pending', 'declined'],
    ['confirmed', 'completed'],
    ['confirmed', 'no-show'],
    ['confirmed', 'pending'],
    ['declined', 'pending'],
    ['completed', 'archived'],
    ['completed', 'pending'],
    ['no-show', 'archived'],
    ['no-show', 'pending'],
  ];

  it.each(ALLOWED)('moves a %s reservation to %s, tells of it and keeps the notes', async (from, to) => {
    const before = await house.keep(from, 'Table 6');
    const after = await house.change(before.id, { status: to });
    expect(after).toMatchObject({ status: to, adminNotes: 'Table 6', statusUpdatedAt: NOW, updatedAt: NOW });
    expect(after.version).toBe(before.version + 1);
    expect(house.reservations.all).toEqual([after]);
    expect(house.outbox.events).toMatchObject([{ type: DECIDED[to], payload: { formerOutcome: before.outcome } }]);
    expect(house.transaction.actors.at(-1)).toBe(OWNER);
  });

  const REFUSED = RESERVATION_STATUSES.flatMap((from) =>
    RESERVATION_STATUSES.filter((to) => !ALLOWED.some(([one, other]) => one === from && other === to)).map(
      (to) => [from, to] as const,
    ),
  );

  it.each(REFUSED)('from %s to %s is refused and changes nothing', async (from, to) => {
    const before = await house.keep(from);
    const refusal = from === to ? AlreadyDecided : IllegalTransition;
    await expect(house.change(before.id, { status: to })).rejects.toBeInstanceOf(refusal);
    expect(house.reservations.all).toEqual([before]);
    expect(house.outbox.events).toEqual([]);
  });

  it('to archive is the owner’s', async () => {
    const { id } = await house.keep('completed');
    await expect(house.change(id, { status: 'archived' }, STAFF)).rejects.toBeInstanceOf(ArchivingIsForAdmins);
    await expect(house.change(id, { status: 'archived' }, OWNER)).resolves.toMatchObject({ status: 'archived' });
  });

  it('takes notes along, in one event', async () => {
    const { id } = await house.keep('pending');
    expect(await house.change(id, { status: 'confirmed', adminNotes: 'Table 6' })).toMatchObject({
      status: 'confirmed',
      adminNotes: 'Table 6',
    });
    expect(house.outbox.types).toEqual(['reservation.confirmed']);
  });

  it('on a reservation that does not exist is refused', async () => {
    await expect(house.change(house.ids.next(), { status: 'confirmed' })).rejects.toBeInstanceOf(ReservationNotFound);
  });
});

describe('a change of notes', () => {
  it.each(RESERVATION_STATUSES)(
    'alone is possible while it is %s, and leaves the status and its time',
    async (status) => {
      const before = await house.keep(status);
      house.clock.advance({ hours: 1 });
      const after = await house.change(before.id, { adminNotes: 'Table 6' }, STAFF);
      expect(after).toEqual(before.withNotes('Table 6').revised(house.clock.now()));
      expect(house.outbox.types).toEqual(['reservation.noted']);
    },
  );

  it.each(RESERVATION_STATUSES)('with the status %s again changes the notes alone', async (status) => {
    const before = await house.keep(status, 'Table 5');
    expect(await house.change(before.id, { status, adminNotes: null })).toEqual(before.withNotes(null).revised(NOW));
    expect(house.outbox.types).toEqual(['reservation.noted']);
  });

  it('to what they are already is no change, and nothing is told', async () => {
    const before = await house.keep('confirmed', 'Table 6');
    expect(await house.change(before.id, { adminNotes: 'Table 6' })).toEqual(before);
    expect(await house.change(before.id, {})).toEqual(before);
    expect(house.reservations.all).toEqual([before]);
    expect(house.outbox.events).toEqual([]);
  });
});

describe('what the screen showed', () => {
  it('lets a change through while it is true', async () => {
    const { id } = await house.keep('pending');
    await house.change(id, { status: 'confirmed', expectedStatus: 'pending' });
    await house.change(id, { adminNotes: 'Table 6', expectedStatus: 'confirmed' });
    expect(house.outbox.types).toEqual(['reservation.confirmed', 'reservation.noted']);
  });

  it.each<Change>([{ status: 'declined' }, { status: 'confirmed' }, { adminNotes: 'Table 6' }])(
    'refuses %j with a sentence that names what it is now',
    async (what) => {
      const before = await house.keep('confirmed');
      const late = house.change(before.id, { ...what, expectedStatus: 'pending' });
      await expect(late).rejects.toBeInstanceOf(MovedOn);
      await expect(late).rejects.toThrow('no longer pending. Someone else made it confirmed');
      expect(house.reservations.all).toEqual([before]);
    },
  );
});

describe('who has seen another decision and overrules it', () => {
  it.each<[ReservationStatus, ReservationStatus]>([
    ['no-show', 'completed'],
    ['completed', 'no-show'],
    ['declined', 'completed'],
    ['pending', 'no-show'],
    ['declined', 'confirmed'],
    ['confirmed', 'declined'],
    ['completed', 'pending'],
  ])('makes of %s %s, in one event that says what it was', async (from, to) => {
    const { id } = await house.keep(from);
    const after = await house.change(id, { status: to, expectedStatus: from, overrules: true });
    expect(after).toMatchObject({ status: to, outcome: to === 'completed' || to === 'no-show' ? to : null });
    expect(house.outbox.events).toMatchObject([{ type: DECIDED[to], payload: { status: to, previousStatus: from } }]);
  });

  it('leaves what was written about it', async () => {
    const { id } = await house.keep('declined', 'Table 6');
    const overruled = { status: 'confirmed', expectedStatus: 'declined', overrules: true } as const;
    await expect(house.change(id, overruled)).resolves.toMatchObject({ adminNotes: 'Table 6', declineReason: null });
  });

  it('is told so where it has become a third thing, or is history', async () => {
    const { id } = await house.keep('archived');
    const overrule = (expectedStatus: ReservationStatus) =>
      house.change(id, { status: 'completed', expectedStatus, overrules: true });
    await expect(overrule('no-show')).rejects.toBeInstanceOf(MovedOn);
    await expect(overrule('archived')).rejects.toBeInstanceOf(IllegalTransition);
  });
});

describe('somebody else who is faster', () => {
  const decide = (id: string) => () => {
    house.reservations.changeElsewhere(id, (reservation) => reservation.confirm(NOW));
  };
  const note = (id: string, notes: string) => () => {
    house.reservations.changeElsewhere(id, (reservation) => reservation.withNotes(notes));
  };

  it('with a decision makes the other decision a conflict, with one event and no other', async () => {
    const { id } = await house.keep('pending');
    house.reservations.afterNextReads(decide(id));
    await expect(house.change(id, { status: 'declined' })).rejects.toBeInstanceOf(IllegalTransition);
    expect(house.reservations.all).toMatchObject([{ status: 'confirmed' }]);
    expect(house.outbox.events).toEqual([]);
  });

  it('with the same decision makes it decided already', async () => {
    const { id } = await house.keep('pending');
    house.reservations.afterNextReads(decide(id));
    await expect(house.change(id, { status: 'confirmed' })).rejects.toBeInstanceOf(AlreadyDecided);
  });

  it('with a decision loses it to no notes: both are kept', async () => {
    const { id } = await house.keep('pending');
    house.reservations.afterNextReads(decide(id));
    await house.change(id, { adminNotes: 'Table 6' });
    expect(house.reservations.all).toMatchObject([{ status: 'confirmed', adminNotes: 'Table 6' }]);
  });

  it('with notes loses them to no decision: both are kept', async () => {
    const { id } = await house.keep('pending', 'Table 5');
    house.reservations.afterNextReads(note(id, 'Table 6'));
    await house.change(id, { status: 'confirmed' });
    expect(house.reservations.all).toMatchObject([{ status: 'confirmed', adminNotes: 'Table 6' }]);
  });

  it('keeps what was declined from being deleted once it is open again', async () => {
    const { id } = await house.keep('declined');
    house.reservations.afterNextReads(() => {
      house.reservations.changeElsewhere(id, (reservation) => reservation.reopen(NOW));
    });
    await expect(house.service.delete(id, STAFF)).rejects.toBeInstanceOf(NotDeclined);
    expect(house.reservations.all).toMatchObject([{ status: 'pending' }]);
    expect(house.outbox.events).toEqual([]);
  });

  it('again and again is a conflict in the end', async () => {
    const { id } = await house.keep('pending');
    house.reservations.afterNextReads(...['1', '2', '3', '4', '5'].map((notes) => note(id, notes)));
    await expect(house.change(id, { status: 'confirmed' })).rejects.toBeInstanceOf(Overtaken);
    expect(house.reservations.all).toMatchObject([{ status: 'pending', adminNotes: '5' }]);
  });
});

describe('a deletion', () => {
  it.each(RESERVATION_STATUSES)('of a %s reservation is possible only when it was declined', async (status) => {
    const before = await house.keep(status);
    if (status === 'declined') {
      await house.service.delete(before.id, STAFF);
      expect(house.reservations.all).toEqual([]);
      expect(house.outbox.types).toEqual(['reservation.deleted']);
      expect(house.transaction.actors.at(-1)).toBe(STAFF);
    } else {
      await expect(house.service.delete(before.id, STAFF)).rejects.toBeInstanceOf(NotDeclined);
      expect(house.reservations.all).toEqual([before]);
    }
  });

  it('happens once', async () => {
    const { id } = await house.keep('declined');
    await house.service.delete(id, STAFF);
    await expect(house.service.delete(id, STAFF)).rejects.toBeInstanceOf(ReservationNotFound);
  });
});

describe('a change that a guest asks for', () => {
  it('is a new request: nothing that became of the first table comes with it', async () => {
    const house = new InMemoryReservations();
    const table = (await house.keep('confirmed')).remind(NOW).saysComing(NOW).saysLate(20);
    const booking = { preferredDate: '2026-11-30', preferredTime: '1:00 PM', partySize: '4', area: null } as const;
    const change = await house.service.requestInsteadOf(table, { ...booking, rainPlan: null });
    const { id, preferredDate, preferredTime, partySize } = table;
    const asked = { ...requestIn(table), ...booking, rainPlan: null };
    const replaces = { id, preferredDate, preferredTime, partySize };
    const answerBy = new Date('2026-11-22T15:00:00Z');
    expect(change).toEqual(Reservation.request(change.id, asked, NOW, replaces).dueBy(answerBy));
  });
});

describe('the deadline of the answer', () => {
  // It is 10 AM on November 21 where the restaurant is.
  const today = { ...REQUEST, preferredDate: '2026-11-21', preferredTime: '4:00 PM' } as const;
  const at = (text: string) => new Date(text);

  it('is fixed when the request is made, and comes before the visit', async () => {
    const house = new InMemoryReservations();
    expect(await house.service.request(today)).toMatchObject({ answerBy: at('2026-11-21T20:00:00Z') });
  });

  it('is closing time of the day of the visit where that is earlier', async () => {
    const house = new InMemoryReservations();
    house.closesAt = at('2026-11-21T19:30:00Z');
    expect(await house.service.request(today)).toMatchObject({ answerBy: house.closesAt });
  });

  it('follows a visit that is moved while the request waits, and counts from the request', async () => {
    const house = new InMemoryReservations();
    const { id } = await house.service.request(today);
    house.clock.advance({ hours: 1 });
    const earlier = await house.change(id, { booking: { preferredTime: '1:00 PM' } });
    expect(earlier.answerBy).toEqual(at('2026-11-21T17:00:00Z'));
    const later = await house.change(id, { booking: { preferredDate: '2026-11-25' } });
    expect(later.answerBy).toEqual(at('2026-11-22T15:00:00Z'));
  });

  it('is restored when the decision that moved the visit is undone', async () => {
    const house = new InMemoryReservations();
    const { id, answerBy } = await house.service.request(today);
    await house.change(id, { status: 'confirmed', booking: { preferredTime: '1:00 PM' } });
    expect(await house.service.undo(id, OWNER)).toMatchObject({ preferredTime: '4:00 PM', answerBy });
  });
});
