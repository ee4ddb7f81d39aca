import { DomainError } from '../../../../kernel/domain-error.js';
import type { ContactStatus } from './contact.js';

/** What a column of the file may be. */
export const IMPORT_FIELDS = [
  ...(['email', 'firstName', 'lastName', 'phone', 'dateOfBirth', 'tags', 'notes'] as const),
  ...(['emailOptIn', 'status'] as const),
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What the trail calls an import. */
export const CONTACT_IMPORT = 'contact-import';

/** How a file becomes contacts. */
export interface ImportPlan {
  /** The column of each field, from 0; the address must have one. */
  readonly columns: Readonly<Partial<Record<ImportField, number>>>;
  /** What becomes of addresses that are contacts already. */
  readonly existing: 'skip' | 'update';
  /** How everybody agreed to get mail of whom the file does not say otherwise; null opts nobody in. */
  readonly consent: string | null;
  /** Given to everybody. */
  readonly tags: readonly string[];
}

/** Of a file, as far as it matters for who is opted in. */
export interface OptInCounts {
  /** How many contacts are added or updated. */
  readonly contacts: number;
  /** Of how many of these the file says no. */
  readonly sayNo: number;
  /** How many contacts that were there before are opted out. */
  readonly optedOut: number;
}

/** Who is opted in, and what becomes of the column that says who wants email. */
export function optInSentence(plan: ImportPlan, counts: OptInCounts): string {
  const { optedOut } = counts;
  const [contacts, are] = optedOut === 1 ? ['contact', 'is'] : ['contacts', 'are'];
  const out = `${optedOut.toLocaleString('en-US')} existing ${contacts} ${are} opted out because the file says no.`;
  return optedOut === 0 ? optedIn(plan, counts) : `${optedIn(plan, counts)} ${out}`;
}

function optedIn({ consent, columns }: ImportPlan, { contacts, sayNo }: OptInCounts): string {
  if (consent !== null) {
    if (contacts === 0) return 'This import opts in no one: it adds and updates no contacts.';
    if (sayNo === contacts) return 'This import opts in no one: the file says no for everyone.';
    const exception = sayNo > 0 ? `, except for ${sayNo.toLocaleString('en-US')} marked as no in the file` : '';
    return `They are opted in: “${consent}”${exception}.`;
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

/** A row that became no contact. */
export interface RefusedRow {
  readonly line: number;
  readonly reason: string;
  readonly cells: readonly string[];
}

/** Somebody in a file. */
export interface ImportedPerson {
  readonly email: string;
  /** In small letters. */
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  /** As the file has it, where it is no date of the past: the person comes in without it. */
  readonly unreadBirthday: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly status: ContactStatus;
  /** False where the row says that they do not want mail, or that it does not reach them: then no statement opts them in. */
  readonly mayOptIn: boolean;
  /** Whether the row says so plainly ('no', 'unsubscribed', 'cleaned'): it opts out whoever is known. */
  readonly isOptOut: boolean;
  /** Whether the row says that they left or that email does not reach them: from then on only they can opt in again. */
  readonly isSuppressed: boolean;
}

/** A row of a file and what becomes of it. */
export interface DecidedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome;
  /** Why it is refused or skipped, or what of it is left out. */
  readonly reason: string | null;
  /** null for what is refused. */
  readonly person: ImportedPerson | null;
  /** A contact who is opted out, whatever becomes of the rest of the row. */
  readonly optsOut: boolean;
  /** Whether the address was a contact before the import. */
  readonly isExisting: boolean;
}

export const IMPORT_STATUSES = ['uploaded', 'running', 'done'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Where a try has ended, the next one goes on with it: it stays running. */
export const IMPORT_TRANSITIONS: Record<ImportStatus, readonly ImportStatus[]> = {
  uploaded: ['running'],
  running: ['done'],
  done: [],
};

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

export class ImportNotFound extends DomainError {
  readonly kind = 'not-found';

  constructor() {
    super('There is no such import.');
  }
}

export class ImportStarted extends DomainError {
  readonly kind = 'conflict';

  constructor() {
    super('This import has already started.');
  }
}
