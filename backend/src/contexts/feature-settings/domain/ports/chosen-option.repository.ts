import type { ChosenOption } from '../feature-setting.js';

export abstract class ChosenOptionRepository {
  abstract find(id: string): Promise<ChosenOption | null>;
  abstract all(): Promise<ChosenOption[]>;
  /** @throws StaleSettingError when somebody else has chosen for the first time too */
  abstract add(chosen: ChosenOption): Promise<void>;
  abstract save(before: ChosenOption, after: ChosenOption): Promise<void>;
}
