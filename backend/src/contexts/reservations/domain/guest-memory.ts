import { defineOption } from '../../../kernel/house-options.js';

export const guestMemory = defineOption({
  id: 'guest-memory',
  title: 'Memory of guests',
  says: 'Requests show how often their guests have been here, and one line that the house has written about them. After a table that stayed empty they say "Please telephone", for twelve months. Guests read, correct and erase what is remembered on the page of their table ("A page for each table").',
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
