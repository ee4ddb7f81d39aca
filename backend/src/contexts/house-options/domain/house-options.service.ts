import type { Actor } from '../../../kernel/actor.js';
import type { Clock } from '../../../kernel/clock.js';
import { type FieldError, InvalidInput } from '../../../kernel/domain-error.js';
import type { HouseOption, HouseOptions, OptionNow, OptionsNow } from '../../../kernel/house-options.js';
import type { Transaction } from '../../../kernel/transaction.js';
import { OptionMovedOn, OptionNotFound } from './house-option.errors.js';
import { type ChosenOption, optionNow } from './house-option.js';
import type { ChosenOptionRepository } from './ports/chosen-option.repository.js';

export interface OptionChoice {
  readonly isOn: boolean;
  /** Those that are to be others. */
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  /** Since when it stood as it was shown; null where nobody had chosen yet. */
  readonly seen: string | null;
}

export interface OptionState extends OptionNow {
  readonly option: HouseOption;
  readonly updatedAt: Date | null;
}

/** So long another application server may take an option for what it was. */
const LATELY_MS = 3_000;

export class HouseOptionsService implements HouseOptions {
  private readonly declared = new Map<string, HouseOption>();
  private readonly known = new Map<string, { readonly chosen: ChosenOption | null; readonly until: number }>();

  constructor(
    private readonly chosen: ChosenOptionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  declare(option: HouseOption): void {
    if (this.declared.has(option.id)) throw new Error(`There is an option '${option.id}' already.`);
    this.declared.set(option.id, option);
  }

  async now<Figure extends string>(option: HouseOption<Figure>): Promise<OptionNow<Figure>> {
    return optionNow(option, await this.chosen.find(option.id));
  }

  async allNow(): Promise<OptionsNow> {
    const chosen = new Map((await this.chosen.all()).map((one) => [one.id, one]));
    for (const id of this.declared.keys()) this.remember(id, chosen.get(id) ?? null);
    return (option) => optionNow(option, chosen.get(option.id) ?? null);
  }

  async lately<Figure extends string>(option: HouseOption<Figure>): Promise<OptionNow<Figure>> {
    const { id } = option;
    const known = this.known.get(id);
    if (known && performance.now() < known.until) return optionNow(option, known.chosen);
    return optionNow(option, this.remember(id, await this.chosen.find(id)));
  }

  async all(): Promise<OptionState[]> {
    const chosen = new Map((await this.chosen.all()).map((one) => [one.id, one]));
    return [...this.declared.values()].map((option) => stateOf(option, chosen.get(option.id) ?? null));
  }

  /** @throws OptionNotFound, OptionMovedOn, InvalidInput per figure */
  async choose(id: string, { isOn, figures, seen }: OptionChoice, by: Actor): Promise<OptionState> {
    const option = this.declared.get(id);
    if (!option) throw new OptionNotFound();
    check(option, figures);
    const after = await this.transaction.run(by, async () => {
      const before = await this.chosen.find(id);
      if ((before?.updatedAt.toISOString() ?? null) !== seen) throw new OptionMovedOn();
      const others = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
      const choice: ChosenOption = {
        ...{ id, isOn, updatedAt: this.clock.now() },
        figures: { ...optionNow(option, before).figures, ...others },
      };
      await (before ? this.chosen.save(before, choice) : this.chosen.add(choice));
      return choice;
    });
    this.remember(id, after);
    return stateOf(option, after);
  }

  private remember(id: string, chosen: ChosenOption | null): ChosenOption | null {
    this.known.set(id, { chosen, until: performance.now() + LATELY_MS });
    return chosen;
  }
}

const stateOf = (option: HouseOption, chosen: ChosenOption | null): OptionState => ({
  option,
  ...optionNow(option, chosen),
  updatedAt: chosen?.updatedAt ?? null,
});

function check({ figures: rules }: HouseOption, figures: OptionChoice['figures']): void {
  const problems = figures.flatMap(({ name, value }): FieldError[] => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return [{ field: name, message: `This option has no figure '${name}'.` }];
    if (Number.isInteger(value) && value >= rule.least && value <= rule.most) return [];
    const span = `${String(rule.least)} to ${String(rule.most)}`;
    return [{ field: name, message: `Enter a whole number of ${rule.unit} from ${span}.` }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}
