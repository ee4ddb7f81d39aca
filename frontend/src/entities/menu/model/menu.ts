import content from '@content/menu.json';

export interface MenuItem {
  name: string;
  price: string;
  description?: string;
  note?: string;
  seasonal?: boolean;
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
