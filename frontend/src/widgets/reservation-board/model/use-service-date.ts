import { addDays, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** 'today' and 'tomorrow' stay correct after midnight. */
export type ServiceChoice = 'requests' | 'today' | 'tomorrow' | 'date';

/** The service day that the URL names (`?service=today`, `tomorrow` or a date); null for none. */
export function useServiceDate() {
  const { parameters, change } = useAddress();
  const today = useToday();
  const tomorrow = addDays(today, 1);
  const named = parameters.get('service') ?? '';
  const isDate = DATE.test(named) && !Number.isNaN(Date.parse(named));
  const date = named === 'today' ? today : named === 'tomorrow' ? tomorrow : isDate ? named : null;
  const choice: ServiceChoice = date === null ? 'requests' : named === 'today' || named === 'tomorrow' ? named : 'date';

  const show = (service: string | null) => {
    change({ service, open: null, dialog: null }, { replace: false });
  };
  return {
    date,
    choice,
    choose: (wanted: ServiceChoice) => {
      if (wanted !== 'date') show(wanted === 'requests' ? null : wanted);
    },
    chooseDate: (wanted: string) => {
      show(wanted === today ? 'today' : wanted === tomorrow ? 'tomorrow' : wanted || null);
    },
  };
}
