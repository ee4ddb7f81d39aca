import { useQuery } from '@tanstack/react-query';
import type { Role } from '@/shared/api';
import { messageQueries } from '../api/message.queries';

/** How many messages nobody has opened yet, for the label of a tab; nothing when all are read. */
export function useUnreadCount(role: Role): number | undefined {
  const { data } = useQuery(messageQueries.unreadCount(role));
  return data?.count || undefined;
}
