import type { ImportStatus, RefusedRow } from '../../../../kernel/file-import.js';
import type { ContactStatus } from './contact.js';

/** Contact fields that a column of the file can hold. */
export const IMPORT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'dateOfBirth',
  'tags',
  'notes',
  'emailOptIn',
  'status',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Subject type of imports in the audit log. */
export const CONTACT_IMPORT = 'contact-import';

/** The author's choices for an import. */
export interface ImportPlan {
  /** Zero-based column index of each field; `email` is required. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** What to do with addresses that already belong to a contact. */
  readonly existing: 'skip' | 'update';
  /** Statement of how people agreed to get email, unless the file says otherwise; null opts no one in. */
  readonly consent: string | null;
  /** Added to every contact. */
  readonly tags: readonly string[];
}

/** Counts for the explanation of who is opted in. */
export interface OptInCounts {
  /** Number of contacts that are added or updated by their own address. */
  readonly contacts: number;
  /** How many of these the file excludes. */
  readonly sayNo: number;
  /** How many of these unsubscribed before. */
  readonly unsubscribed: number;
  /** How many of these no statement opts in: the file excludes them, or they unsubscribed. */
  readonly excluded: number;
  /** Number of existing contacts that are opted out. */
  readonly optedOut: number;
  /** Number of addresses of merged contacts that are suppressed. */
  readonly suppressed: number;
}

/** Explains who is opted in, and the effect of the consent column. */
export function optInSentence(plan: ImportPlan, counts: OptInCounts): string {
  const { unsubscribed, optedOut, suppressed } = counts;
  const sentences = [optedIn(plan, counts)];
  if (unsubscribed > 0) {
    const people = unsubscribed === 1 ? 'person' : 'people';
    const stay = unsubscribed === 1 ? 'stays' : 'stay';
    sentences.push(`${unsubscribed.toLocaleString('en-US')} ${people} unsubscribed before and ${stay} unsubscribed.`);
  }
  if (optedOut > 0) {
    const contacts = optedOut === 1 ? 'contact is' : 'contacts are';
    sentences.push(`${optedOut.toLocaleString('en-US')} existing ${contacts} opted out because the file says no.`);
  }
  if (suppressed > 0) {
    const addresses = suppressed === 1 ? 'address' : 'addresses';
    sentences.push(
      `Emails to ${suppressed.toLocaleString('en-US')} ${addresses} of merged contacts stop because the file says no.`,
    );
  }
  return sentences.join(' ');
}

function optedIn({ consent, columns }: ImportPlan, { contacts, sayNo, excluded }: OptInCounts): string {
  if (consent !== null) {
    if (contacts === 0) return 'This import opts in no one: it adds and updates no contacts.';
    if (sayNo === contacts) return 'This import opts in no one: the file says no for everyone.';
    if (excluded === contacts) return 'This import opts in no one.';
    const exception = sayNo > 0 ? `, except for ${sayNo.toLocaleString('en-US')} not marked as yes in the file` : '';
    return `They are opted in: “${consent.replace(/\.$/, '')}”${exception}.`;
  }
  if (columns.emailOptIn === undefined) return 'This import opts in no one.';
  return (
    'This import opts in no one: a yes in the Email opt-in column doesn’t say how people agreed. ' +
    'Describe how everyone agreed to opt in people with a yes.'
  );
}

export const OUTCOMES = ['added', 'updated', 'skipped', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type OutcomeCounts = Readonly<Record<Outcome, number>>;
export const NOTHING_YET: OutcomeCounts = { added: 0, updated: 0, skipped: 0, refused: 0 };

/** A person in a file. */
export interface ImportedPerson {
  readonly email: string;
  /** The address in lower case. */
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** The file's text if it has too few digits; the contact is imported without a phone number. */
  readonly unreadPhone: string | null;
  readonly dateOfBirth: string | null;
  /** The file's text if it is not a date in the past; the contact is imported without a birthday. */
  readonly unreadBirthday: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly status: ContactStatus;
  /** False if the row says that they do not want email or cannot be reached, which outweighs any statement. */
  readonly canOptIn: boolean;
  /** Whether the row is an explicit no ('no', 'unsubscribed', 'cleaned'), which opts out an existing contact. */
  readonly isOptOut: boolean;
  /** Whether the row says that they unsubscribed or cannot be reached; from then on only they can opt in again. */
  readonly isSuppressed: boolean;
}

/** A row of the file and the decision about it. */
export interface DecidedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome;
  /** Why the row is refused or skipped, or which value is left out. */
  readonly reason: string | null;
  /** null for a refused row. */
  readonly person: ImportedPerson | null;
  /** Whether the contact is opted out (or its merged address suppressed), even if the row is otherwise skipped. */
  readonly optsOut: boolean;
  /** Whose address it was before the import; null if no one's. */
  readonly addressOf: AddressOf | null;
}

/** An existing contact, or one that was merged into another; in that case the consents of address and contact are separate. */
export type AddressOf = 'contact' | 'merged-contact';

export interface StoredImport {
  readonly id: string;
  readonly fileName: string;
  readonly csv: string;
  readonly plan: ImportPlan | null;
  readonly status: ImportStatus;
  readonly totalRows: number;
  readonly doneRows: number;
  readonly added: number;
  readonly updated: number;
  readonly skipped: number;
  readonly refused: readonly RefusedRow[];
  readonly createdBy: string;
}
