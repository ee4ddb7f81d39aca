import type { HouseOption, HouseOptions, OptionNow, OptionsNow } from '../house-options.js';

/** Options as a test chose them; the others are off. */
export class ChosenOptions implements HouseOptions {
  private readonly on = new Map<string, Readonly<Record<string, number>>>();

  switchOn<Figure extends string>({ id }: HouseOption<Figure>, figures: Partial<Record<Figure, number>> = {}): void {
    this.on.set(id, figures as Record<string, number>);
  }

  switchOff({ id }: HouseOption): void {
    this.on.delete(id);
  }

  declare(): void {
    // Whatever is asked for may be chosen.
  }

  now<Figure extends string>(option: HouseOption<Figure>): Promise<OptionNow<Figure>> {
    return Promise.resolve(this.stateOf(option));
  }

  allNow(): Promise<OptionsNow> {
    return Promise.resolve((option) => this.stateOf(option));
  }

  lately<Figure extends string>(option: HouseOption<Figure>): Promise<OptionNow<Figure>> {
    return this.now(option);
  }

  private stateOf<Figure extends string>({ id, figures }: HouseOption<Figure>): OptionNow<Figure> {
    const chosen = this.on.get(id);
    const names = Object.keys(figures) as Figure[];
    const now = Object.fromEntries(names.map((name) => [name, chosen?.[name] ?? figures[name].usual]));
    return { isOn: chosen !== undefined, figures: now as Record<Figure, number> };
  }
}
