import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/shared/api';

/** Whether the house can send text messages: that stands in the settings of its server, and in no built page. */
export const textMessagesQuery = queryOptions({
  queryKey: ['text-messages'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/restaurant', { signal }))).textMessages,
  staleTime: Infinity,
});
