const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface AnsweredRequest {
  readonly requestedAt: Date;
  readonly visitAt: Date;
  /** Closing time on the day of the visit; null on a closed day. */
  readonly closesAt: Date | null;
}

/**
 * The promised deadline for an answer: 24 hours after the request or one hour before the visit, whichever is earlier,
 * and never later than closing time of the day of the visit. A request made less than an hour before the visit is due
 * at the visit.
 */
export function answerDeadline({ requestedAt, visitAt, closesAt }: AnsweredRequest): Date {
  const isLastMinute = visitAt.getTime() - requestedAt.getTime() < HOUR_MS;
  const beforeVisit = visitAt.getTime() - (isLastMinute ? 0 : HOUR_MS);
  // A request made after closing time cannot be answered before it.
  const closing = closesAt && closesAt > requestedAt ? closesAt.getTime() : Infinity;
  return new Date(Math.min(requestedAt.getTime() + DAY_MS, beforeVisit, closing));
}
