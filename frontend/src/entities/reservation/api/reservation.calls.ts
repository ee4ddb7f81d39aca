import { answer, apiAs, type components, type PageQuery } from '@/shared/api';

export type Reservation = components['schemas']['StaffReservationView'];
export type Mention = Reservation['mentions'][number];
/** The parties expected on a day, and the requests that wait for a reply. */
/** The parties and guests expected at one time. */
export type BookedSlot = components['schemas']['BookedSlotView'];
export type ServiceDay = components['schemas']['ServiceDayView'];
/** How full a day is; its limits are null while the restaurant does not count seats. */
export type CapacityDay = components['schemas']['CapacityDayView'];
/** How a request would fill the half hours of its visit. */
export type RequestRoom = components['schemas']['RequestRoomView'];
export type OfferedTime = components['schemas']['OfferedTimeView'];
/** Other times at which a request's party could come. */
export type OtherTimes = components['schemas']['OtherTimesView'];
/** The waitlist of a day. */
export type Waitlist = components['schemas']['WaitlistView'];
/** A server of the release before answers without `otherLines`. */
type MaybeOlder<Guest extends { otherLines: object[] }> = Omit<Guest, 'otherLines'> &
  Partial<Pick<Guest, 'otherLines'>>;
/** The guest history behind a request. */
export type RememberedGuest = MaybeOlder<components['schemas']['RememberedGuestView']>;
export type GuestMemory = Omit<RememberedGuest, 'id'>;
export type NotedGuest = MaybeOlder<components['schemas']['NotedGuestView']>;
export type GuestNote = Required<components['schemas']['NoteGuest']>;
/** Walk-ins who wait for a table. */
export type DoorList = components['schemas']['DoorListView'];
export type DoorParty = components['schemas']['DoorPartyView'];
export type ReservationStatus = Reservation['status'];
export type ReportedDay = components['schemas']['ReportedDayView'];
export type ReservationAnalyticsFigures = components['schemas']['ReservationAnalyticsView'];
export type ReservationFigures = components['schemas']['ReservationSummaryView'];
/** A guest's reply to an email about a table. */
export type Reply = components['schemas']['ReplyView'];
/** By how many minutes a guest can report to be late. */
export type LateMinutes = components['schemas']['NoteLate']['minutes'];
/** Owner and staff read the same lists through calls of their own. */
export type BoardRole = 'admin' | 'staff';

/** Date, time, party size and area. */
export type Booking = Pick<Reservation, 'preferredDate' | 'preferredTime' | 'partySize' | 'area'>;
/** A reservation entered by staff. */
export type Entry = components['schemas']['EnterReservation'];

/** Only the fields that change. */
export type BookingChange = Partial<{ [Name in keyof Booking]: NonNullable<Booking[Name]> }>;

interface ReservationChange extends BookingChange {
  status?: ReservationStatus;
  adminNotes?: string;
  /** Sent to the guest with a decline. */
  reason?: string;
  /** Confirms even if that exceeds the number of seats. */
  beyondCapacity?: boolean;
  /** The status that the screen showed; the server refuses the change if it is another by now. */
  expectedStatus: ReservationStatus;
  /** The user has seen someone else's decision (`expectedStatus`) and overrules it. */
  overrules?: boolean;
}

type Outcome = Pick<ReservationChange, 'expectedStatus' | 'overrules'>;

/** The filter of a list of reservations. */
export interface ReservationFilter {
  /** Part of a guest's name, address or phone number. */
  search?: string;
  status?: ReservationStatus;
  /** The visit's date. */
  date?: string;
}

interface BoardCalls {
  list: (
    query: PageQuery & ReservationFilter,
    signal: AbortSignal,
  ) => Promise<{ data?: Reservation[]; response: Response }>;
  one(id: string, signal: AbortSignal): Promise<Reservation>;
  summary(signal: AbortSignal): Promise<ReservationFigures>;
  change(id: string, change: ReservationChange): Promise<unknown>;
  complete(id: string, outcome: Outcome): Promise<unknown>;
  miss(id: string, outcome: Outcome): Promise<unknown>;
}

