import { isMailAddress } from '../../../../../platform/http/fields/index.js';
import { consentColumns, type ConsentKind } from './consent-columns.js';
import { IMPORT_FIELDS, type ImportField, type ImportPlan } from '../../domain/contact-import.js';

const WHOLE_NAMES = ['name', 'fullname', 'guestname', 'customername', 'contactname', 'displayname', 'nombrecompleto'];

/** Headings used by other programs, in lower case without punctuation. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    ...['email', 'emailaddress', 'emailvalue', 'guestemail', 'customeremail', 'primaryemail', 'emailadresse', 'mail'],
    ...['subscriber', 'correo', 'correoelectronico', 'courriel', 'adresseemail', 'address'],
  ],
  firstName: ['firstname', 'givenname', 'forename', 'fname', 'vorname', 'prenom', 'nombre', ...WHOLE_NAMES],
  lastName: ['lastname', 'surname', 'familyname', 'lname', 'nachname', 'nomdefamille', 'apellidos', 'apellido'],
  phone: [
    ...[
      'phone',
      'phonenumber',
      'phonevalue',
      'guestphone',
      'mobilephone',
      'primaryphone',
      'telephone',
      'mobile',
      'cell',
    ],
    ...['cellphone', 'homephone', 'mobiltelefon', 'telefon', 'telefono', 'handy'],
  ],
  dateOfBirth: ['dateofbirth', 'birthday', 'birthdate', 'dob', 'geburtstag', 'geburtsdatum', 'anniversaire'],
  tags: ['tags', 'tag', 'guesttags', 'groups', 'labels', 'categories', 'groupmembership', 'kategorien'],
  notes: ['notes', 'note', 'guestnotes', 'memo', 'comments', 'remarks', 'notizen'],
  emailOptIn: [
    ...['emailoptin', 'optin', 'optedin', 'emailconsent', 'marketingconsent', 'emailmarketingconsent'],
    ...['acceptsmarketing', 'acceptsemailmarketing', 'emailmarketing', 'emailsubscribed', 'subscribed', 'newsletter'],
  ],
  status: ['status', 'emailstatus', 'subscriptionstatus', 'subscriberstatus', 'emailmarketingstatus', 'memberstatus'],
};

const plainly = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether the first-name column contains full names: it is called 'Name', and there is no last-name column. */
export function hasWholeNames(headings: readonly string[], { firstName, lastName }: ImportPlan['columns']): boolean {
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
  const most = Math.max(0, ...counts);
  return most > 0 && most * 2 > samples.length ? counts.indexOf(most) : undefined;
}
