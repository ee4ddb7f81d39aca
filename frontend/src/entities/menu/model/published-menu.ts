import type { Menu } from './menu';

/** Undefined until set. The menu of a new installation is elsewhere, so that the home page does not contain it twice. */
let current: Menu | undefined;

export const publishedMenu = (): Menu | undefined => current;

/** Sets the menu: the server for its pages, the home page for the chat. */
export function setPublishedMenu(menu: Menu | undefined): void {
  current = menu;
}
