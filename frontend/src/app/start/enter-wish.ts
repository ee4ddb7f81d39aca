import { fillForm } from '@/shared/lib/kept-form';

const PAGE = '/reservations';
const NAMES = ['partySize', 'preferredDate', 'preferredTime'];

/** A link to the page may say for when and for how many; the links of assistants do. */
export function enterWish(): void {
  if (window.location.pathname !== PAGE) return;
  const asked = new URLSearchParams(window.location.search);
  const wish = Object.fromEntries(NAMES.filter((name) => asked.has(name)).map((name) => [name, asked.getAll(name)]));
  for (const form of document.forms) fillForm(form, wish);
}
