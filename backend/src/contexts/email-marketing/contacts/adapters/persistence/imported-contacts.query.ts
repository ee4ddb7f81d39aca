import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/persistence/database.js';
import type { Consent } from '../../domain/contact.js';
import type { AddressOf, ImportedPerson } from '../../domain/contact-import.js';
import type { ImportedContacts } from '../../domain/contact-imports.service.js';

const COLUMNS = `email text, address text, "firstName" text, "lastName" text, phone text, "dateOfBirth" text, tags text[], notes text, "canOptIn" boolean, status text`;

const LEFT = `(select reason in ('unsubscribed', 'complained') from email_suppressions where key = email_suppression_key(r.address))`;

const UNSUBSCRIBED = `select r.address from unnest($1::text[]) as r (address)
  where ${LEFT} or exists (select from customer_contacts known where known.address = r.address and known.status = 'unsubscribed')`;

const ADD = `
  insert into customer_contacts (id, first_name, last_name, email, phone, date_of_birth, tags, notes, source,
    email_opt_in, consent, status, created_at, updated_at)
  select id, "firstName", "lastName", email, phone, "dateOfBirth", tags, notes, 'import',
    agrees, case when agrees then $2::jsonb end, case when has_left then 'unsubscribed' else status end, $3, $3
  from (select r.*, coalesce(${LEFT}, false) as has_left, $2::jsonb is not null and r."canOptIn" and not coalesce(${LEFT}, false) as agrees
    from jsonb_to_recordset($1) as r (id uuid, ${COLUMNS})) people
  where not exists (select from customer_contacts k where k.other_addresses @> array[people.address])
  on conflict (address) do nothing`;

const UPDATE = `
  update customer_contacts c set
    first_name = coalesce(nullif(r."firstName", ''), c.first_name), last_name = coalesce(nullif(r."lastName", ''), c.last_name),
    phone = coalesce(r.phone, c.phone), date_of_birth = coalesce(r."dateOfBirth", c.date_of_birth),
    notes = coalesce(r.notes, c.notes),
    tags = c.tags || array(select tag from unnest(r.tags) as tag where lower(tag) <> all (select lower(own) from unnest(c.tags) as own)),
    email_opt_in = c.email_opt_in or agrees, consent = case when c.email_opt_in or not agrees then c.consent else $2::jsonb end,
    updated_at = $3
  from (select r.*, $2::jsonb is not null and r."canOptIn" and not coalesce(${LEFT}, false) and known.status <> 'unsubscribed' as agrees
    from jsonb_to_recordset($1) as r (${COLUMNS}) join customer_contacts known on known.address = r.address) r
  where c.address = r.address`;

/**
 * Rows with the address of a contact that was merged into another one: they fill what is empty and add tags. Consent
 * belongs to the address, so they never opt the contact in or out.
 */
const UPDATE_MERGED = `
  update customer_contacts c set phone = coalesce(c.phone, $2), date_of_birth = coalesce(c.date_of_birth, $3),
    notes = coalesce(c.notes, $4),
    tags = c.tags || array(select tag from unnest($5::text[]) as tag where lower(tag) <> all (select lower(own) from unnest(c.tags) as own)),
    updated_at = $6
  where c.other_addresses @> array[$1::text] and not exists (select from customer_contacts own where own.address = $1)`;

const MERGED = `select given.address from unnest($1::text[]) as given (address)
  where exists (select from customer_contacts known where known.other_addresses @> array[given.address])
    and not exists (select from customer_contacts own where own.address = given.address)`;

const OPT_OUT = `
  update customer_contacts c set email_opt_in = false, consent = null,
    status = case when r.status = 'unsubscribed' then r.status else c.status end, updated_at = $2
  from jsonb_to_recordset($1) as r (${COLUMNS})
  where c.address = r.address and (c.email_opt_in or (r.status = 'unsubscribed' and c.status <> r.status))`;

const SUPPRESS = `
  insert into email_suppressions as known (key, reason, detail)
  select distinct email_suppression_key(address), 'unsubscribed', 'import' from jsonb_to_recordset($1) as r (${COLUMNS}) order by 1
  on conflict (key) do update set reason = excluded.reason, detail = excluded.detail where known.reason = 'bounced' or known.detail like 'merge %'`;

@Injectable()
export class PgImportedContacts implements ImportedContacts {
  constructor(private readonly database: Database) {}

  async known(addresses: readonly string[]): Promise<Map<string, AddressOf>> {
    const rows = await this.database.query<{ address: string }[]>(
      'select address from customer_contacts where address = any($1)',
      [addresses],
    );
    const own = rows.map(({ address }) => [address, 'contact'] as const);
    const merged = [...(await this.merged(addresses))].map((address) => [address, 'merged-contact'] as const);
    return new Map<string, AddressOf>([...own, ...merged]);
  }

  async unsubscribed(addresses: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ address: string }[]>(UNSUBSCRIBED, [addresses]);
    return new Set(rows.map(({ address }) => address));
  }

  async add(
    people: readonly (ImportedPerson & { readonly id: string })[],
    consent: Consent | null,
    now: Date,
  ): Promise<void> {
    await this.send(ADD, people, consent, now);
  }

  async update(people: readonly ImportedPerson[], consent: Consent | null, now: Date): Promise<void> {
    await this.send(UPDATE, people, consent, now);
    const merged = await this.merged(people.map(({ address }) => address));
    for (const { address, phone, dateOfBirth, notes, tags } of people) {
      if (merged.has(address)) {
        await this.database.query(UPDATE_MERGED, [address, phone, dateOfBirth, notes, tags, now]);
      }
    }
  }

  async optOut(people: readonly ImportedPerson[], now: Date): Promise<void> {
    if (people.length === 0) return;
    await this.database.query(OPT_OUT, [JSON.stringify(people), now]);
    const merged = await this.merged(people.map(({ address }) => address));
    await this.suppress(people.filter(({ address }) => merged.has(address)));
  }

  async suppress(people: readonly ImportedPerson[]): Promise<void> {
    if (people.length > 0) await this.database.query(SUPPRESS, [JSON.stringify(people)]);
  }

  /** Filters the addresses of contacts that were merged into others. */
  private async merged(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ address: string }[]>(MERGED, [addresses]);
    return new Set(rows.map(({ address }) => address));
  }

  private async send(text: string, people: readonly object[], consent: Consent | null, now: Date): Promise<void> {
    if (people.length === 0) return;
    await this.database.query(text, [JSON.stringify(people), consent && JSON.stringify(consent), now]);
  }
}
