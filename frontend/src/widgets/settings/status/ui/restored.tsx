import { useQuery } from '@tanstack/react-query';
import { statusQueries } from '@/entities/settings/status';
import { LazyPart } from '@/shared/ui/lazy-part';

const loadNotice = async () => (await import('./restored-notice')).RestoredNotice;

/** The banner over a restored backup until the owner starts sending. */
export function Restored() {
  const { data } = useQuery(statusQueries.status());
  return data?.restored ? <LazyPart load={loadNotice} with={data.restored} /> : null;
}
