import { answer, api, idempotencyKey, useSendOnce } from '@/shared/api';
import type { Submission } from '../model/submission';

const send = (submission: Submission) =>
  answer(
    api.POST('/api/approval-items', {
      body: submission,
      headers: { 'Idempotency-Key': idempotencyKey(submission) },
    }),
  );

export const useSubmitContent = () => useSendOnce(send);
