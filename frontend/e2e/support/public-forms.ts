import type { Page } from '@playwright/test';
import { aMonday } from './days';

export interface PublicForm {
  name: string;
  path: string;
  /** Where it sends. */
  call: string;
  button: string;
  /** Values to type or choose, by label. */
  entries: Record<string, string>;
  failed: string;
  /** Shown when the server gives no reason. */
  fallback: string;
  sent: string;
}

export const PUBLIC_FORMS: PublicForm[] = [
  {
    name: 'Contact',
    path: '/#contact',
    call: '**/api/contact',
    button: 'Send Message',
    entries: { Name: 'Amelia Hart', Email: 'amelia@guests.example', Message: 'Is there a high chair?' },
    failed: 'Error',
    fallback: 'Failed to send message. Please try again.',
    sent: 'Message sent!',
  },
  {
    name: 'Reservation request',
    path: '/reservations',
    call: '**/api/reservations',
    button: 'Submit Reservation Request',
    entries: {
      'Full name': 'Amelia Hart',
      Email: 'amelia@guests.example',
      'Party size': '10+',
      'Preferred date': aMonday(),
      'Preferred time': '12:30 PM',
      'Special requests (optional)': 'A table by the fountain, please.',
    },
    failed: 'Failed to submit reservation',
    fallback: 'Please try again later',
    sent: 'Reservation request submitted!',
  },
  {
    name: 'Gift card',
    path: '/gift-cards',
    call: '**/api/gift-card-requests',
    button: 'Request This Gift Card',
    entries: {
      'Your name': 'Amelia Hart',
      Email: 'amelia@guests.example',
      'Amount in dollars': '50',
      'Who is it for? (optional)': 'Ada',
      'Send it to (optional)': '12 Bay Street, Saint Augustine, FL 32084',
    },
    failed: 'Failed to send your request',
    fallback: 'Please try again later',
    sent: 'Gift card requested!',
  },
  {
    name: 'Content for approval',
    path: '/content-upload',
    call: '**/api/approval-items',
    button: 'Submit for Approval',
    entries: {
      Title: 'Orange blossom week',
      'Content type': 'blog_post',
      'Content data (optional)': '<p>Three trees.</p>',
      'Submitted by': 'Amelia Hart',
    },
    failed: 'Failed to submit content',
    fallback: 'Please try again later',
    sent: 'Content submitted for approval!',
  },
];

export const formOn = (page: Page, { name }: PublicForm) => page.getByRole('form', { name });

export async function fill(page: Page, form: PublicForm) {
  for (const [label, entry] of Object.entries(form.entries)) {
    const field = formOn(page, form).getByLabel(label, { exact: true });
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(entry);
    else await field.fill(entry);
  }
}

/** The form's values by label. */
export async function held(page: Page, form: PublicForm): Promise<Record<string, string>> {
  const values = Object.keys(form.entries).map(async (label) => [
    label,
    await formOn(page, form).getByLabel(label, { exact: true }).inputValue(),
  ]);
  return Object.fromEntries((await Promise.all(values)) as [string, string][]);
}
