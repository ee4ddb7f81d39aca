import { addDays, restaurantNow } from './days';
import { openStatus } from './open-status';

/** Writes into a prerendered page what depends on the clock: whether it is open, and which days can be chosen. */
export function updateTimeTexts(now = new Date()): void {
  const { isOpen, ...words } = openStatus(now);
  for (const place of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    place.dataset.opening = isOpen ? 'open' : 'closed';
    for (const [name, text] of Object.entries(words)) {
      const line = place.querySelector(`[data-says=${name}]`);
      if (line && line.textContent !== text) line.textContent = text;
    }
  }
  const { date } = restaurantNow(now);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-days-ahead]')) {
    field.min = date;
    field.max = addDays(date, Number(field.dataset.daysAhead));
  }
}
