import content from '@content/menu.json';
import { publishedMenu } from './published-menu';

export interface DietSign {
  id: string;
  label: string;
  sign: string;
}

export interface MenuItem {
  name: string;
  price: string;
  description?: string;
  note?: string;
  seasonal?: boolean;
  /** The diets it suits: ids of DIETS. */
  diets?: string[];
  /** The signs that the menu page shows for them. */
  signs?: DietSign[];
  /** Available on gluten-free bread for an extra charge. */
  hasGlutenFreeBread?: boolean;
  /** The menu page's note on that. */
  bread?: string;
  /** Allergens. */
  contains?: string[];
  /** The day it is back, YYYY-MM-DD, if it is off today. */
  offUntil?: string;
  /** The menu page's note on that. */
  off?: string;
}

export interface MenuGroup {
  id: string;
  category: string;
  subtitle?: string;
  topRowItems?: MenuItem[];
  items: MenuItem[];
  wineSection?: { title: string; description: string; options: MenuItem[] };
}

export interface Menu {
  note: string;
  /** The note for dishes with gluten-free bread. */
  glutenFreeBread: string;
  groups: MenuGroup[];
}

/** The published menu: as the server set it, otherwise the one of a new installation. */
export const readMenu = (): Menu => publishedMenu() ?? content;
