import type { Data } from '../../../kernel/data.js';
import type { OfferedTime } from './other-times.js';
import type { BookingDetails, Reservation, ReservationStatus } from './reservation.js';

/** The fields that a decision changes, to undo it exactly. Times are ISO 8601. */
export interface StateBefore extends BookingDetails {
  readonly status: ReservationStatus;
  readonly statusUpdatedAt: string;
  readonly declineReason: string | null;
  readonly lateByMinutes: number | null;
  readonly lastNotifiedAt: string | null;
  readonly reminderSentAt: string | null;
  readonly guestConfirmedAt: string | null;
  readonly offeredTimes: readonly OfferedTime[] | null;
  readonly offeredUntil: string | null;
  readonly waitlistedAt: string | null;
  readonly hasWaitlistPriority: boolean;
  /** Absent for decisions made before deadlines were stored. */
  readonly answerBy?: string | null;
}

export const stateOf = (reservation: Reservation): StateBefore => {
  const { status, preferredDate, preferredTime, partySize, area, declineReason, lateByMinutes } = reservation;
  const {
    lastNotifiedAt,
    reminderSentAt,
    guestConfirmedAt,
    offeredTimes,
    offeredUntil,
    waitlistedAt,
    hasWaitlistPriority,
    answerBy,
  } = reservation;
  return {
    status,
    preferredDate,
    preferredTime,
    partySize,
    area,
    declineReason,
    lateByMinutes,
    offeredTimes,
    hasWaitlistPriority,
    statusUpdatedAt: reservation.statusUpdatedAt.toISOString(),
    lastNotifiedAt: textOf(lastNotifiedAt),
    reminderSentAt: textOf(reminderSentAt),
    guestConfirmedAt: textOf(guestConfirmedAt),
    offeredUntil: textOf(offeredUntil),
    waitlistedAt: textOf(waitlistedAt),
    answerBy: textOf(answerBy),
  };
};

/** The fields that undoing the decision restores. */
export function restoring(state: StateBefore): Partial<Data<Reservation>> {
  const {
    statusUpdatedAt,
    lastNotifiedAt,
    reminderSentAt,
    guestConfirmedAt,
    offeredUntil,
    waitlistedAt,
    answerBy,
    ...others
  } = state;
  return {
    ...others,
    statusUpdatedAt: new Date(statusUpdatedAt),
    lastNotifiedAt: momentOf(lastNotifiedAt),
    reminderSentAt: momentOf(reminderSentAt),
    guestConfirmedAt: momentOf(guestConfirmedAt),
    offeredUntil: momentOf(offeredUntil),
    waitlistedAt: momentOf(waitlistedAt),
    ...(answerBy !== undefined && { answerBy: momentOf(answerBy) }),
    outcome: null,
    completedAt: null,
    leftAt: null,
    cancelledAt: null,
    replacedBy: null,
    stateBefore: null,
  };
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
/** A decision that the release before stored, seconds ago, has other names for some moments. */
const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
