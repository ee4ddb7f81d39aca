import { listOf } from '../../../../../platform/lists/list-of.js';
import type { SortKey } from '../../../../../platform/lists/sorting.js';
import { counterOf, counterOfAny } from '../../../../../platform/persistence/counter-triggers.js';
import { CONTACT_STATUSES, type ContactSort, type ContactStatus } from '../../domain/contact.js';
import { ContactSchema } from './contact.schema.js';
import { hasAnyTag, counterOfTags } from './tags.query.js';

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

/** Those who have one tag, by an index of their own. */
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
