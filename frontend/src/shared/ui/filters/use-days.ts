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
