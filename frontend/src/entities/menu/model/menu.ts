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
  groups: MenuGroup[];
}

/** A function, so that a page which only shows the menu it was prerendered with does not carry it a second time. */
export const readMenu = (): Menu => content;
