import { NotFound } from '../../../kernel/domain-error.js';
import { defineSetting } from '../../../kernel/feature-settings.js';
import type { ReservationStatus } from './reservation.js';

/** Replaces the guest of a request after an erasure. It gets no email and becomes no contact. */
export const ERASED_GUEST = { name: 'Erased guest', email: 'erased@guest.invalid' } as const;

/** How erasing a guest ends open requests: no one can be answered, and a table for a future day becomes available. */
export const GIVEN_UP = { waiting: 'pending', promised: 'confirmed', becomes: 'declined' } as const satisfies Record<
  string,
  ReservationStatus
>;

export const isErased = ({ customerEmail }: { readonly customerEmail: string | null }): boolean =>
  customerEmail === ERASED_GUEST.email;

export const guestMemory = defineSetting({
  id: 'guest-memory',
  title: 'Guest history',
  description:
    'Requests show how often guests have visited and your note about them. For twelve months after a no-show they show “Call to confirm”. Guests can read, correct and erase this on their reservation page (“Guest page”).',
  figures: {},
});

/** A note about a guest, independent of a visit. */
export interface GuestLine {
  readonly text: string;
  /** Staff member who wrote it; null for the guest's own words. */
  readonly notedBy: string | null;
  readonly notedAt: Date;
}

/** A note about the same guest under another of their addresses. */
export interface OtherGuestLine extends GuestLine {
  readonly address: string;
}

/** What is stored about a guest. */
export interface GuestMemory {
  /** Number of visits, without the one being viewed. */
  readonly visits: number;
  /** The day on which a no-show is forgotten (YYYY-MM-DD); null if there is none. */
  readonly telephoneUntil: string | null;
  readonly line: GuestLine | null;
  readonly otherLines: readonly OtherGuestLine[];
}

export const NOTHING: GuestMemory = { visits: 0, telephoneUntil: null, line: null, otherLines: [] };

export const isBlank = ({ visits, telephoneUntil, line }: GuestMemory): boolean =>
  visits === 0 && telephoneUntil === null && line === null;

/** The feature is off, or the guest has no address to identify them. */
export class NoGuestMemory extends NotFound {
  constructor() {
    super('There’s no note about this guest.');
  }
}
