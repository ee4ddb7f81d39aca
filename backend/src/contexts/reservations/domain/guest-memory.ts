import { defineSetting } from '../../../kernel/feature-settings.js';

export const guestMemory = defineSetting({
  id: 'guest-memory',
  title: 'Guest history',
  description:
    'Requests show how often guests have visited and your note about them. For twelve months after a no-show they show “Call to confirm”. Guests can read, correct and erase this on their reservation page (“Guest page”).',
  figures: {},
});

/** What is written about a guest, not about a visit. */
export interface GuestLine {
  readonly text: string;
  /** Who of the house wrote it; null where the words are the guest's own. */
  readonly notedBy: string | null;
  readonly notedAt: Date;
}

/** What the house remembers of a guest. */
export interface GuestMemory {
  /** How often they have come, the visit aside that it is asked for. */
  readonly visits: number;
  /** The day on which a table that stayed empty is forgotten (YYYY-MM-DD); null where there is none to forget. */
  readonly telephoneUntil: string | null;
  readonly line: GuestLine | null;
}

export const NOTHING: GuestMemory = { visits: 0, telephoneUntil: null, line: null };

export const isBlank = ({ visits, telephoneUntil, line }: GuestMemory): boolean =>
  visits === 0 && telephoneUntil === null && line === null;
