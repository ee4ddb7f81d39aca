import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type ChatAnswer = components['schemas']['ChatAnswerView'];

export const chatAnswerQueries = {
  all: () =>
    queryOptions({
      queryKey: ['chat-answers'],
      queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/chat-answers', { signal })),
    }),
};

const at = (topic: string) => ({ params: { path: { topic } } });

export const correctChatAnswer = (topic: string, reply: string, seen: string | null) =>
  answer(
    apiAs('admin').PUT('/api/admin/chat-answers/{topic}', { ...at(topic), body: { reply, ...(seen && { seen }) } }),
  );

export const resetChatAnswer = (topic: string) =>
  answer(apiAs('admin').DELETE('/api/admin/chat-answers/{topic}', at(topic)));
