import { answer, api, idempotencyKey, useSendOnce } from '@/shared/api';
import type { Wish } from '../model/wish';

const send = (wish: Wish) =>
  answer(
    api.POST('/api/reservations', {
      body: { ...wish, emailOptIn: 'false' },
      headers: { Accept: 'application/json', 'Idempotency-Key': idempotencyKey(wish) },
    }),
  );

export const useRequestReservation = () => useSendOnce(send);
