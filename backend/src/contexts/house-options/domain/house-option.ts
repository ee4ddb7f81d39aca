import type { HouseOption, OptionNow } from '../../../kernel/house-options.js';

/** What events and trail call something that the owner may switch on. */
export const HOUSE_OPTION = 'house-option';

/** What the owner chose; options without one are off. */
export interface ChosenOption extends OptionNow {
  readonly id: string;
  readonly updatedAt: Date;
}

/** As it was chosen; figures that came later, or were never chosen, are as usual. */
export function optionNow<Figure extends string>(
  { figures }: HouseOption<Figure>,
  chosen: OptionNow | null,
): OptionNow<Figure> {
  const names = Object.keys(figures) as Figure[];
  const now = names.map((name) => [name, chosen?.figures[name] ?? figures[name].usual]);
  return { isOn: chosen?.isOn ?? false, figures: Object.fromEntries(now) as Record<Figure, number> };
}
