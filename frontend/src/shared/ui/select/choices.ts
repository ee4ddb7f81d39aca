interface Choice {
  value: string;
}

/** From this number of choices on, a search field is offered. */
const MANY = 10;

/** For `showSearch` of a `Select`. */
export const searchAmong = (choices: readonly unknown[]) =>
  choices.length > MANY && ({ optionFilterProp: 'label' } as const);

/** A form's value as a `Select` shows it, for `getValueProps`: a value that is not among its choices, or not yet, shows as none. */
export const shownAmong = (choices: readonly Choice[]) => (value: string | undefined) => {
  const isChoice = (wanted: string | undefined) => choices.some((choice) => choice.value === wanted);
  return { value: isChoice(value) ? value : isChoice('') ? '' : undefined };
};
