import type { Data } from '../../../kernel/data.js';
import type { OfferedTime } from './other-times.js';
import type { BookingDetails, Reservation, ReservationStatus } from './reservation.js';

/** The fields that a decision changes, to undo it exactly. Times are ISO 8601. */
export interface StateBefore extends BookingDetails {
  readonly status: ReservationStatus;
  readonly statusUpdatedAt: string;
  readonly declineReason: string | null;
  readonly lateMinutes: number | null;
  readonly toldAt: string | null;
  readonly remindedAt: string | null;
  readonly comingAt: string | null;
  readonly offeredTimes: readonly OfferedTime[] | null;
  readonly offeredUntil: string | null;
  readonly waitsSince: string | null;
  readonly waitsFirst: boolean;
  /** Absent for decisions made before deadlines were stored. */
  readonly answerBy?: string | null;
}

export const stateOf = (reservation: Reservation): StateBefore => {
  const { status, preferredDate, preferredTime, partySize, area, declineReason, lateMinutes } = reservation;
  const { toldAt, remindedAt, comingAt, offeredTimes, offeredUntil, waitsSince, waitsFirst, answerBy } = reservation;
  return {
    ...{ status, preferredDate, preferredTime, partySize, area, declineReason, lateMinutes, offeredTimes, waitsFirst },
    statusUpdatedAt: reservation.statusUpdatedAt.toISOString(),
    ...{ toldAt: textOf(toldAt), remindedAt: textOf(remindedAt), comingAt: textOf(comingAt) },
    ...{ offeredUntil: textOf(offeredUntil), waitsSince: textOf(waitsSince), answerBy: textOf(answerBy) },
  };
};

/** The fields that undoing the decision restores. */
export function restoring(state: StateBefore): Partial<Data<Reservation>> {
  const { statusUpdatedAt, toldAt, remindedAt, comingAt, offeredUntil, waitsSince, answerBy, ...others } = state;
  return {
    ...others,
    statusUpdatedAt: new Date(statusUpdatedAt),
    ...{ toldAt: momentOf(toldAt), remindedAt: momentOf(remindedAt), comingAt: momentOf(comingAt) },
    ...{ offeredUntil: momentOf(offeredUntil), waitsSince: momentOf(waitsSince) },
    ...(answerBy !== undefined && { answerBy: momentOf(answerBy) }),
    ...{ outcome: null, completedAt: null, cancelledAt: null, replacedBy: null, stateBefore: null },
  };
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
