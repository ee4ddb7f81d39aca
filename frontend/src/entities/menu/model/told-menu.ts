import type { Menu } from './menu';

/** Apart from the menu of a new installation, which the home page must not carry a second time. */
let told: Menu | undefined;

export const toldMenu = (): Menu | undefined => told;

/** Sets the menu: the server for its pages, the home page for the chat. */
export function tellMenu(menu: Menu | undefined): void {
  told = menu;
}
