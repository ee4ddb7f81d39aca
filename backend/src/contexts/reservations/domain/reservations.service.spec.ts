import { AlreadyInStatus, IllegalTransition, StaleState } from '../../../kernel/domain-error.js';
import { Overtaken } from '../../../kernel/testing/in-memory-transaction.js';
import { InMemoryReservations, NOW, OWNER, REQUEST, STAFF } from '../testing/in-memory-reservations.js';
import { requestIn, Reservation, RESERVATION_STATUSES, type ReservationStatus } from './reservation.js';
import { NotDeclined, ReservationNotFound } from './reservation.errors.js';
import { EVENT_BY_STATUS } from './reservation.events.js';
import type { Change } from './reservations.service.js';

let setup: InMemoryReservations;
beforeEach(() => void (setup = new InMemoryReservations()));

describe('a request', () => {
  it('may opt in to text messages only with a phone number', async () => {
    await expect(setup.service.request({ ...REQUEST, smsOptIn: true })).rejects.toThrow(/can get text messages/);
    const stored = await setup.service.request({ ...REQUEST, smsOptIn: true, customerPhone: '(904) 555-0123' });
    expect(stored.smsOptIn).toBe(true);
  });

  it('is stored as pending and recorded without an actor', async () => {
    const reservation = await setup.service.request(REQUEST);
    expect(setup.reservations.all).toEqual([reservation]);
    expect(reservation).toMatchObject({ ...REQUEST, status: 'pending', createdAt: NOW, statusUpdatedAt: NOW });
    expect(setup.outbox.events).toMatchObject([
      { type: 'reservation.requested', subject: { type: 'reservation', id: reservation.id } },
    ]);
    expect(setup.transaction.actors).toEqual([null]);
  });

  it.each([
    ['2026-11-20', 'Choose today or a later date.'],
    ['2027-11-22', 'Choose a date within the next year.'],
    ['2026-02-30', 'Choose a date.'],
  ])('for %s is refused with a sentence', async (preferredDate, message) => {
    await expect(setup.service.request({ ...REQUEST, preferredDate })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'preferredDate', message }],
    });
    expect(setup.reservations.all).toEqual([]);
    expect(setup.outbox.events).toEqual([]);
  });

  it.each(['2026-11-21', '2027-11-21'])('for %s is taken', async (preferredDate) => {
    await expect(setup.service.request({ ...REQUEST, preferredDate })).resolves.toMatchObject({ preferredDate });
  });

  it('is for today by the restaurant’s calendar, whatever the date is elsewhere', async () => {
    const ask = () => setup.service.request({ ...REQUEST, preferredDate: '2026-11-21' });
    setup.clock.set('2026-11-22T04:59:59Z');
    await expect(ask()).rejects.toMatchObject({ fields: [{ field: 'preferredTime' }] });
    setup.clock.set('2026-11-22T05:00:00Z');
    await expect(ask()).rejects.toMatchObject({ fields: [{ field: 'preferredDate' }] });
  });
});

