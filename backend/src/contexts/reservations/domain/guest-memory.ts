import { defineSetting } from '../../../kernel/feature-settings.js';

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

/** What is stored about a guest. */
export interface GuestMemory {
  /** Number of visits, without the one being viewed. */
  readonly visits: number;
  /** The day on which a no-show is forgotten (YYYY-MM-DD); null if there is none. */
  readonly telephoneUntil: string | null;
  readonly line: GuestLine | null;
}

export const NOTHING: GuestMemory = { visits: 0, telephoneUntil: null, line: null };

export const isBlank = ({ visits, telephoneUntil, line }: GuestMemory): boolean =>
  visits === 0 && telephoneUntil === null && line === null;
