import { answer, api, type Change, useChange } from '@/shared/api';
import type { Submission } from '../model/submission';

const submitContent: Change<Submission> = {
  send: (submission) => answer(api.POST('/api/approval-items', { body: submission })),
  done: () => ({
    title: 'Content submitted for approval!',
    description: 'The owner will review it and give you feedback.',
  }),
  failed: () => ({ title: 'Failed to submit content', description: 'Please try again later' }),
};

export const useSubmitContent = () => useChange(submitContent);
