import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { CONTACT_FIELDS } from '../../domain/mail-content.js';
import type { MailedContact, MailedContacts } from '../../domain/ports/mailed-contacts.js';

const COLUMN: Readonly<Record<(typeof CONTACT_FIELDS)[number], string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: `coalesce(phone, '')`,
  dateOfBirth: `coalesce(ltrim(date_of_birth, '-'), '')`,
  lastVisit: `coalesce(to_char(last_visit at time zone 'UTC', 'YYYY-MM-DD'), '')`,
  totalVisits: 'total_visits::text',
};

const SELECT = `select ${CONTACT_FIELDS.map((field) => `${COLUMN[field]} as "${field}"`).join(', ')},
  email_opt_in and status = 'active' as "optedIn" from customer_contacts where id = $1`;

@Injectable()
export class PgMailedContacts implements MailedContacts {
  constructor(private readonly database: Database) {}

  async find(contactId: string): Promise<MailedContact | null> {
    const [row] = await this.database.query<(Record<string, string> & { optedIn: boolean })[]>(SELECT, [contactId]);
    if (!row) return null;
    const { optedIn, ...fields } = row;
    return { fields, optedIn };
  }
}
