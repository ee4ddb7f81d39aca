import { analyticsDays, type AnalyticsDays } from '@/entities/reservation';
import { useAddress } from '@/shared/lib/address';

const USUAL = 30;

/** How many days are looked at; the address holds it (`?days=7`). */
export function useDays() {
  const { parameters, change } = useAddress();
  const days: AnalyticsDays = analyticsDays.find((one) => String(one) === parameters.get('days')) ?? USUAL;
  return {
    days,
    choose: (wanted: AnalyticsDays) => {
      change({ days: String(wanted) });
    },
  };
}
