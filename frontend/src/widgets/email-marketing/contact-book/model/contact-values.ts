import type { Contact, ContactEdit, NewContact } from '@/entities/email-marketing/contacts';
import { splitCommas } from '@/shared/lib/words';

/** The form's values: tags as one text with commas. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  tags: string;
  emailOptIn: boolean;
  smsOptIn: boolean;
  preferredContactMethod: Contact['preferredContactMethod'];
  notes: string;
  status: Contact['status'];
  consentWording?: string;
  /** The contact's version when typing began. */
  updatedAt?: string;
}

export const NEW_CONTACT: ContactValues = {
  ...{ firstName: '', lastName: '', email: '', phone: '', dateOfBirth: '', tags: '', notes: '' },
  ...{ emailOptIn: true, smsOptIn: false, preferredContactMethod: 'email', status: 'active' },
};

/** The source of contacts entered here. */
const SOURCE = 'Manual Entry';

export const valuesOf = (contact: Contact): ContactValues => ({
  ...contact,
  phone: contact.phone ?? '',
  // A date field cannot show a day without a year.
  dateOfBirth: contact.dateOfBirth?.startsWith('--') ? '' : (contact.dateOfBirth ?? ''),
  tags: contact.tags.join(', '),
  notes: contact.notes ?? '',
});

export const newContactOf = (values: ContactValues): NewContact => ({ ...editOf(values), source: SOURCE });

export function editOf({
  tags,
  consentWording = '',
  updatedAt: _,
  ...values
}: ContactValues): ContactEdit & NewContact {
  return { ...values, tags: splitCommas(tags), ...(consentWording !== '' && { consentWording }) };
}
