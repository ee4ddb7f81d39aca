import { Segmented } from 'antd';
import { useFilter } from './use-filter';

const USUAL = 30;

/** How many days are looked at; the address holds it (`?days=7`), and nothing for the usual 30. */
export function useDays<Days extends number>(choices: readonly (Days | typeof USUAL)[]) {
  const { value, choose } = useFilter('days');
  return {
    days: choices.find((one) => String(one) === value) ?? USUAL,
    choose: (wanted: Days | typeof USUAL) => {
      choose(wanted === USUAL ? '' : String(wanted));
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
