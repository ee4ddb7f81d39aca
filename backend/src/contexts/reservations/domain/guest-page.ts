import { defineSetting } from '../../../kernel/feature-settings.js';

/** How late guests may say to be, in minutes. */
export const LATE_MINUTES = [10, 20, 30] as const;
export type LateMinutes = (typeof LATE_MINUTES)[number];

export const guestPage = defineSetting({
  id: 'guest-page',
  title: 'Guest page',
  description:
    'Emails about a reservation link to a page where guests see its status and can report running late, request another time, or cancel.',
  figures: {
    cancelHours: { label: 'Canceling ends', unit: 'hours before the visit', min: 0, max: 72, default: 2 },
  },
});

/** What a link opens. */
export interface LinkedTable {
  readonly reservationId: string;
  /** The link was in a mail: whoever has it reads the mail of the guest. */
  readonly isMailed: boolean;
}

/** Links to the page of a table: whoever has one may do with the table what its guest may. They outlive the day of the visit by a month. */
export abstract class GuestPageLinks {
  /** For whoever has just asked for the table, with whatever address. */
  abstract pageFor(reservationId: string, visitDay: string): string;
  /** For a mail to the address of the request. */
  abstract mailedPageFor(reservationId: string, visitDay: string): string;
  /** The address, on our own site, of the visit as a calendar file: it shows that and allows nothing. */
  abstract calendarFor(reservationId: string, visitDay: string): string;
  /** The reservation of such a file. Null where the token is none of ours, or its time is over. */
  abstract visitIn(token: string): string | null;
  /** Null where the link is none of ours, or its time is over. */
  abstract tableIn(token: string): LinkedTable | null;
}
