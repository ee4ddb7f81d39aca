import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reservationQueries } from '@/entities/reservation';
import { addDays, useToday } from '@/entities/restaurant';
import { forgetPrintedBefore } from '@/features/reservation/print-day';
import { storeDays } from '@/shared/lib/stored-days';

/** Changes usually arrive through the live view; this covers browsers without it. */
const REFRESH_INTERVAL_MS = 60_000;

/** Stores today and tomorrow in this browser for offline use, whatever is on screen, and deletes past days. */
export function useStoredDays(): void {
  const today = useToday();
  const tomorrow = addDays(today, 1);
  useEffect(() => {
    storeDays([today, tomorrow]);
    forgetPrintedBefore(today);
  }, [today, tomorrow]);
  useQueries({
    queries: [
      reservationQueries.serviceDay('staff', today),
      reservationQueries.serviceDay('staff', tomorrow),
      reservationQueries.capacityDay('staff', today),
      reservationQueries.capacityDay('staff', tomorrow),
    ].map((query) => ({ ...query, refetchInterval: REFRESH_INTERVAL_MS })),
    combine: () => null,
  });
}
