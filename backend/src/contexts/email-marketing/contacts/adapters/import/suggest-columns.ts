import { IMPORT_FIELDS, type ImportField, type ImportPlan } from '../../domain/contact-import.js';

const WHOLE_NAMES = ['name', 'fullname', 'guestname', 'customername', 'contactname'];

/** Headings as other programs write them, in small letters without signs. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'address'],
  firstName: ['firstname', 'givenname', 'forename', ...WHOLE_NAMES],
  lastName: ['lastname', 'surname', 'familyname'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'cell'],
  dateOfBirth: ['dateofbirth', 'birthday', 'birthdate', 'dob'],
  tags: ['tags', 'tag', 'groups', 'labels'],
  notes: ['notes', 'note', 'comments', 'remarks'],
  emailOptIn: [
    ...['emailoptin', 'optin', 'optedin', 'emailconsent', 'marketingconsent', 'emailmarketingconsent'],
    ...['acceptsmarketing', 'acceptsemailmarketing', 'emailmarketing', 'emailsubscribed', 'subscribed', 'newsletter'],
  ],
  status: ['status', 'emailstatus', 'subscriptionstatus', 'subscriberstatus', 'emailmarketingstatus', 'memberstatus'],
};

const plainly = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Whether the column of the first name has whole names: it says 'Name', and there is none for the last name. */
export function hasWholeNames(headings: readonly string[], { firstName, lastName }: ImportPlan['columns']): boolean {
  return firstName !== undefined && lastName === undefined && WHOLE_NAMES.includes(plainly(headings[firstName] ?? ''));
}

/** Which column most likely is which field, by its heading. */
export function suggestColumns(headings: readonly string[]): Partial<Record<ImportField, number>> {
  const plain = headings.map(plainly);
  const suggested: Partial<Record<ImportField, number>> = {};
  for (const field of IMPORT_FIELDS) {
    const column = HEADINGS[field].map((known) => plain.indexOf(known)).find((index) => index >= 0);
    if (column !== undefined) suggested[field] = column;
  }
  return suggested;
}
