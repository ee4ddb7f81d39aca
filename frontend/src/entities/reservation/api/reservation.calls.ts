import { answer, apiAs, type components, type PageQuery } from '@/shared/api';

export type Reservation = components['schemas']['StaffReservationView'];
export type Mention = Reservation['mentions'][number];
/** Whom the house expects on one day, and what waits for an answer. */
/** How many parties and guests expect a table at one time. */
export type BookedSlot = components['schemas']['BookedSlotView'];
export type ServiceDay = components['schemas']['ServiceDayView'];
/** How full a day is; its caps are null while the house counts no seats. */
export type CapacityDay = components['schemas']['CapacityDayView'];
/** What a request would make of the half hours of its visit. */
export type RequestRoom = components['schemas']['RequestRoomView'];
export type OfferedTime = components['schemas']['OfferedTimeView'];
/** When the party of a request could come instead. */
export type OtherTimes = components['schemas']['OtherTimesView'];
/** Who waits for seats of a day. */
export type WaitingList = components['schemas']['WaitingListView'];
/** What the house remembers of the guest of a request. */
export type RememberedGuest = components['schemas']['RememberedGuestView'];
export type GuestMemory = Omit<RememberedGuest, 'id'>;
export type NotedGuest = components['schemas']['NotedGuestView'];
export type GuestNote = Required<components['schemas']['NoteGuest']>;
export type ReservationStatus = Reservation['status'];
export type ReservationAnalyticsFigures = components['schemas']['ReservationAnalyticsView'];
export type ReservationFigures = components['schemas']['ReservationSummaryView'];
/** What a guest wrote back to a mail about a table. */
export type Reply = components['schemas']['ReplyView'];
/** How late a guest may say to be. */
export type LateMinutes = components['schemas']['NoteLate']['minutes'];
/** Whose board it is: owner and staff read the same lists by calls of their own. */
export type BoardRole = 'admin' | 'staff';

/** When somebody comes, with how many, and where they sit. */
export type Booking = Pick<Reservation, 'preferredDate' | 'preferredTime' | 'partySize' | 'area'>;
/** What the house enters itself. */
export type Entry = components['schemas']['EnterReservation'];

/** What of it is to be another. */
export type BookingChange = Partial<{ [Name in keyof Booking]: NonNullable<Booking[Name]> }>;

interface ReservationChange extends BookingChange {
  status?: ReservationStatus;
  adminNotes?: string;
  /** Told to the guest beside a decline. */
  reason?: string;
  /** Also where that makes more guests than there is room for. */
  beyondCapacity?: boolean;
  /** What the screen showed: who changes something that has moved on is told so. */
  expectedStatus: ReservationStatus;
  /** Somebody has seen what another has decided meanwhile (`expectedStatus`), and decides otherwise. */
  overrules?: boolean;
}

type Outcome = Pick<ReservationChange, 'expectedStatus' | 'overrules'>;

/** What a list of reservations is narrowed by. */
export interface ReservationFilter {
  /** Part of a guest's name, address or telephone number. */
  search?: string;
  status?: ReservationStatus;
  /** Of the visit. */
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

/** What changes of one reservation have in common: they are sent one after the other. */
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

export const readArchive: BoardCalls['list'] = (query, signal) =>
  apiAs('admin').GET('/api/admin/reservations/archived', { params: { query }, signal });

/** Of a day, YYYY-MM-DD. */
export const readServiceDay = (role: BoardRole, date: string, signal: AbortSignal): Promise<ServiceDay> =>
  answer(apiAs(role).GET('/api/staff/service', { params: { query: { date } }, signal }));

export const readCapacityDay = (role: BoardRole, date: string, signal: AbortSignal): Promise<CapacityDay> =>
  answer(apiAs(role).GET('/api/staff/capacity', { params: { query: { date } }, signal }));

/** Of all requests that wait; none while the house counts no seats. */
export const readRooms = (role: BoardRole, signal: AbortSignal): Promise<RequestRoom[]> =>
  answer(apiAs(role).GET('/api/staff/capacity/requests', { signal }));

export const readOtherTimes = (role: BoardRole, id: string, date: string, signal: AbortSignal): Promise<OtherTimes> =>
  answer(
    apiAs(role).GET('/api/staff/reservations/{id}/other-times', { params: { ...by(id), query: { date } }, signal }),
  );

export const offerTimes = (role: BoardRole, id: string, body: components['schemas']['OfferTimes']) =>
  apiAs(role).POST('/api/staff/reservations/{id}/other-times', { params: by(id), body });
/** Of the guests who are expected, or wait for an answer. */
export const readGuestMemories = (role: BoardRole, signal: AbortSignal): Promise<RememberedGuest[]> =>
  answer(apiAs(role).GET('/api/staff/guest-memories', { signal }));

export const readGuestMemory = (role: BoardRole, id: string, signal: AbortSignal): Promise<NotedGuest> =>
  answer(apiAs(role).GET('/api/staff/reservations/{id}/guest-memory', { params: by(id), signal }));

export const noteGuest = (role: BoardRole, id: string, body: GuestNote): Promise<NotedGuest> =>
  answer(apiAs(role).PUT('/api/staff/reservations/{id}/guest-memory', { params: by(id), body }));

export const waitingListCalls = {
  read: (role: BoardRole, date: string, signal: AbortSignal): Promise<WaitingList> =>
    answer(apiAs(role).GET('/api/staff/waiting-list', { params: { query: { date } }, signal })),
  pause: (role: BoardRole, body: components['schemas']['PauseWaitingList']) =>
    apiAs(role).PUT('/api/staff/waiting-list/pause', { body }),
  wait: (role: BoardRole, id: string, isFirst: boolean) =>
    apiAs(role).PUT('/api/staff/reservations/{id}/waiting-list', { params: by(id), body: { isFirst } }),
  letGo: (role: BoardRole, id: string) =>
    apiAs(role).DELETE('/api/staff/reservations/{id}/waiting-list', { params: by(id) }),
};

export const enterReservation = (role: BoardRole, body: Entry): Promise<Reservation> =>
  answer(apiAs(role).POST('/api/staff/reservations', { body }));

export const deleteReservation = (id: string) =>
  apiAs('staff').DELETE('/api/staff/reservations/{id}', { params: by(id) });

/** Unseen ones, and those about requests that are not over. */
export const readReplies = (role: BoardRole, signal: AbortSignal): Promise<Reply[]> =>
  answer(apiAs(role).GET('/api/staff/replies', { signal }));

export const readRepliesAbout = (role: BoardRole, id: string, signal: AbortSignal): Promise<Reply[]> =>
  answer(apiAs(role).GET('/api/staff/reservations/{id}/replies', { params: by(id), signal }));

export const seeReply = (role: BoardRole, id: string) =>
  apiAs(role).PUT('/api/staff/replies/{id}/seen', { params: by(id) });

/** For a guest who has written or called. */
export const cancelReservation = (role: BoardRole, id: string, expectedStatus: ReservationStatus) =>
  apiAs(role).PUT('/api/staff/reservations/{id}/cancel', { params: by(id), body: { expectedStatus } });

/** For a guest who has written or called. */
export const noteLate = (role: BoardRole, id: string, minutes: LateMinutes) =>
  apiAs(role).PUT('/api/staff/reservations/{id}/late', { params: by(id), body: { minutes } });
