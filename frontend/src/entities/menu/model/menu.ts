import content from '@content/menu.json';

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
  /** Whom it suits: ids of DIETS. */
  diets?: string[];
  /** How the page of the menu says so. */
  signs?: DietSign[];
  /** Made on gluten-free bread for those who ask, at a price. */
  hasGlutenFreeBread?: boolean;
  /** How the page of the menu says that. */
  bread?: string;
  /** What some people must not eat. */
  contains?: string[];
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
  /** What is said of dishes that have it. */
  glutenFreeBread: string;
  groups: MenuGroup[];
}

/** A function, so that a page which only shows the menu it was prerendered with does not carry it a second time. */
export const readMenu = (): Menu => content;
