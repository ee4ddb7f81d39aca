import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../../kernel/domain-error.js';
import { Ids } from '../../../../../kernel/ids.js';
import { Outbox } from '../../../../../kernel/outbox.js';
import { withoutPhoneSigns } from '../../../../../platform/lists/phone-number.js';
import { look, type SearchOf, Searchable } from '../../../../../platform/searches.js';
import { ForgottenSubjects } from '../../../../../platform/personal-data/forgotten-subjects.js';
import { Database } from '../../../../../platform/persistence/database.js';
import { type PersonalDataOf, PersonalDataSource } from '../../../../../platform/personal-data/personal-data.js';
import type { TrackedRepository } from '../../../../../platform/persistence/tracked-repository.js';
import { liveChannel, LiveUpdates } from '../../../../../platform/events/live-topics.js';
import { CONTACT, type Contact } from '../../domain/contact.js';
import { ContactRepository, Suppressions } from '../../domain/ports.js';
import { contactList, ContactSchema } from './contact.schema.js';

/** Shorter texts are only found at the beginning of words, because of the trigram index. */
const MIN_SUBSTRING_LENGTH = 3;

/** The search text for contacts. */
export function contactSearchText(query: string): string {
  const searchText = withoutPhoneSigns(query);
  return searchText.length < MIN_SUBSTRING_LENGTH ? ` ${searchText}` : searchText;
}

interface Row {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly createdAt: string;
}

/** Search by name, address or phone number. */
const contactSearch: SearchOf<Row> = {
  roles: ['manager', 'admin'],
  looks: (text) => [look(contactList, { scope: 'all', text: contactSearchText(text) })],
  found: ({ id, firstName, lastName, email, createdAt }) => ({
    id,
    title: `${firstName} ${lastName}`.trim(),
    detail: email,
    at: createdAt,
  }),
};

/** A person's contact data. After an erasure, only the hash that suppresses the address remains. */
@Injectable()
@PersonalDataSource('contacts')
export class PersonalContacts implements PersonalDataOf {
  constructor(
    private readonly database: Database,
    private readonly forgotten: ForgottenSubjects,
    private readonly contacts: ContactRepository,
    private readonly suppressions: Suppressions,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  held(address: string) {
    return this.database.query<{ email: string }[]>(
      `select first_name as "firstName", last_name as "lastName", email, other_addresses as "otherAddresses", phone, date_of_birth as "dateOfBirth", tags,
         email_opt_in as "emailOptIn", sms_opt_in as "smsOptIn", preferred_contact_method as "preferredContactMethod", notes,
         source, status, consent, total_visits as "totalVisits", last_visit as "lastVisit", created_at as "createdAt",
         (select coalesce(json_agg(visited_at order by visited_at), '[]') from contact_visits v
            where v.contact_id = customer_contacts.id and v.counts) as visits
       from customer_contacts where address = lower($1) or other_addresses @> array[lower($1)]`,
      [address],
    );
  }

  async erase(address: string): Promise<void> {
    const rows = await this.database.query<{ id: string }[]>(
      `select id from customer_contacts where address = lower($1) or other_addresses @> array[lower($1)]
       union select contact_id from email_history where address = lower($1) and contact_id is not null
       union select contact_id from removed_contacts where address_key = email_suppression_key($1)`,
      [address],
    );
    await this.database.query(
      'update email_suppressions set detail = null where key = email_suppression_key($1)', // a refusal quotes the address
      [address],
    );
    await this.forgotten.forget(
      CONTACT,
      rows.map(({ id }) => id),
    );
    await this.forgotten.forgetByField(CONTACT, 'email', address);
    const contact = await this.contacts.findByAnyAddress(address);
    await this.suppressions.add(address, 'unsubscribed', 'erased');
    if (contact) await this.contacts.remove(contact);
    // Uses a placeholder so that the audit log does not retain the name.
    const erased = { type: CONTACT, id: contact?.id ?? this.ids.next(), name: 'Somebody who was erased' };
    await this.outbox.add({ type: 'contact.erased', subject: erased, payload: {} });
  }
}

@Injectable()
@LiveUpdates(CONTACT, liveChannel('contacts', 'manager', 'admin'))
@Searchable('contact', contactSearch)
export class TypeOrmContactRepository implements ContactRepository {
  private readonly repository: TrackedRepository<Contact>;

  constructor(database: Database) {
    this.repository = database.getRepository(ContactSchema);
  }

  add(contact: Contact): Promise<void> {
    return this.repository.insert(contact);
  }

  async get(id: string): Promise<Contact> {
    const contact = await this.repository.findOneBy({ id });
    if (!contact) throw new NotFound('There is no such contact.');
    return contact;
  }

  find(id: string): Promise<Contact | null> {
    return this.repository.findOneBy({ id });
  }

  async findByAddress(address: string): Promise<Contact | null> {
    const builder = this.repository.createQueryBuilder('contact').select('contact.id', 'id');
    const row = await builder.where('contact.address = lower(:address)', { address }).getRawOne<{ id: string }>();
    return row ? this.repository.findOneBy({ id: row.id }) : null;
  }

  async findByAnyAddress(address: string): Promise<Contact | null> {
    const builder = this.repository.createQueryBuilder('contact').select('contact.id', 'id');
    const isTheirs = 'contact.address = lower(:address) or contact.otherAddresses @> array[lower(:address)]';
    const rows = builder.where(isTheirs, { address }).orderBy('contact.address = lower(:address)', 'DESC').limit(1);
    const row = await rows.getRawOne<{ id: string }>();
    return row ? this.repository.findOneBy({ id: row.id }) : null;
  }

  save(before: Contact, after: Contact): Promise<void> {
    return this.repository.update(before, after);
  }

  remove(contact: Contact): Promise<void> {
    return this.repository.remove(contact);
  }
}
