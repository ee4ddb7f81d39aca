import { useQuery } from '@tanstack/react-query';
import { type BoardRole, type Reply, reservationQueries } from '@/entities/reservation';

export type RepliesByRequest = Readonly<Partial<Record<string, readonly Reply[]>>>;

const NONE: RepliesByRequest = {};

const byRequest = (replies: readonly Reply[]): RepliesByRequest =>
  Object.groupBy(replies, ({ reservationId }) => reservationId);

/** Guests' replies by request, unread ones first. */
export const useReplies = (role: BoardRole): RepliesByRequest =>
  useQuery({ ...reservationQueries.replies(role), select: byRequest }).data ?? NONE;

export const isUnseen = ({ seenAt }: Reply) => seenAt === null;
