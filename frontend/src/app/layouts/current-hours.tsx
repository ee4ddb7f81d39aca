import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hoursQueries } from '@/entities/house/hours-sheet';
import { tellHours } from '@/entities/restaurant';

/** Updates the hours in a dashboard, which may be open for days. */
export function CurrentHours() {
  const { data } = useQuery(hoursQueries.shown());
  useEffect(() => {
    if (data) tellHours(data);
  }, [data]);
  return null;
}
