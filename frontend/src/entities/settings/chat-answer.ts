import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type ChatAnswer = components['schemas']['ChatAnswerView'];

export const chatAnswerQueries = {
  all: () =>
    queryOptions({
      queryKey: ['chat-answers'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/chat-answers', { signal })),
    }),
  /** What the chat answers with on the website. */
  facts: () =>
    queryOptions({
      queryKey: ['chat-facts'],
      queryFn: async ({ signal }) => {
        const [menu, { content }] = await Promise.all([
          answer(apiAs('admin').GET('/api/manager/menu/shown', { signal })),
          answer(apiAs('admin').GET('/api/manager/site-content', { signal })),
        ]);
        return { menu, recommendation: content.recommendation };
      },
      staleTime: 0,
    }),
};

export const correctChatAnswer = (topic: string, reply: string, seen: string | null) =>
  answer(
    apiAs('admin').PUT('/api/admin/chat-answers/{topic}', {
      params: { path: { topic } },
      body: { reply, ...(seen && { seen }) },
    }),
  );

export const resetChatAnswer = (topic: string, seen: string) =>
  answer(apiAs('admin').DELETE('/api/admin/chat-answers/{topic}', { params: { path: { topic }, query: { seen } } }));
