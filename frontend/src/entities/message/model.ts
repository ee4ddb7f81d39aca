import { useQuery } from '@tanstack/react-query';
import type { Role } from '@/shared/api';
import { messageQueries } from './api/message.queries';

/** The number of unread messages for a tab's label; undefined when all are read. */
export function useUnreadCount(role: Role): number | undefined {
  const { data } = useQuery(messageQueries.unreadCount(role));
  return data?.count || undefined;
}
