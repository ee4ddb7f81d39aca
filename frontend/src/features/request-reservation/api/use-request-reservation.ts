import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { answer, api, idempotencyKey } from '@/shared/api';
import type { Wish } from '../model/wish';

const send = (wish: Wish) =>
  answer(
    api.POST('/api/reservations', {
      body: { ...wish, emailOptIn: 'false' },
      headers: { Accept: 'application/json', 'Idempotency-Key': idempotencyKey(wish) },
    }),
  );

interface Outcome {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

export function useRequestReservation() {
  const { mutate, isPending } = useMutation({ mutationFn: send });
  const intent = useRef<Wish>(null);
  const isSending = useRef(false);

  function request(wish: Wish, { onSuccess, onError }: Outcome) {
    if (isSending.current) return;
    isSending.current = true;
    // Sent again unchanged after a failure it is still the same request, and keeps its key.
    if (JSON.stringify(wish) !== JSON.stringify(intent.current)) intent.current = wish;
    mutate(intent.current ?? wish, {
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

  return { request, isPending };
}
