import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import { batchesOf, countRows, type CsvRow, headingsOf } from '../../../../../platform/imports/csv-rows.js';
import {
  type AddressOf,
  type DecidedRow,
  IMPORT_FIELDS,
  type ImportedPerson,
  type ImportField,
  type ImportPlan,
} from '../../domain/contact-import.js';
import { type ContactFiles, ImportedContacts } from '../../domain/contact-imports.service.js';
import { type ConsentColumn, consentColumns, type ConsentKind } from './consent-columns.js';
import { readImportRow } from './import-row.js';

const WHOLE_NAMES = ['name', 'fullname', 'guestname', 'customername', 'contactname', 'displayname', 'nombrecompleto'];

/** Headings used by other programs, in lower case without punctuation. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    'email',
    'emailaddress',
    'emailvalue',
    'guestemail',
    'customeremail',
    'primaryemail',
    'emailadresse',
    'mail',
    'subscriber',
    'correo',
    'correoelectronico',
    'courriel',
    'adresseemail',
    'address',
  ],
  firstName: ['firstname', 'givenname', 'forename', 'fname', 'vorname', 'prenom', 'nombre', ...WHOLE_NAMES],
  lastName: ['lastname', 'surname', 'familyname', 'lname', 'nachname', 'nomdefamille', 'apellidos', 'apellido'],
  phone: [
    'phone',
    'phonenumber',
    'phonevalue',
    'guestphone',
    'mobilephone',
    'primaryphone',
    'telephone',
    'mobile',
    'cell',
    'cellphone',
    'homephone',
    'mobiltelefon',
    'telefon',
    'telefono',
    'handy',
  ],
  dateOfBirth: ['dateofbirth', 'birthday', 'birthdate', 'dob', 'geburtstag', 'geburtsdatum', 'anniversaire'],
  tags: ['tags', 'tag', 'guesttags', 'groups', 'labels', 'categories', 'groupmembership', 'kategorien'],
  notes: ['notes', 'note', 'guestnotes', 'memo', 'comments', 'remarks', 'notizen'],
  emailOptIn: [
    'emailoptin',
    'optin',
    'optedin',
    'emailconsent',
    'marketingconsent',
    'emailmarketingconsent',
    'acceptsmarketing',
    'acceptsemailmarketing',
    'emailmarketing',
    'emailsubscribed',
    'subscribed',
    'newsletter',
  ],
  status: ['status', 'emailstatus', 'subscriptionstatus', 'subscriberstatus', 'emailmarketingstatus', 'memberstatus'],
};

const plainly = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether the first-name column contains full names: it is called 'Name', and there is no last-name column. */
function hasWholeNames(headings: readonly string[], { firstName, lastName }: ImportPlan['columns']): boolean {
  return firstName !== undefined && lastName === undefined && WHOLE_NAMES.includes(plainly(headings[firstName] ?? ''));
}

/** Suggests a field for each column by its heading; the address column also by its content. */
export function suggestColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[] = [],
): Partial<Record<ImportField, number>> {
  const plain = headings.map(plainly);
  const suggested: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS) {
    const column = HEADINGS[field].map((known) => plain.indexOf(known)).find((index) => index >= 0);
    if (column !== undefined) suggested[field] = column;
  }
  suggested.email ??= columnOfAddresses(headings, samples);
  const consent = consentColumns(headings).filter(
    ({ column, kind }) => kind !== 'opt-in' || !hasMoments(column, samples),
  );
  const ofKind = (...kinds: ConsentKind[]) => consent.find(({ kind }) => kinds.includes(kind))?.column;
  const isMoment = suggested.emailOptIn !== undefined && hasMoments(suggested.emailOptIn, samples);
  if (suggested.emailOptIn === undefined || isMoment) suggested.emailOptIn = ofKind('opt-in') ?? ofKind('opt-out');
  suggested.status ??= ofKind('status');
  return Object.fromEntries(
    Object.entries(suggested).filter(([, column]) => (column as number | undefined) !== undefined),
  );
}

/** Distinguishes a date column called 'Subscribed' from a status. */
function hasMoments(column: number, samples: readonly (readonly string[])[]): boolean {
  const cells = samples.flatMap((row) => row[column] || []);
  return cells.length > 0 && cells.every((cell) => /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell));
}

