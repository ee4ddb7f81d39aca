import type { Menu } from '../menu.js';
import type { DishOff, MenuProposal, MenuVersion, SoupOfTheDay } from '../menu-version.js';

/** A version without its menu. */
export type VersionSummary = Omit<MenuVersion, 'menu'>;

export abstract class MenuRepository {
  /** The menu of a new installation. */
  abstract readonly initial: Menu;

  /** Changes with everything that guests see of the menu; one statement, because pages ask often. */
  abstract state(): Promise<string>;
  /** The newest; null while nothing has been published. */
  abstract latest(): Promise<MenuVersion | null>;
  abstract find(number: number): Promise<MenuVersion | null>;
  /** Newest first. */
  abstract newest(count: number): Promise<VersionSummary[]>;
  /** @throws OtherMenu if its number is taken */
  abstract add(version: MenuVersion): Promise<void>;

  abstract findProposal(id: string): Promise<MenuProposal | null>;
  /** Newest first. */
  abstract proposals(count: number): Promise<MenuProposal[]>;
  abstract addProposal(proposal: MenuProposal): Promise<void>;
  abstract saveProposal(before: MenuProposal, after: MenuProposal): Promise<void>;

  /** Dishes that are back after this day. */
  abstract offAfter(today: string): Promise<DishOff[]>;
  abstract findOff(dishId: string): Promise<DishOff | null>;
  abstract addOff(off: DishOff): Promise<void>;
  abstract saveOff(before: DishOff, after: DishOff): Promise<void>;
  abstract removeOff(off: DishOff): Promise<void>;

  /** From this day on, soonest first. */
  abstract soupsFrom(today: string): Promise<SoupOfTheDay[]>;
  abstract findSoup(day: string): Promise<SoupOfTheDay | null>;
  abstract addSoup(soup: SoupOfTheDay): Promise<void>;
  abstract saveSoup(before: SoupOfTheDay, after: SoupOfTheDay): Promise<void>;
  abstract removeSoup(soup: SoupOfTheDay): Promise<void>;
}
