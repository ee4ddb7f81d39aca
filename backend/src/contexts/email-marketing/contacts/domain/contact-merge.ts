import { InvalidInput } from '../../../../kernel/domain-error.js';
import { type Contact, MAX_NOTES } from './contact.js';

/** What a person chooses when two contacts are merged. */
export const MERGED_FIELDS = ['name', 'phone', 'dateOfBirth'] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

/** The primary contact before and after a merge, and the one that was merged into it. */
export interface MergedContacts {
  readonly before: Contact;
  readonly after: Contact;
  readonly merged: Contact;
}

export interface ReturnedVisits {
  readonly total: number;
  readonly dates: readonly Date[];
}

const RESTORED_FIELDS = ['firstName', 'lastName', 'phone', 'dateOfBirth', 'smsOptIn', 'notes', 'lastVisit'] as const;
type RestoredField = (typeof RESTORED_FIELDS)[number];

const isSameValue = (one: unknown, other: unknown) =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** As the column `phone_key`: the last nine digits, which are the same with and without the country code. */
function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length >= 7 ? digits.slice(-9) : null;
}

const laterOf = (one: Date | null, other: Date | null) => ((one ?? 0) > (other ?? 0) ? one : other);

/** Notes are never lost: staff write allergies there. */
function notesOfBoth(one: string | null, other: string | null): string | null {
  if (one === null || other === null || one.includes(other)) return one ?? other;
  const both = `${one}\n${other}`;
  if (both.length <= MAX_NOTES) return both;
  throw new InvalidInput([
    {
      field: 'notes',
      message: `The notes of both are longer than ${String(MAX_NOTES)} characters. Shorten them first.`,
    },
  ]);
}

/**
 * Both are one person. Email consent and status stay with the primary contact's address; consent to text messages belongs to
 * the number, and a no for the same number wins.
 * @param takes the values taken from the other contact
 * @throws InvalidInput if the tags or notes of both are too many
 */
export function absorb(primary: Contact, other: Contact, takes: ReadonlySet<MergedField>, now: Date): Contact {
  const names = takes.has('name') ? other : primary;
  const number = takes.has('phone') ? other : primary;
  const isSameNumber = phoneKey(primary.phone) !== null && phoneKey(primary.phone) === phoneKey(other.phone);
  const changes = {
    firstName: names.firstName,
    lastName: names.lastName,
    phone: number.phone,
    dateOfBirth: takes.has('dateOfBirth') ? other.dateOfBirth : primary.dateOfBirth,
    smsOptIn: isSameNumber ? primary.smsOptIn && other.smsOptIn : number.smsOptIn,
    notes: notesOfBoth(primary.notes, other.notes),
    totalVisits: primary.totalVisits + other.totalVisits,
    lastVisit: laterOf(primary.lastVisit, other.lastVisit),
    otherAddresses: [...new Set([...primary.otherAddresses, other.email.toLowerCase(), ...other.otherAddresses])],
  };
  return primary.retag(other.tags, [], now).with(changes, now);
}

/**
 * Undoes `absorb`. What has changed since then stays, as does the consent.
 * @param visits number and times of the visits that return to the other contact
 */
export function release(
  primary: Contact,
  { before, after, merged }: MergedContacts,
  visits: ReturnedVisits,
  now: Date,
): Contact {
  const isFrom = (field: RestoredField) => isSameValue(primary[field], after[field]);
  const restored = Object.fromEntries(RESTORED_FIELDS.filter(isFrom).map((field) => [field, before[field]]));
  const gained = after.tags.filter((tag) => !before.tags.includes(tag));
  const lost = new Set([merged.email.toLowerCase(), ...merged.otherAddresses]);
  const isReturned = visits.dates.some((date) => date.getTime() === primary.lastVisit?.getTime());
  const changes = {
    ...(restored as Partial<Contact>),
    ...(isReturned && { lastVisit: before.lastVisit }),
    tags: primary.tags.filter((tag) => !gained.includes(tag)),
    totalVisits: Math.max(0, primary.totalVisits - visits.total),
    otherAddresses: primary.otherAddresses.filter((address) => !lost.has(address)),
  };
  return primary.with(changes, now);
}

/** Without visits that were undone since it was stored. */
export const withoutVisits = (contact: Contact, visits: number, lastVisit: Date | null): Contact =>
  contact.with({ totalVisits: Math.max(0, contact.totalVisits - visits), lastVisit }, contact.updatedAt);
