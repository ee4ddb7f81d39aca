import { listOf } from '../../../../../platform/lists/list-of.js';
import { tallyOf, tallyOfAny } from '../../../../../platform/persistence/tally.js';
import { CONTACT_STATUSES, type ContactStatus } from '../../domain/contact.js';
import { ContactSchema } from './contact.schema.js';
import { hasAnyTag, tallyOfTags } from './tags.query.js';

/** Why nothing is sent to somebody's address, whatever else is known of them. */
const SUPPRESSED = '(select reason from email_suppressions where key = email_suppression_key(address))';

const columns = { ...ContactSchema.options.columns, suppressed: { type: 'text', name: SUPPRESSED } } as const;
const filters = { status: 'status = :status' };
const search = { column: 'words', index: { table: 'contacts_by_status' } };

/** SQL for how many contacts there are of these statuses; of those alone who opted in, when it is said. */
export function countOf(
  statuses: readonly ContactStatus[] = CONTACT_STATUSES,
  optedIn: readonly boolean[] = [true, false],
): string {
  const keys = statuses.flatMap((status) => optedIn.map((opted) => `${status}/${String(opted)}`));
  return tallyOf('customer_contacts', ...keys);
}

export const contactList = listOf(
  { tableName: 'customer_contacts', columns },
  {
    scopes: { all: ['true'] },
    totals: { all: countOf() },
    totalsBy: { status: tallyOfAny('customer_contacts', `:status || '/true'`, `:status || '/false'`) },
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
    totalsBy: { tag: tallyOfTags(TAG) },
    filters: { tag: 'lower(tag) = lower(:tag::text)', ...filters },
    search: { ...search, index: { ...search.index, filters: { tag: hasAnyTag('tags', TAG) } } },
  },
);
