import {
  type Exact,
  requestIn,
  Reservation,
  RESERVATION_STATUSES,
  type ReservationStatus,
  type ReservationRequest,
} from './reservation.js';

const REQUEST = requestIn({
  customerName: 'Amelia Hart',
  customerEmail: 'amelia@guests.example',
  partySize: '2',
  preferredDate: '2026-11-27',
  preferredTime: '12:30 PM',
  emailOptIn: false,
  smsOptIn: false,
  source: 'website',
});
const REQUESTED_AT = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-22T15:00:00Z');

it('takes over what a guest asks for and nothing of what became of it', () => {
  const reminded = Reservation.request('id', REQUEST, REQUESTED_AT)
    .confirm(REQUESTED_AT)
    .remind(REQUESTED_AT)
    .confirmAttendance(REQUESTED_AT);
  expect(requestIn(reminded.reportLate(20))).toEqual(REQUEST);
  const isTaken: Reservation extends Exact<ReservationRequest, Reservation> ? true : false = false;
  expect(isTaken).toBe(false);
});

it('takes an empty text for none', () => {
  expect(requestIn({ ...REQUEST, customerPhone: '', specialRequests: '' })).toEqual(REQUEST);
});

const pending = Reservation.request('id', REQUEST, REQUESTED_AT);
const confirmed = pending.confirm(REQUESTED_AT);
const IN_STATE: Record<ReservationStatus, Reservation> = {
  pending,
  confirmed,
  declined: pending.decline(REQUESTED_AT),
  completed: confirmed.complete(REQUESTED_AT),
  'no-show': confirmed.recordNoShow(REQUESTED_AT),
  archived: confirmed.complete(REQUESTED_AT).archive(REQUESTED_AT),
};
const ACTIONS: Record<ReservationStatus, (reservation: Reservation) => Reservation> = {
  pending: (reservation) => reservation.reopen(LATER),
  confirmed: (reservation) => reservation.confirm(LATER),
  declined: (reservation) => reservation.decline(LATER),
  completed: (reservation) => reservation.complete(LATER),
  'no-show': (reservation) => reservation.recordNoShow(LATER),
  archived: (reservation) => reservation.archive(LATER),
};
const ALLOWED = new Set([
  'pending confirmed',
  'pending declined',
  'confirmed completed',
  'confirmed no-show',
  'confirmed pending',
  'declined pending',
  'completed archived',
  'completed pending',
  'no-show archived',
  'no-show pending',
]);

describe.each(RESERVATION_STATUSES)('a %s reservation', (from) => {
  it.each(RESERVATION_STATUSES)('becomes %s only when the rules allow it', (to) => {
    const act = () => ACTIONS[to](IN_STATE[from]);
    if (ALLOWED.has(`${from} ${to}`)) {
      expect(act()).toMatchObject({ status: to, statusUpdatedAt: LATER, customerEmail: REQUEST.customerEmail });
    } else {
      expect(act).toThrow(`This reservation is ${from} and cannot become ${to}.`);
    }
  });

  it('is not changed by what becomes of it', () => {
    const before = { ...IN_STATE[from] };
    for (const to of RESERVATION_STATUSES) if (ALLOWED.has(`${from} ${to}`)) ACTIONS[to](IN_STATE[from]);
    expect({ ...IN_STATE[from] }).toEqual(before);
  });
});

it('records the time and outcome of a visit, and retains them in the archive', () => {
  expect(confirmed.complete(LATER)).toMatchObject({ outcome: 'completed', completedAt: LATER });
  expect(confirmed.recordNoShow(LATER).archive(LATER)).toMatchObject({ outcome: 'no-show', completedAt: LATER });
});

it('forgets the outcome when it is reopened', () => {
  expect(IN_STATE.completed.reopen(LATER)).toMatchObject({ status: 'pending', outcome: null, completedAt: null });
});

it('does not move its status time with the notes', () => {
  expect(confirmed.withNotes('Window table')).toMatchObject({
    adminNotes: 'Window table',
    statusUpdatedAt: REQUESTED_AT,
  });
});

it('may be deleted only while it is declined', () => {
  for (const status of RESERVATION_STATUSES) {
    const ask = () => {
      IN_STATE[status].assertMayBeDeleted();
    };
    if (status === 'declined') expect(ask).not.toThrow();
    else expect(ask).toThrow(`This reservation is ${status}; only a declined one can be deleted.`);
  }
});

it('retains the guest’s confirmation when only the area changes, and asks again when the time changes', () => {
  const at = new Date('2026-11-25T15:00:00Z');
  const later = new Date('2026-11-26T15:00:00Z');
  const coming = Reservation.request('1', { ...REQUEST, area: 'courtyard' }, at)
    .confirm(at)
    .remind(at)
    .confirmAttendance(at);
  expect(coming.rebook({ area: 'inside' }, later)).toMatchObject({
    area: 'inside',
    guestConfirmedAt: at,
    lastNotifiedAt: later,
  });
  expect(coming.rebook({ area: 'inside', preferredTime: '1:00 PM' }, later)).toMatchObject({ guestConfirmedAt: null });
});
