import { fillForm } from '@/shared/lib/stored-form';

const PAGE = '/reservations';
const NAMES = ['partySize', 'preferredDate', 'preferredTime'];

/** Fills in date, time and party size from the URL, as in links of AI assistants. */
export function fillFromLink(): void {
  if (window.location.pathname !== PAGE) return;
  const parameters = new URLSearchParams(window.location.search);
  const values = Object.fromEntries(
    NAMES.filter((name) => parameters.has(name)).map((name) => [name, parameters.getAll(name)]),
  );
  for (const form of document.forms) fillForm(form, values);
}
