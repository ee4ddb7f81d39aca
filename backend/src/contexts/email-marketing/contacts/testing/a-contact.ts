import { consentGiven, Contact, type ContactDetails } from '../domain/contact.js';

export const AGREED_AT = new Date('2026-11-01T15:00:00.123Z');
export const CONSENT = consentGiven(AGREED_AT, 'by_hand', 'At the counter');

export const DETAILS: ContactDetails = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'Ana@guests.example',
  phone: null,
  dateOfBirth: '1985-04-12',
  tags: ['Regular'],
  emailOptIn: true,
  smsOptIn: false,
  preferredContactMethod: 'email',
  notes: null,
  source: 'website',
  status: 'active',
};

/** A contact who has opted in, unless the details differ. */
export const aContact = (id: string, details: Partial<ContactDetails> = {}): Contact =>
  Contact.create(id, { ...DETAILS, ...details }, CONSENT, AGREED_AT);
