import type { Menu } from './menu.js';

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

/** A published menu; never changed or deleted. */
export interface MenuVersion {
  readonly id: string;
  /** Ascending from 1; 0 is the installation's own menu, stored with the first version. */
  readonly number: number;
  readonly menu: Menu;
  /** What it changed, one phrase each. */
  readonly changes: readonly string[];
  /** The version that it brought back. */
  readonly restored: number | null;
  /** Display name of the account that wrote it. */
  readonly createdBy: string;
  /** Display name of the owner who approved it; null if it did not need that. */
  readonly approvedBy: string | null;
  readonly createdAt: Date;
}

export const PROPOSAL_STATUSES = ['pending', 'approved', 'rejected', 'returned', 'outdated'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** Subject type of proposals in events and the audit log. */
export const MENU_PROPOSAL = 'menu-proposal';

/** The site manager's changes while the owner's approval is required. */
export interface MenuProposal {
  /** Id of the approval item about it. */
  readonly id: string;
  readonly menu: Menu;
  /** Number of the version that was changed. */
  readonly basedOn: number;
  readonly restored: number | null;
  readonly changes: readonly string[];
  /** `outdated`: approved, but it no longer fits the menu. */
  readonly status: ProposalStatus;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Subject type of dishes that are off in events and the audit log. */
export const DISH_OFF = 'dish-off';

/** A dish that guests cannot have for a while. It holds immediately and is no version of the menu. */
export interface DishOff {
  /** Id of the dish. */
  readonly id: string;
  readonly name: string;
  /** The day it is back, `YYYY-MM-DD`. */
  readonly backOn: string;
  readonly createdBy: string;
}

/** Subject type of soups of the day in events and the audit log. */
export const SOUP = 'soup-of-the-day';

export interface Soup {
  readonly name: string;
  /** Of a cup, or of the only size. */
  readonly price: string;
  readonly bowlPrice: string | null;
  readonly description: string | null;
  readonly diets: readonly string[];
  readonly contains: readonly string[];
}

/** Holds immediately, on its day only. */
export interface SoupOfTheDay extends Soup {
  /** The day, `YYYY-MM-DD`. */
  readonly id: string;
  readonly createdBy: string;
}
