import { useCallback, useRef } from 'react';
import { acquisitionSource } from '@/shared/links';
import { sendCount } from '../api';

/** @returns a function to call whenever someone types into the reservation form; only its first call counts */
export function useCountReservationStart(): () => void {
  const isCounted = useRef(false);
  return useCallback(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    sendCount({ event: 'reservation_started', path: '/reservations', via: acquisitionSource() });
  }, []);
}
