/** Label, unit, and limits of a number that belongs to a feature setting. */
export interface FigureLimits {
  /** Label of the form field. */
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** An optional feature: off until the owner turns it on. */
export interface FeatureSetting<Figure extends string = string> {
  /** Stored with the owner's choice, so it must never change. */
  readonly id: string;
  /** Set for features that concern the team; the others concern guests. */
  readonly concerns?: 'team';
  readonly title: string;
  /** One or two sentences about what changes when the feature is on. */
  readonly description: string;
  /** The setting's numbers by name; all are integers. */
  readonly figures: Readonly<Record<Figure, FigureLimits>>;
}

/** The current value of a setting. */
export interface SettingValue<Figure extends string = string> {
  readonly isOn: boolean;
  readonly figures: Readonly<Record<Figure, number>>;
}

/** Reads any setting from one snapshot. */
export type SettingValues = <Figure extends string>(option: FeatureSetting<Figure>) => SettingValue<Figure>;

/** Defines a setting and infers the names of its numbers. */
export const defineSetting = <Figure extends string>(option: FeatureSetting<Figure>): FeatureSetting<Figure> => option;

/** The features that the owner can turn on; each context declares its own and reads them here. */
export abstract class FeatureSettings {
  /** Must be called before the application starts; the screen lists settings in this order. */
  abstract declare(option: FeatureSetting): void;
  abstract get<Figure extends string>(option: FeatureSetting<Figure>): Promise<SettingValue<Figure>>;
  /** Reads all settings in one statement. */
  abstract getAll(): Promise<SettingValues>;
  /** A value at most a few seconds old, for code that runs on every request. */
  abstract getCached<Figure extends string>(option: FeatureSetting<Figure>): Promise<SettingValue<Figure>>;
}
