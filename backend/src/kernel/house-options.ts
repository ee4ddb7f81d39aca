/** A number that the owner may set beside a switch. */
export interface FigureRule {
  /** As a field is called. */
  readonly label: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Something that not every house wants: off until the owner switches it on. */
export interface HouseOption<Figure extends string = string> {
  /** Kept with the choice: it does not change. */
  readonly id: string;
  /** A guest's way, unless it is how the team works. */
  readonly concerns?: 'team';
  readonly title: string;
  /** In a sentence or two, what is different when it is on. */
  readonly says: string;
  /** Whole numbers. */
  readonly figures: Readonly<Record<Figure, FigureRule>>;
}

/** How an option stands. */
export interface OptionNow<Figure extends string = string> {
  readonly isOn: boolean;
  readonly figures: Readonly<Record<Figure, number>>;
}

/** All options as they stood at the same moment. */
export type OptionsNow = <Figure extends string>(option: HouseOption<Figure>) => OptionNow<Figure>;

/** Keeps the names of the figures for those who read them. */
export const defineOption = <Figure extends string>(option: HouseOption<Figure>): HouseOption<Figure> => option;

/** What the owner may switch on. The context that does it declares it, and asks here whether to do it. */
export abstract class HouseOptions {
  /** Before the application starts; the owner reads them in this order. */
  abstract declare(option: HouseOption): void;
  abstract now<Figure extends string>(option: HouseOption<Figure>): Promise<OptionNow<Figure>>;
  /** In one statement, for what asks for several. */
  abstract allNow(): Promise<OptionsNow>;
  /** As it stood at most a few seconds ago: for what is asked at every request. */
  abstract lately<Figure extends string>(option: HouseOption<Figure>): Promise<OptionNow<Figure>>;
}