/** The `of` key of a reservation's mutations, which are sent one after another. */
export const changeOf = (id: Reservation['id']) => `reservation/${id}`;

const by = (id: string) => ({ path: { id } });

const change: BoardCalls['change'] = (id, body) =>
  apiAs('admin').PATCH('/api/admin/reservations/{id}', { params: by(id), body });

export const reservationCalls: Record<BoardRole, BoardCalls> = {
  admin: {
    list: (query, signal) => apiAs('admin').GET('/api/admin/reservations', { params: { query }, signal }),
    one: (id, signal) => answer(apiAs('admin').GET('/api/admin/reservations/{id}', { params: by(id), signal })),
    summary: (signal) => answer(apiAs('admin').GET('/api/admin/reservations/summary', { signal })),
    change,
    complete: (id, outcome) => change(id, { ...outcome, status: 'completed' }),
    miss: (id, outcome) => change(id, { ...outcome, status: 'no-show' }),
  },
  staff: {
    list: (query, signal) => apiAs('staff').GET('/api/staff/reservations', { params: { query }, signal }),
    one: (id, signal) => answer(apiAs('staff').GET('/api/staff/reservations/{id}', { params: by(id), signal })),
    summary: (signal) => answer(apiAs('staff').GET('/api/staff/reservations/summary', { signal })),
    change: (id, body) => apiAs('staff').PATCH('/api/staff/reservations/{id}', { params: by(id), body }),
    complete: (id, body) => apiAs('staff').PUT('/api/staff/reservations/{id}/complete', { params: by(id), body }),
    miss: (id, body) => apiAs('staff').PUT('/api/staff/reservations/{id}/no-show', { params: by(id), body }),
  },
};

/** Restores the exact state before the last decision, within seconds of it. */
export const undoDecision = (role: BoardRole, id: string, expectedStatus: ReservationStatus) =>
  apiAs(role).PUT('/api/staff/reservations/{id}/undo', { params: by(id), body: { expectedStatus } });

export const markLeft = (role: BoardRole, id: string, hasLeft: boolean) =>
  hasLeft
    ? apiAs(role).PUT('/api/staff/reservations/{id}/left', { params: by(id) })
    : apiAs(role).DELETE('/api/staff/reservations/{id}/left', { params: by(id) });

/** @param tables as typed; '' removes them */
export const assignTables = (role: BoardRole, id: string, body: components['schemas']['AssignTables']) =>
  apiAs(role).PUT('/api/staff/reservations/{id}/tables', { params: by(id), body });

export const readArchive: BoardCalls['list'] = (query, signal) =>
  apiAs('admin').GET('/api/admin/reservations/archived', { params: { query }, signal });

/** @param date YYYY-MM-DD */
export const readServiceDay = (role: BoardRole, date: string, signal: AbortSignal): Promise<ServiceDay> =>
  answer(apiAs(role).GET('/api/staff/service', { params: { query: { date } }, signal }));

export const readCapacityDay = (role: BoardRole, date: string, signal: AbortSignal): Promise<CapacityDay> =>
  answer(apiAs(role).GET('/api/staff/capacity', { params: { query: { date } }, signal }));

/** For all pending requests; empty while the restaurant does not count seats. */
export const readRooms = (role: BoardRole, signal: AbortSignal): Promise<RequestRoom[]> =>
  answer(apiAs(role).GET('/api/staff/capacity/requests', { signal }));

export const readOtherTimes = (role: BoardRole, id: string, date: string, signal: AbortSignal): Promise<OtherTimes> =>
  answer(
    apiAs(role).GET('/api/staff/reservations/{id}/other-times', { params: { ...by(id), query: { date } }, signal }),
  );

export const offerTimes = (role: BoardRole, id: string, body: components['schemas']['OfferTimes']) =>
  apiAs(role).POST('/api/staff/reservations/{id}/other-times', { params: by(id), body });
/** For guests who are expected or wait for a reply. */
export const readGuestMemories = (role: BoardRole, signal: AbortSignal): Promise<RememberedGuest[]> =>
  answer(apiAs(role).GET('/api/staff/guest-memories', { signal }));

