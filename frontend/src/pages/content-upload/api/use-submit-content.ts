import { answer, api, type Mutation, useRestMutation } from '@/shared/api';
import type { Submission } from '../model/submission';

const submitContent: Mutation<Submission> = {
  send: (submission) => answer(api.POST('/api/approval-items', { body: submission })),
  done: () => ({
    title: 'Content submitted for approval!',
    description: 'The owner will review it and give you feedback.',
  }),
  failed: () => ({ title: 'Failed to submit content', description: 'Please try again later' }),
};

export const useSubmitContent = () => useRestMutation(submitContent);
