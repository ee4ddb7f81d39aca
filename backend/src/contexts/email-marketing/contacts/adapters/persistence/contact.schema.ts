import type { EntitySchemaColumnOptions } from 'typeorm';
import { listOf } from '../../../../../platform/lists/list-of.js';
import type { Data } from '../../../../../kernel/data.js';
import {
  AddressTaken,
  CONTACT,
  Contact,
  CONTACT_STATUSES,
  type ContactSort,
  type ContactStatus,
  nameOf,
} from '../../domain/contact.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import type { SortKey } from '../../../../../platform/lists/sorting.js';
import { counterOf, counterOfAny } from '../../../../../platform/persistence/counter-triggers.js';

/** Contacts who may be emailed. */
export const contactsForPrograms = listOf(
  {
    tableName: 'customer_contacts',
    columns: {
      id: { type: 'uuid' },
      email: { type: 'text' },
      firstName: { type: 'text', name: 'first_name' },
      lastName: { type: 'text', name: 'last_name' },
      tags: { type: 'text', array: true },
      createdAt: { type: 'timestamptz', name: 'created_at' },
    },
  },
  {
    scopes: {
      all: [
        `status = 'active' and email_opt_in
         and not exists (select from email_suppressions where key = suppression_key)`,
      ],
    },
  },
);

const isAmong = (tags: string) =>
  `list = 'contact_tags' and lower(key) = any(array(select lower(unnest(${tags}::text[]))))`;

/** SQL for how often contacts have one of the tags, in any spelling. */
export const counterOfTags = (tags: string): string =>
  `(select coalesce(sum(n), 0)::int from tallies where ${isAmong(tags)})`;

/** SQL that is true if a column of tags contains one of them in any spelling: the tag index lists all spellings in use. */
export const hasAnyTag = (column: string, tags: string): string =>
  `${column} && array(select distinct key from tallies where ${isAmong(tags)})`;

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
      otherAddresses: { type: 'text', array: true, name: 'other_addresses' },
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

/** Why an address is suppressed, regardless of the contact's other data. */
const SUPPRESSED = '(select reason from email_suppressions where key = suppression_key)';

const columns = { ...ContactSchema.options.columns, suppressed: { type: 'text', name: SUPPRESSED } } as const;
const filters = { status: 'status = :status' };
const search = { column: 'words', index: { table: 'contacts_by_status' } };

/** SQL for the number of contacts with these statuses, optionally only those who opted in. */
export function countOf(
  statuses: readonly ContactStatus[] = CONTACT_STATUSES,
  optedIn: readonly boolean[] = [true, false],
): string {
  const keys = statuses.flatMap((status) => optedIn.map((opted) => `${status}/${String(opted)}`));
  return counterOf('customer_contacts', ...keys);
}

const last = (without: string, key: string) => ({
  ascending: `(case ${without} when '' then '1' else '0' end || ${key})`,
  descending: `(case ${without} when '' then '0' else '1' end || ${key})`,
});
const both = (key: string) => ({ ascending: key, descending: key });

/** Contacts without a last name or a visit come last. The indexes use the same expressions. */
const sorts: Readonly<Record<ContactSort, SortKey>> = {
  name: { type: 'text', ...last('last_name', 'sort_name') },
  email: { type: 'text', ...both('(address collate "C")') },
  createdAt: { type: 'timestamptz', ...both('created_at') },
  lastVisit: {
    type: 'timestamptz',
    ascending: `coalesce(last_visit, '2999-12-31T00:00:00Z'::timestamptz)`,
    descending: `coalesce(last_visit, '1000-01-01T00:00:00Z'::timestamptz)`,
  },
  totalVisits: { type: 'integer', ...both('total_visits') },
};

const [first, ...others] = CONTACT_STATUSES;
const ofStatus = (status: ContactStatus) => `status = '${status}'`;

export const contactList = listOf(
  { tableName: 'customer_contacts', columns },
  {
    // Indexes of the sorted list start with the status, so that one index serves all contacts and those of a status.
    scopes: { all: ['true'], ofEachStatus: [ofStatus(first), ...others.map(ofStatus)] },
    totals: { all: countOf(), ofEachStatus: countOf() },
    sorts,
    totalsBy: { status: counterOfAny('customer_contacts', `:status || '/true'`, `:status || '/false'`) },
    filters,
    search,
  },
);

const TAG = 'array[:tag::text]';

/** Contacts with one tag, which have a separate index. */
export const taggedContactList = listOf(
  { tableName: 'tagged_contacts', columns },
  {
    scopes: { all: ['true'] },
    totalsBy: { tag: counterOfTags(TAG) },
    filters: { tag: 'lower(tag) = lower(:tag::text)', ...filters },
    search: { ...search, index: { ...search.index, filters: { tag: hasAnyTag('tags', TAG) } } },
  },
);

/**
 * The same, sorted. It finds all contacts with the tag first and then sorts them: with an index in sort order,
 * PostgreSQL would search all contacts for a rare tag. The status is therefore written in a form that does not match
 * those indexes.
 */
export const sortedTaggedContactList = listOf(
  { tableName: 'customer_contacts', columns },
  {
    scopes: { all: ['true'] },
    totalsBy: { tag: counterOfTags(TAG) },
    sorts,
    filters: { tag: hasAnyTag('tags', TAG), status: `status || '' = :status` },
    search,
  },
);