export const readGuestMemory = (role: BoardRole, id: string, signal: AbortSignal): Promise<NotedGuest> =>
  answer(apiAs(role).GET('/api/staff/reservations/{id}/guest-memory', { params: by(id), signal }));

export const noteGuest = (role: BoardRole, id: string, body: GuestNote): Promise<NotedGuest> =>
  answer(apiAs(role).PUT('/api/staff/reservations/{id}/guest-memory', { params: by(id), body }));

export const waitlistCalls = {
  read: (role: BoardRole, date: string, signal: AbortSignal): Promise<Waitlist> =>
    answer(apiAs(role).GET('/api/staff/waitlist', { params: { query: { date } }, signal })),
  pause: (role: BoardRole, body: components['schemas']['PauseWaitlist']) =>
    apiAs(role).PUT('/api/staff/waitlist/pause', { body }),
  wait: (role: BoardRole, id: string, isFirst: boolean) =>
    apiAs(role).PUT('/api/staff/reservations/{id}/waitlist', { params: by(id), body: { isFirst } }),
  removeFromWaitlist: (role: BoardRole, id: string) =>
    apiAs(role).DELETE('/api/staff/reservations/{id}/waitlist', { params: by(id) }),
};

/** What becomes of a party at the door. */
export type DoorStep = 'text' | 'voice' | 'seat' | 'gone' | 'back';

export const doorCalls = {
  read: (role: BoardRole, signal: AbortSignal): Promise<DoorList> =>
    answer(apiAs(role).GET('/api/staff/door-list', { signal })),
  add: (role: BoardRole, body: components['schemas']['AddToDoorList']): Promise<DoorParty> =>
    answer(apiAs(role).POST('/api/staff/door-list', { body })),
  take: (role: BoardRole, id: string, step: DoorStep): Promise<unknown> => {
    const params = by(id);
    if (step === 'seat') return apiAs(role).PUT('/api/staff/door-list/{id}/seat', { params });
    if (step === 'gone') return apiAs(role).PUT('/api/staff/door-list/{id}/gone', { params });
    if (step === 'back') return apiAs(role).PUT('/api/staff/door-list/{id}/back', { params });
    return apiAs(role).PUT('/api/staff/door-list/{id}/call', { params, body: { by: step } });
  },
};

export const enterReservation = (role: BoardRole, body: Entry): Promise<Reservation> =>
  answer(apiAs(role).POST('/api/staff/reservations', { body }));

export const deleteReservation = (id: string) =>
  apiAs('staff').DELETE('/api/staff/reservations/{id}', { params: by(id) });

/** Unread ones, and those about open requests. */
export const readReplies = (role: BoardRole, signal: AbortSignal): Promise<Reply[]> =>
  answer(apiAs(role).GET('/api/staff/replies', { signal }));

export const readRepliesAbout = (role: BoardRole, id: string, signal: AbortSignal): Promise<Reply[]> =>
  answer(apiAs(role).GET('/api/staff/reservations/{id}/replies', { params: by(id), signal }));

export const seeReply = (role: BoardRole, id: string) =>
  apiAs(role).PUT('/api/staff/replies/{id}/seen', { params: by(id) });

/** Sends the guest an answer the way the reply came. */
export const answerReply = (role: BoardRole, id: string, text: string) =>
  apiAs(role).PUT('/api/staff/replies/{id}/answer', { params: by(id), body: { text } });

/** For a guest who has called or written. */
export const cancelReservation = (role: BoardRole, id: string, expectedStatus: ReservationStatus) =>
  apiAs(role).PUT('/api/staff/reservations/{id}/cancel', { params: by(id), body: { expectedStatus } });

/** For a guest who has called or written. */
export const reportLate = (role: BoardRole, id: string, minutes: LateMinutes) =>
  apiAs(role).PUT('/api/staff/reservations/{id}/late', { params: by(id), body: { minutes } });

/** Every reservation of a month as a file. @param month YYYY-MM */
export const bookExport = (month: string) => `/api/admin/reservations/export.csv?month=${month}`;
