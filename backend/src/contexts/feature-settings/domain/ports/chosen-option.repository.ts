import type { ChosenOption } from '../feature-setting.js';

export abstract class ChosenOptionRepository {
  abstract find(id: string): Promise<ChosenOption | null>;
  abstract all(): Promise<ChosenOption[]>;
  /** @throws StaleSettingError when another person saved the first value in the meantime */
  abstract add(chosen: ChosenOption): Promise<void>;
  abstract save(before: ChosenOption, after: ChosenOption): Promise<void>;
}
