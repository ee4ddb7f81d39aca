import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hoursQueries } from '@/entities/house/hours-sheet';
import { tellHours } from '@/entities/restaurant';

/** A dashboard is open for days: it hears of other hours as it hears of everything else. */
export function CurrentHours() {
  const { data } = useQuery(hoursQueries.shown());
  useEffect(() => {
    if (data) tellHours(data);
  }, [data]);
  return null;
}
