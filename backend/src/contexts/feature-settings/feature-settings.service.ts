import { Injectable } from '@nestjs/common';
import { Conflict, type FieldError, InvalidInput, NotFound } from '../../kernel/domain-error.js';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../kernel/clock.js';
import type { FeatureSetting, FeatureSettings, SettingValue, SettingValues } from '../../kernel/feature-settings.js';
import { Transaction } from '../../kernel/transaction.js';
import { type ChosenOption, settingValueOf } from './feature-setting.js';
import { ChosenOptionRepository } from './feature-settings.repository.js';

export interface SettingChange {
  readonly isOn: boolean;
  /** Only the numbers to change. */
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  /** `updatedAt` as it was shown; null if the setting had never been chosen. */
  readonly seen: string | null;
}

export interface SettingState extends SettingValue {
  readonly option: FeatureSetting;
  readonly updatedAt: Date | null;
}

/** How long another application server may see the previous value. */
const CACHE_TTL_MS = 3_000;

@Injectable()
export class FeatureSettingsService implements FeatureSettings {
  private readonly declared = new Map<string, FeatureSetting>();
  private readonly known = new Map<string, { readonly chosen: ChosenOption | null; readonly until: number }>();

  constructor(
    private readonly chosen: ChosenOptionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  declare(option: FeatureSetting): void {
    if (this.declared.has(option.id)) throw new Error(`There is an option '${option.id}' already.`);
    this.declared.set(option.id, option);
  }

  async get<Figure extends string>(option: FeatureSetting<Figure>): Promise<SettingValue<Figure>> {
    return settingValueOf(option, await this.chosen.find(option.id));
  }

  async getAll(): Promise<SettingValues> {
    const chosen = new Map((await this.chosen.all()).map((one) => [one.id, one]));
    for (const id of this.declared.keys()) this.remember(id, chosen.get(id) ?? null);
    return (option) => settingValueOf(option, chosen.get(option.id) ?? null);
  }

  async getCached<Figure extends string>(option: FeatureSetting<Figure>): Promise<SettingValue<Figure>> {
    const { id } = option;
    const known = this.known.get(id);
    if (known && performance.now() < known.until) return settingValueOf(option, known.chosen);
    return settingValueOf(option, this.remember(id, await this.chosen.find(id)));
  }

  async all(): Promise<SettingState[]> {
    const chosen = new Map((await this.chosen.all()).map((one) => [one.id, one]));
    return [...this.declared.values()].map((option) => stateOf(option, chosen.get(option.id) ?? null));
  }

  /** @throws NotFound, Conflict, InvalidInput per figure */
  async choose(id: string, { isOn, figures, seen }: SettingChange, by: Actor): Promise<SettingState> {
    const option = this.declared.get(id);
    if (!option) throw new NotFound('This option does not exist.');
    check(option, figures);
    const after = await this.transaction.run(by, async () => {
      const before = await this.chosen.find(id);
      if ((before?.updatedAt.toISOString() ?? null) !== seen)
        throw new Conflict('Someone else changed this setting. Please review it.');
      const others = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
      const choice: ChosenOption = {
        id,
        isOn,
        updatedAt: this.clock.now(),
        figures: { ...settingValueOf(option, before).figures, ...others },
      };
      await (before ? this.chosen.save(before, choice) : this.chosen.add(choice));
      return choice;
    });
    this.remember(id, after);
    return stateOf(option, after);
  }

  private remember(id: string, chosen: ChosenOption | null): ChosenOption | null {
    this.known.set(id, { chosen, until: performance.now() + CACHE_TTL_MS });
    return chosen;
  }
}

const stateOf = (option: FeatureSetting, chosen: ChosenOption | null): SettingState => ({
  option,
  ...settingValueOf(option, chosen),
  updatedAt: chosen?.updatedAt ?? null,
});

function check({ figures: rules }: FeatureSetting, figures: SettingChange['figures']): void {
  const problems = figures.flatMap(({ name, value }): FieldError[] => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return [{ field: name, message: `This option has no figure '${name}'.` }];
    if (Number.isInteger(value) && value >= rule.min && value <= rule.max) return [];
    const span = `${String(rule.min)} to ${String(rule.max)}`;
    return [{ field: name, message: `Enter a whole number of ${rule.unit} from ${span}.` }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}
