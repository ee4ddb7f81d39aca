import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../../kernel/data.js';
import { Contact, nameOf } from '../../../domain/contacts/contact.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { CONTACT } from '../../../domain/contacts/contact.events.js';
import { AddressTaken } from '../../../domain/contacts/contact.errors.js';

export const ContactSchema = new TrackedSchema<Contact>(
  {
    name: 'Contact',
    target: Contact,
    tableName: 'customer_contacts',
    columns: {
      id: { type: 'uuid', primary: true },
      firstName: { type: 'text', name: 'first_name' },
      lastName: { type: 'text', name: 'last_name' },
      email: { type: 'text' },
      phone: { type: 'text', nullable: true },
      dateOfBirth: { type: 'text', name: 'date_of_birth', nullable: true },
      tags: { type: 'text', array: true },
      emailOptIn: { type: 'boolean', name: 'email_opt_in' },
      smsOptIn: { type: 'boolean', name: 'sms_opt_in' },
      lastVisit: { type: 'timestamptz', precision: 3, name: 'last_visit', nullable: true },
      totalVisits: { type: 'integer', name: 'total_visits' },
      preferredContactMethod: { type: 'text', name: 'preferred_contact_method' },
      notes: { type: 'text', nullable: true },
      source: { type: 'text' },
      status: { type: 'text' },
      consent: { type: 'jsonb', nullable: true },
      optInAskedAt: { type: 'timestamptz', precision: 3, name: 'opt_in_asked_at', nullable: true },
      createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
      updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
    } satisfies Record<keyof Data<Contact>, EntitySchemaColumnOptions>,
  },
  { subject: CONTACT, nameOf, violations: { customer_contacts_address: ({ email }) => new AddressTaken(email) } },
);
