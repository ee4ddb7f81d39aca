import type { Dish, Menu, MenuSection } from '../domain/menu.js';

export const aDish = (id: string, changes: Partial<Dish> = {}): Dish => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  price: '$5.00',
  description: null,
  note: null,
  seasonal: false,
  diets: [],
  contains: [],
  hasGlutenFreeBread: false,
  isTopRow: false,
  ...changes,
});

export const aSection = (id: string, dishes: readonly Dish[], changes: Partial<MenuSection> = {}): MenuSection => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  subtitle: null,
  isBoxed: false,
  dishes,
  ...changes,
});

export const aMenu = (...sections: readonly MenuSection[]): Menu => ({ note: '', glutenFreeBread: '', sections });