/** Where most of the first rows have one. */
function columnOfAddresses(headings: readonly string[], samples: readonly (readonly string[])[]): number | undefined {
  const counts = headings.map((_, column) => samples.filter((row) => isMailAddress((row[column] ?? '').trim())).length);
  const max = Math.max(0, ...counts);
  return max > 0 && max * 2 > samples.length ? counts.indexOf(max) : undefined;
}

@Injectable()
export class CsvContactFiles implements ContactFiles {
  constructor(private readonly contacts: ImportedContacts) {}

  countRows(csv: string, max: number): Promise<number> {
    return countRows(csv, max);
  }

  async headingOf(csv: string): Promise<string> {
    return stringify([[...(await headingsOf(csv))]]);
  }

  async *decide(csv: string, plan: ImportPlan, now: Date, done = 0): AsyncGenerator<readonly DecidedRow[]> {
    const seen = new Set<string>();
    const headings = await headingsOf(csv);
    const isWholeName = hasWholeNames(headings, plan.columns);
    const consent = consentOf(headings, plan);
    let place = 0;
    for await (const rows of batchesOf(csv)) {
      const read = rows.map((row) => ({ row, person: readImportRow(row.cells, plan, isWholeName, now, consent) }));
      const addresses = read.flatMap(({ person }) => (typeof person === 'string' ? [] : [person.address]));
      const known = place + rows.length <= done ? new Map<string, AddressOf>() : await this.contacts.known(addresses);
      const decided = read.map(({ row, person }) => decide(row, person, plan, known, seen));
      const fresh = decided.slice(Math.max(0, done - place));
      place += rows.length;
      if (fresh.length > 0) yield fresh;
    }
  }
}

/** All consent columns, including unmapped ones, because a refusal in the file always counts. */
function consentOf(headings: readonly string[], { columns }: ImportPlan): ConsentColumn[] {
  const found = consentColumns(headings);
  const mapped: ConsentColumn[] = [
    ...(columns.emailOptIn === undefined ? [] : [{ column: columns.emailOptIn, kind: 'opt-in' as const }]),
    ...(columns.status === undefined ? [] : [{ column: columns.status, kind: 'status' as const }]),
  ];
  return [...found, ...mapped.filter(({ column }) => found.every((one) => one.column !== column))];
}

function decide(
  { line, cells }: CsvRow,
  person: ImportedPerson | string,
  plan: ImportPlan,
  known: ReadonlyMap<string, AddressOf>,
  seen: Set<string>,
): DecidedRow {
  if (typeof person === 'string')
    return { line, cells, outcome: 'refused', reason: person, person: null, optsOut: false, addressOf: null };
  const isRepeated = seen.has(person.address);
  const addressOf = known.get(person.address) ?? null;
  seen.add(person.address);
  const row = { line, cells, person, optsOut: person.isOptOut && (addressOf !== null || isRepeated), addressOf };
  if (isRepeated) return { ...row, outcome: 'skipped', reason: 'This address appears earlier in the file.' };
  const note = leftOut(person);
  if (addressOf === null) return { ...row, outcome: 'added', reason: note };
  const outcome = plan.existing === 'update' ? 'updated' : 'skipped';
  if (addressOf === 'merged-contact') return { ...row, outcome, reason: ofMerged(outcome, row.optsOut) };
  if (outcome === 'updated') return { ...row, outcome, reason: note };
  const reason = row.optsOut
    ? 'Opted out because the file says no. Nothing else changes.'
    : 'There is already a contact with this address.';
  return { ...row, outcome, reason };
}

function leftOut({ unreadBirthday, unreadPhone }: ImportedPerson): string | null {
  const notes = [
    unreadBirthday === null ? '' : `Birthday skipped: “${unreadBirthday}” isn’t a past date.`,
    unreadPhone === null ? '' : `Phone skipped: “${unreadPhone}” has fewer than 7 digits.`,
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function ofMerged(outcome: 'updated' | 'skipped', optsOut: boolean): string {
  const change = outcome === 'updated' ? 'Only its empty fields are filled.' : 'Nothing changes there.';
  const stops = optsOut ? ' Emails to this address stop because the file says no.' : '';
  return `This address was merged into another contact. ${change}${stops}`;
}
