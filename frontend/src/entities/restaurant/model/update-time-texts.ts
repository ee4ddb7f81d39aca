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
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-days-ahead]')) limitDays(field, date);
}

/**
 * Lets a date field offer the days from `first` on, as many as its `data-days-ahead` says. Chrome scrolls to a focused date field
 * whenever a limit is set, even to the same day.
 */
export function limitDays(field: HTMLInputElement, first: string): void {
  const last = addDays(first, Number(field.dataset.daysAhead));
  if (field.min !== first) field.min = first;
  if (field.max !== last) field.max = last;
}
