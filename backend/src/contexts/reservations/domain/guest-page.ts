import { defineOption } from '../../../kernel/house-options.js';

/** How late guests may say to be, in minutes. */
export const LATE_MINUTES = [10, 20, 30] as const;
export type LateMinutes = (typeof LATE_MINUTES)[number];

export const guestPage = defineOption({
  id: 'guest-page',
  title: 'A page for each table',
  says: 'Mails about a table carry a link. Behind it the guest sees how the request stands, and can say to be late, ask for another time, or cancel.',
  figures: {
    cancelHours: { label: 'Cancelling ends', unit: 'hours before the visit', least: 0, most: 72, usual: 2 },
  },
});

/** Links to the page of a table: whoever has one may do what its guest may. */
export abstract class GuestPageLinks {
  /** @param until the day of the visit; the link outlives it by a month */
  abstract pageFor(reservationId: string, until: string): string;
  /** The reservation; null where the link is none of ours, or its time is over. */
  abstract reservationIn(token: string): string | null;
}
