import { defineSetting } from '../../../kernel/feature-settings.js';

/** Delays that guests can report, in minutes. */
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

/** The content of a valid link. */
export interface LinkedTable {
  readonly reservationId: string;
  /** Whether the link was emailed, so that its holder reads the guest's email. */
  readonly isMailed: boolean;
}

/** Links to the guest page. Their holder may do what the guest may. They expire a month after the visit. */
export abstract class GuestPageLinks {
  /** For the sender of the request, whose address is unconfirmed. */
  abstract pageFor(reservationId: string, visitDay: string): string;
  /** For an email to the address of the request. */
  abstract mailedPageFor(reservationId: string, visitDay: string): string;
  /** URL of the visit as a calendar file; its token only allows downloading that file. */
  abstract calendarFor(reservationId: string, visitDay: string): string;
  /** The reservation of such a file; null if the token is invalid or expired. */
  abstract visitIn(token: string): string | null;
  /** Null if the token is invalid or expired. */
  abstract tableIn(token: string): LinkedTable | null;
}
