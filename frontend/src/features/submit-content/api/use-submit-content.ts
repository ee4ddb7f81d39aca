import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answer, api, idempotencyKey } from '@/shared/api';
import type { Submission } from '../model/submission';

const send = (submission: Submission) =>
  answer(
    api.POST('/api/approval-items', {
      body: submission,
      headers: { 'Idempotency-Key': idempotencyKey(submission) },
    }),
  );

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

export function useSubmitContent() {
  const { mutate, isPending } = useMutation({ mutationFn: send });
  const intent = useRef<Submission>(null);
  const isSending = useRef(false);

  function submit(submission: Submission, { onSuccess, onError }: Outcome) {
    if (isSending.current) return;
    isSending.current = true;
    // Sent again unchanged after a failure it is still the same submission, and keeps its key.
    if (JSON.stringify(submission) !== JSON.stringify(intent.current)) intent.current = submission;
    mutate(intent.current ?? submission, {
      onSuccess() {
        intent.current = null;
        onSuccess();
      },
      onError,
      onSettled() {
        isSending.current = false;
      },
    });
  }

  return { submit, isPending };
}
