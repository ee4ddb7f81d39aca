import type { FeatureSetting, FeatureSettings, SettingValue, SettingValues } from '../feature-settings.js';

/** Settings that a test turns on; all others are off. */
export class InMemoryFeatureSettings implements FeatureSettings {
  private readonly on = new Map<string, Readonly<Record<string, number>>>();

  switchOn<Figure extends string>({ id }: FeatureSetting<Figure>, figures: Partial<Record<Figure, number>> = {}): void {
    this.on.set(id, figures as Record<string, number>);
  }

  switchOff({ id }: FeatureSetting): void {
    this.on.delete(id);
  }

  declare(): void {
    // Tests may turn on any setting, declared or not.
  }

  get<Figure extends string>(option: FeatureSetting<Figure>): Promise<SettingValue<Figure>> {
    return Promise.resolve(this.stateOf(option));
  }

  getAll(): Promise<SettingValues> {
    return Promise.resolve((option) => this.stateOf(option));
  }

  getCached<Figure extends string>(option: FeatureSetting<Figure>): Promise<SettingValue<Figure>> {
    return this.get(option);
  }

  private stateOf<Figure extends string>({ id, figures }: FeatureSetting<Figure>): SettingValue<Figure> {
    const chosen = this.on.get(id);
    const names = Object.keys(figures) as Figure[];
    const now = Object.fromEntries(names.map((name) => [name, chosen?.[name] ?? figures[name].default]));
    return { isOn: chosen !== undefined, figures: now as Record<Figure, number> };
  }
}