describe('a request entered by staff', () => {
  const CALLER = { ...REQUEST, customerEmail: null, source: 'phone' as const };

  it.each(['pending', 'confirmed'] as const)(
    'is stored as %s and recorded once, with the staff member',
    async (status) => {
      const reservation = await setup.service.enter(CALLER, status, STAFF);
      expect(setup.reservations.all).toEqual([reservation]);
      expect(reservation).toMatchObject({ ...CALLER, status, createdAt: NOW, statusUpdatedAt: NOW });
      expect(setup.outbox.events).toMatchObject([
        { type: 'reservation.entered', payload: { customerEmail: null, status } },
      ]);
      expect(setup.transaction.actors).toEqual([STAFF]);
    },
  );

  it('is for a day that a guest could ask for', async () => {
    await expect(
      setup.service.enter({ ...CALLER, preferredDate: '2026-11-20' }, 'confirmed', STAFF),
    ).rejects.toMatchObject({
      fields: [{ field: 'preferredDate', message: 'Choose today or a later date.' }],
    });
    expect(setup.reservations.all).toEqual([]);
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

  it.each(ALLOWED)('moves a %s reservation to %s, records it and preserves the notes', async (from, to) => {
    const before = await setup.keep(from, 'Table 6');
    const after = await setup.change(before.id, { status: to });
    expect(after).toMatchObject({ status: to, adminNotes: 'Table 6', statusUpdatedAt: NOW, updatedAt: NOW });
    expect(after.version).toBe(before.version + 1);
    expect(setup.reservations.all).toEqual([after]);
    expect(setup.outbox.events).toMatchObject([
      { type: EVENT_BY_STATUS[to], payload: { formerOutcome: before.outcome } },
    ]);
    expect(setup.transaction.actors.at(-1)).toBe(OWNER);
  });

  const REFUSED = RESERVATION_STATUSES.flatMap((from) =>
    RESERVATION_STATUSES.filter((to) => !ALLOWED.some(([one, other]) => one === from && other === to)).map(
      (to) => [from, to] as const,
    ),
  );

  it.each(REFUSED)('from %s to %s is refused and changes nothing', async (from, to) => {
    const before = await setup.keep(from);
    const refusal = from === to ? AlreadyInStatus : IllegalTransition;
    await expect(setup.change(before.id, { status: to })).rejects.toBeInstanceOf(refusal);
    expect(setup.reservations.all).toEqual([before]);
    expect(setup.outbox.events).toEqual([]);
  });

  it('to archive is the owner’s', async () => {
    const { id } = await setup.keep('completed');
    await expect(setup.change(id, { status: 'archived' }, STAFF)).rejects.toThrow(
      'Only the owner can archive a reservation.',
    );
    await expect(setup.change(id, { status: 'archived' }, OWNER)).resolves.toMatchObject({ status: 'archived' });
  });

  it('takes notes along, in one event', async () => {
    const { id } = await setup.keep('pending');
    expect(await setup.change(id, { status: 'confirmed', adminNotes: 'Table 6' })).toMatchObject({
      status: 'confirmed',
      adminNotes: 'Table 6',
    });
    expect(setup.outbox.types).toEqual(['reservation.confirmed']);
  });

  it('on a reservation that does not exist is refused', async () => {
    await expect(setup.change(setup.ids.next(), { status: 'confirmed' })).rejects.toBeInstanceOf(ReservationNotFound);
  });
});

describe('a change of notes', () => {
  it.each(RESERVATION_STATUSES)(
    'is possible without a status change while it is %s, and leaves the status and its time alone',
    async (status) => {
      const before = await setup.keep(status);
      setup.clock.advance({ hours: 1 });
      const after = await setup.change(before.id, { adminNotes: 'Table 6' }, STAFF);
      expect(after).toEqual(before.withNotes('Table 6').revised(setup.clock.now()));
      expect(setup.outbox.types).toEqual(['reservation.noted']);
    },
  );

  it.each(RESERVATION_STATUSES)('with the status %s again changes the notes alone', async (status) => {
    const before = await setup.keep(status, 'Table 5');
    expect(await setup.change(before.id, { status, adminNotes: null })).toEqual(before.withNotes(null).revised(NOW));
    expect(setup.outbox.types).toEqual(['reservation.noted']);
  });

  it('that makes no difference is not recorded', async () => {
    const before = await setup.keep('confirmed', 'Table 6');
    expect(await setup.change(before.id, { adminNotes: 'Table 6' })).toEqual(before);
    expect(await setup.change(before.id, {})).toEqual(before);
    expect(setup.reservations.all).toEqual([before]);
    expect(setup.outbox.events).toEqual([]);
  });
});

describe('what the screen showed', () => {
  it('lets a change through while it is true', async () => {
    const { id } = await setup.keep('pending');
    await setup.change(id, { status: 'confirmed', expectedStatus: 'pending' });
    await setup.change(id, { adminNotes: 'Table 6', expectedStatus: 'confirmed' });
    expect(setup.outbox.types).toEqual(['reservation.confirmed', 'reservation.noted']);
  });

  it.each<Change>([{ status: 'declined' }, { status: 'confirmed' }, { adminNotes: 'Table 6' }])(
    'refuses %j with a sentence that names what it is now',
    async (what) => {
      const before = await setup.keep('confirmed');
      const late = setup.change(before.id, { ...what, expectedStatus: 'pending' });
      await expect(late).rejects.toBeInstanceOf(StaleState);
      await expect(late).rejects.toThrow('no longer pending. Someone else changed it to confirmed');
      expect(setup.reservations.all).toEqual([before]);
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
  ])('turns %s into %s, with one event that has the previous status', async (from, to) => {
    const { id } = await setup.keep(from);
    const after = await setup.change(id, { status: to, expectedStatus: from, overrules: true });
    expect(after).toMatchObject({ status: to, outcome: to === 'completed' || to === 'no-show' ? to : null });
    expect(setup.outbox.events).toMatchObject([
      { type: EVENT_BY_STATUS[to], payload: { status: to, previousStatus: from } },
    ]);
  });

  it('preserves the notes', async () => {
    const { id } = await setup.keep('declined', 'Table 6');
    const overruled = { status: 'confirmed', expectedStatus: 'declined', overrules: true } as const;
    await expect(setup.change(id, overruled)).resolves.toMatchObject({ adminNotes: 'Table 6', declineReason: null });
  });

  it('is refused if the status has changed again or the reservation is archived', async () => {
    const { id } = await setup.keep('archived');
    const overrule = (expectedStatus: ReservationStatus) =>
      setup.change(id, { status: 'completed', expectedStatus, overrules: true });
    await expect(overrule('no-show')).rejects.toBeInstanceOf(StaleState);
    await expect(overrule('archived')).rejects.toBeInstanceOf(IllegalTransition);
  });
});

describe('someone else who is faster', () => {
  const decide = (id: string) => () => {
    setup.reservations.changeElsewhere(id, (reservation) => reservation.confirm(NOW));
  };
  const note = (id: string, notes: string) => () => {
    setup.reservations.changeElsewhere(id, (reservation) => reservation.withNotes(notes));
  };

  it('with a decision makes the other decision a conflict, with one event and no other', async () => {
    const { id } = await setup.keep('pending');
    setup.reservations.afterNextReads(decide(id));
    await expect(setup.change(id, { status: 'declined' })).rejects.toBeInstanceOf(IllegalTransition);
    expect(setup.reservations.all).toMatchObject([{ status: 'confirmed' }]);
    expect(setup.outbox.events).toEqual([]);
  });

  it('with the same decision makes it decided already', async () => {
    const { id } = await setup.keep('pending');
    setup.reservations.afterNextReads(decide(id));
    await expect(setup.change(id, { status: 'confirmed' })).rejects.toBeInstanceOf(AlreadyInStatus);
  });

  it('with a decision does not conflict with notes: both are stored', async () => {
    const { id } = await setup.keep('pending');
    setup.reservations.afterNextReads(decide(id));
    await setup.change(id, { adminNotes: 'Table 6' });
    expect(setup.reservations.all).toMatchObject([{ status: 'confirmed', adminNotes: 'Table 6' }]);
  });

  it('with notes does not conflict with a decision: both are stored', async () => {
    const { id } = await setup.keep('pending', 'Table 5');
    setup.reservations.afterNextReads(note(id, 'Table 6'));
    await setup.change(id, { status: 'confirmed' });
    expect(setup.reservations.all).toMatchObject([{ status: 'confirmed', adminNotes: 'Table 6' }]);
  });

  it('can reopen a declined request, which then cannot be deleted', async () => {
    const { id } = await setup.keep('declined');
    setup.reservations.afterNextReads(() => {
      setup.reservations.changeElsewhere(id, (reservation) => reservation.reopen(NOW));
    });
    await expect(setup.service.delete(id, STAFF)).rejects.toBeInstanceOf(NotDeclined);
    expect(setup.reservations.all).toMatchObject([{ status: 'pending' }]);
    expect(setup.outbox.events).toEqual([]);
  });

  it('again and again is a conflict in the end', async () => {
    const { id } = await setup.keep('pending');
    setup.reservations.afterNextReads(...['1', '2', '3', '4', '5'].map((notes) => note(id, notes)));
    await expect(setup.change(id, { status: 'confirmed' })).rejects.toBeInstanceOf(Overtaken);
    expect(setup.reservations.all).toMatchObject([{ status: 'pending', adminNotes: '5' }]);
  });
});

describe('a deletion', () => {
  it.each(RESERVATION_STATUSES)('of a %s reservation is possible only when it was declined', async (status) => {
    const before = await setup.keep(status);
    if (status === 'declined') {
      await setup.service.delete(before.id, STAFF);
      expect(setup.reservations.all).toEqual([]);
      expect(setup.outbox.types).toEqual(['reservation.deleted']);
      expect(setup.transaction.actors.at(-1)).toBe(STAFF);
    } else {
      await expect(setup.service.delete(before.id, STAFF)).rejects.toBeInstanceOf(NotDeclined);
      expect(setup.reservations.all).toEqual([before]);
    }
  });

  it('happens once', async () => {
    const { id } = await setup.keep('declined');
    await setup.service.delete(id, STAFF);
    await expect(setup.service.delete(id, STAFF)).rejects.toBeInstanceOf(ReservationNotFound);
  });
});

describe('a change that a guest asks for', () => {
  it('is a new request: nothing that became of the first table comes with it', async () => {
    const setup = new InMemoryReservations();
    const table = (await setup.keep('confirmed')).remind(NOW).confirmAttendance(NOW).reportLate(20);
    const booking = { preferredDate: '2026-11-30', preferredTime: '1:00 PM', partySize: '4', area: null } as const;
    const change = await setup.service.requestInsteadOf(table, { ...booking, rainPlan: null });
    const { id, preferredDate, preferredTime, partySize } = table;
    const expected = { ...requestIn(table), ...booking, rainPlan: null };
    const replaces = { id, calendarId: id, preferredDate, preferredTime, partySize };
    const answerBy = new Date('2026-11-22T15:00:00Z');
    expect(change).toEqual(Reservation.request(change.id, expected, NOW, replaces).dueBy(answerBy));
  });
});

it.each(['8:00 PM', '11:30 AM'] as const)('a change of a table at noon to %s is answered before both', async (time) => {
  const setup = new InMemoryReservations();
  setup.clock.set(new Date('2026-11-21T13:00:00Z'));
  const table = await setup.service.request({ ...REQUEST, preferredDate: '2026-11-21', preferredTime: '12:00 PM' });
  const booking = {
    preferredDate: '2026-11-21',
    preferredTime: time,
    partySize: '2',
    area: null,
    rainPlan: null,
  } as const;
  const earlier = time === '11:30 AM' ? '15:30' : '16:00';
  expect(await setup.service.requestInsteadOf(table, booking)).toMatchObject({
    answerBy: new Date(`2026-11-21T${earlier}:00Z`),
  });
});

describe('the deadline of the answer', () => {
  // It is 10 AM on November 21 in the restaurant's zone.
  const today = { ...REQUEST, preferredDate: '2026-11-21', preferredTime: '4:00 PM' } as const;
  const at = (text: string) => new Date(text);

  it('is fixed when the request is made, and comes before the visit', async () => {
    const setup = new InMemoryReservations();
    expect(await setup.service.request(today)).toMatchObject({ answerBy: at('2026-11-21T20:00:00Z') });
  });

  it('is closing time of the day of the visit where that is earlier', async () => {
    const setup = new InMemoryReservations();
    setup.closesAt = at('2026-11-21T19:30:00Z');
    expect(await setup.service.request(today)).toMatchObject({ answerBy: setup.closesAt });
  });

  it('follows a visit that is moved while the request waits, and counts from the request', async () => {
    const setup = new InMemoryReservations();
    const { id } = await setup.service.request(today);
    setup.clock.advance({ hours: 1 });
    const earlier = await setup.change(id, { booking: { preferredTime: '1:00 PM' } });
    expect(earlier.answerBy).toEqual(at('2026-11-21T17:00:00Z'));
    const later = await setup.change(id, { booking: { preferredDate: '2026-11-25' } });
    expect(later.answerBy).toEqual(at('2026-11-22T15:00:00Z'));
  });

  it('is restored when the decision that moved the visit is undone', async () => {
    const setup = new InMemoryReservations();
    const { id, answerBy } = await setup.service.request(today);
    await setup.change(id, { status: 'confirmed', booking: { preferredTime: '1:00 PM' } });
    expect(await setup.service.undo(id, OWNER)).toMatchObject({ preferredTime: '4:00 PM', answerBy });
  });
});
