import type { NewMerge } from '@/entities/email-marketing/contact-merges';
import type { Contact } from '@/entities/email-marketing/contacts';

/** The value chosen for each field; all other values of both contacts remain. */
export const CHOSEN = ['email', 'name', 'phone', 'dateOfBirth'] as const;
export type Chosen = (typeof CHOSEN)[number];
/** 0 is the first contact, 1 the second. */
export type Side = 0 | 1;
export type Choices = Readonly<Record<Chosen, Side>>;
export type Pair = readonly [Contact, Contact];

/** Empty if it is unknown. */
export const valueOf = (contact: Contact, field: Chosen): string =>
  field === 'name' ? `${contact.firstName} ${contact.lastName}`.trim() : (contact[field] ?? '');

/** An address that gets email comes first, then the one with more visits, then the newer one. */
function bestAddress([one, other]: Pair): Side {
  const gets = ({ status, emailOptIn, suppressed }: Contact) =>
    Number(status === 'active' && emailOptIn && suppressed === null);
  const difference =
    gets(one) - gets(other) || one.totalVisits - other.totalVisits || one.createdAt.localeCompare(other.createdAt);
  return difference >= 0 ? 0 : 1;
}

/** The more complete value, of two complete ones the one that was changed last. */
function bestValue([one, other]: Pair, field: Chosen): Side {
  const parts = (contact: Contact) =>
    field === 'name'
      ? [contact.firstName, contact.lastName].filter((name) => name.trim() !== '').length
      : Number(valueOf(contact, field) !== '');
  const difference = parts(one) - parts(other) || one.updatedAt.localeCompare(other.updatedAt);
  return difference >= 0 ? 0 : 1;
}

export const suggestedChoices = (pair: Pair): Choices => ({
  email: bestAddress(pair),
  name: bestValue(pair, 'name'),
  phone: bestValue(pair, 'phone'),
  dateOfBirth: bestValue(pair, 'dateOfBirth'),
});

/** The call: the contact with the chosen address remains and receives the other values. */
export function mergeOf(pair: Pair, choices: Choices): NewMerge {
  const { email, ...others } = choices;
  const primary = pair[email];
  const merged = pair[email === 0 ? 1 : 0];
  const fields = Object.keys(others) as (keyof typeof others)[];
  return {
    primaryId: primary.id,
    primaryUpdatedAt: primary.updatedAt,
    mergedId: merged.id,
    mergedUpdatedAt: merged.updatedAt,
    takes: fields.filter((field) => others[field] !== email && valueOf(primary, field) !== valueOf(merged, field)),
  };
}
