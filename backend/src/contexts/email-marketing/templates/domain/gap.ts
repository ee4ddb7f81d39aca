import { type CONTACT_FIELDS, piecesOf } from './mail-content.js';

/** Fields that may be empty; for addresses that belong to no contact, they always are. */
export type UnsureField = Exclude<(typeof CONTACT_FIELDS)[number], 'email'>;

const NAMES: Readonly<Record<UnsureField, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  dateOfBirth: 'date of birth',
  lastVisit: 'last visit',
  totalVisits: 'number of visits',
};

/** A subject that starts with such a field and has no fallback. */
export interface Gap {
  readonly field: UnsureField;
  /** The field's name in messages. */
  readonly name: string;
  /** The rest of the subject if the field is empty. */
  readonly rest: string;
  /** The placeholder with a fallback to use instead. */
  readonly remedy: string;
}

export function gapOf(subject: string): Gap | null {
  const [before, first] = piecesOf(subject);
  if (before !== '' || first === undefined || typeof first === 'string') return null;
  if (first.fallback !== '' || !isUnsure(first.name)) return null;
  const rest = subject.slice(subject.indexOf('}}') + 2);
  const remedy = `{{${first.name}|${first.name === 'firstName' ? 'Friend' : '…'}}}`;
  return { field: first.name, name: NAMES[first.name], rest, remedy };
}

const isUnsure = (name: string): name is UnsureField => Object.hasOwn(NAMES, name);
