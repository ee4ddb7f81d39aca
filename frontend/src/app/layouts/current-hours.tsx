import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hoursQueries } from '@/entities/settings/hours-sheet';
import { setHours } from '@/entities/restaurant';

/** Updates the hours in a dashboard, which may be open for days. */
export function CurrentHours() {
  const { data } = useQuery(hoursQueries.shown());
  useEffect(() => {
    if (data) setHours(data);
  }, [data]);
  return null;
}
