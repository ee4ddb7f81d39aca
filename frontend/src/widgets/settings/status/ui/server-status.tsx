import { useQuery } from '@tanstack/react-query';
import { statusQueries, type Status } from '@/entities/settings/status';
import { LazyPart } from '@/shared/ui/lazy-part';

const loadTroubles = async () => (await import('./status-problems')).StatusProblems;

/** Owners cannot act on failures in browsers: the log has them for engineers. */
const isTroubled = ({ backup, clientErrors: _, restored: _restored, ...rest }: Status) =>
  backup?.isLate || backup?.failed || Object.values(rest).some((trouble) => trouble !== null && trouble !== 0);

/** Tells the owner what has failed or is stuck; renders nothing if all is well. */
export function ServerStatus() {
  const { data } = useQuery(statusQueries.status());
  return data && isTroubled(data) ? <LazyPart load={loadTroubles} with={{ status: data }} /> : null;
}
