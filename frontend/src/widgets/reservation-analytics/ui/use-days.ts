import { useSearchParams } from 'react-router';
import { analyticsDays, type AnalyticsDays } from '@/entities/reservation';

const USUAL = 30;

/** How many days are looked at; the address holds it (`?days=7`). */
export function useDays() {
  const [search, setSearch] = useSearchParams();
  const days: AnalyticsDays = analyticsDays.find((one) => String(one) === search.get('days')) ?? USUAL;
  return {
    days,
    choose: (wanted: AnalyticsDays) => {
      setSearch(
        (before) => {
          before.set('days', String(wanted));
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
