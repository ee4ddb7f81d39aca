import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import { FindsMergedGuests, type MergedGuest } from '../../../../reservations/index.js';
import type { SuppressionReason } from '../../domain/contact.js';
import { countOf, hasAnyTag } from './contact.schema.js';

export interface ContactSummary {
  readonly active: number;
  readonly inactive: number;
  readonly unsubscribed: number;
  /** Of the active ones. */
  readonly optedIn: number;
  readonly total: number;
}

export interface TagCount {
  readonly tag: string;
  readonly contacts: number;
}

/** As the list is. */
interface Narrowed {
  readonly text: string | undefined;
  readonly status: string | undefined;
  readonly tag: string | undefined;
}

export type ExportedContact = Readonly<Record<string, unknown>>;

const SUMMARY = `select ${countOf(['active'])} as active, ${countOf(['inactive'])} as inactive,
  ${countOf(['unsubscribed'])} as unsubscribed, ${countOf(['active'], [true])} as "optedIn", ${countOf()} as total`;

const MAX_TAGS = 500;
const TAGS = `select (array_agg(key order by contacts desc, key))[1] as tag, sum(contacts)::int as contacts
  from (select key, sum(n) as contacts from tallies where list = 'contact_tags' group by key having sum(n) > 0) spellings
  group by lower(key) order by lower(key) limit ${String(MAX_TAGS)}`;

const BATCH_SIZE = 2_000;
const EXPORTED = `select id, first_name as "firstName", last_name as "lastName", email, phone, date_of_birth as "dateOfBirth",
    array_to_string(tags, ', ') as tags, email_opt_in as "emailOptIn", sms_opt_in as "smsOptIn",
    preferred_contact_method as "preferredContactMethod", status, source, total_visits as "totalVisits", last_visit as "lastVisit",
    consent->>'at' as "consentAt", consent->>'how' as "consentHow", consent->>'wording' as "consentWording", notes,
    created_at as "createdAt", case (select reason from email_suppressions where key = suppression_key) when 'bounced' then 'Suppressed by a bounce'
      when 'complained' then 'Complained' when 'unsubscribed' then 'Unsubscribed' end as blocked,
    array_to_string(other_addresses, ', ') as "otherAddresses"
  from customer_contacts where id > $1::uuid and ($2::text is null or strpos(words, search_key($2)) > 0)
    and ($3::text is null or status = $3) and ($4::text is null or ${hasAnyTag('tags', 'array[$4::text]')})
  order by id limit ${String(BATCH_SIZE)}`;

@Injectable()
export class ContactQueries {
  constructor(private readonly database: Database) {}

  async summary(): Promise<ContactSummary> {
    const [row] = await this.database.query<ContactSummary[]>(SUMMARY);
    if (!row) throw new Error('A select of figures always has a row.');
    return row;
  }

  /** Every tag in its most frequent spelling, with the number of contacts that have it. */
  tags(): Promise<TagCount[]> {
    return this.database.query<TagCount[]>(TAGS);
  }

  async suppressionOf(address: string): Promise<SuppressionReason | null> {
    const [row] = await this.database.query<{ reason: SuppressionReason }[]>(
      'select reason from email_suppressions where key = email_suppression_key($1)',
      [address],
    );
    return row?.reason ?? null;
  }

  /** All addresses of the person with this one: of their contact, and of those that were merged into it. */
  async addressesOf(address: string): Promise<string[]> {
    const rows = await this.database.query<{ address: string }[]>(
      `select $1 as address union select unnest(address || other_addresses) from customer_contacts
         where address = lower($1) or other_addresses @> array[lower($1)]`,
      [address],
    );
    const others = rows.map((row) => row.address).filter((one) => one.toLowerCase() !== address.toLowerCase());
    return [address, ...others];
  }

  @FindsMergedGuests()
  mergedGuests(addresses: readonly string[]): Promise<MergedGuest[]> {
    return this.database.query<MergedGuest[]>(
      `select given.address, array_agg(distinct other) as others from unnest($1::text[]) given (address)
         join customer_contacts contact on contact.other_addresses <> '{}'
           and (contact.address = given.address or contact.other_addresses @> array[given.address])
         cross join lateral unnest(contact.address || contact.other_addresses) other
       where other <> given.address group by given.address`,
      [addresses],
    );
  }

  /** All contacts, or those that match, in batches and in order of creation, so that a long list needs little memory. */
  async *all({ text, status, tag }: Narrowed): AsyncGenerator<ExportedContact> {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.database.query<{ id: string }[]>(EXPORTED, [last, text, status, tag]);
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < BATCH_SIZE) return;
      last = end.id;
    }
  }
}
