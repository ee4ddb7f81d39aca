import type { FeatureSetting, SettingValue } from '../../kernel/feature-settings.js';

/** Subject type of feature settings in events and in the audit log. */
export const FEATURE_SETTING = 'house-option';

/** The owner's stored choice; settings without one are off. */
export interface ChosenOption extends SettingValue {
  readonly id: string;
  readonly updatedAt: Date;
}

/** The stored value, with defaults for numbers that were never set. */
export function settingValueOf<Figure extends string>(
  { figures }: FeatureSetting<Figure>,
  chosen: SettingValue | null,
): SettingValue<Figure> {
  const names = Object.keys(figures) as Figure[];
  const now = names.map((name) => [name, chosen?.figures[name] ?? figures[name].default]);
  return { isOn: chosen?.isOn ?? false, figures: Object.fromEntries(now) as Record<Figure, number> };
}
