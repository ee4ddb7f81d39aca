import type { ReservationRequest } from './reservation-request';

const KEY = 'courtyard.contact';
const FIELDS = ['customerName', 'customerEmail', 'customerPhone'] as const;

type Contact = Pick<ReservationRequest, (typeof FIELDS)[number]>;

/** The contact details a guest asked this device to remember. A browser without storage remembers nothing. */
function read(): Partial<Contact> | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Contact> | null;
  } catch {
    return null;
  }
}

/** Fills in the fields that are still empty. */
export function fillInContact(form: HTMLFormElement): void {
  const contact = read();
  if (!contact) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  for (const name of FIELDS) {
    const input = field(name);
    if (input && input.value === '') input.value = contact[name] ?? '';
  }
  const box = field('remembersContact');
  if (box) box.checked = true;
}

/** Remembers the details of a request that was sent, or forgets what was remembered. */
export function rememberContact({ customerName, customerEmail, customerPhone }: Contact, isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(KEY, JSON.stringify({ customerName, customerEmail, customerPhone }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
