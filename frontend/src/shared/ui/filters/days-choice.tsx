import { Segmented } from 'antd';
import { useFilter } from './use-filter';

const DEFAULT_DAYS = 30;

/** The chosen number of days (`?days=7`); the default of 30 is not in the URL. */
export function useDays<Days extends number>(choices: readonly (Days | typeof DEFAULT_DAYS)[]) {
  const { value, choose } = useFilter('days');
  return {
    days: choices.find((one) => String(one) === value) ?? DEFAULT_DAYS,
    choose: (wanted: Days | typeof DEFAULT_DAYS) => {
      choose(wanted === DEFAULT_DAYS ? '' : String(wanted));
    },
  };
}

interface DaysChoiceProps<Days extends number> {
  choices: readonly Days[];
  days: Days;
  onChoose: (days: Days) => void;
}

export const DaysChoice = <Days extends number>({ choices, days, onChoose }: DaysChoiceProps<Days>) => (
  <Segmented
    aria-label="Period"
    options={choices.map((value) => ({ value, label: `${String(value)} days` }))}
    value={days}
    onChange={onChoose}
  />
);
