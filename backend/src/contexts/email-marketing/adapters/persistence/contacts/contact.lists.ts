import { listOf } from '../../../../../platform/lists/list-of.js';
import { tallyOf } from '../../../../../platform/persistence/tally.js';
import { CONTACT_STATUSES, type ContactStatus } from '../../../domain/contacts/contact.js';
import { ContactSchema } from './contact.schema.js';

const WORDS = `(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(coalesce(phone, ''), '\\D', '', 'g'))`;
/** Nobody looks through more; they type another letter. */
const FOUND_AT_MOST = 10_001;

/** Why nothing is sent to somebody's address, whatever else is known of them. */
const SUPPRESSED = '(select reason from email_suppressions where key = email_suppression_key(address))';

const columns = { ...ContactSchema.options.columns, suppressed: { type: 'text', name: SUPPRESSED } } as const;
const filters = {
  status: 'status = :status',
  // Three letters and more are looked up, and only then put in order; fewer are never far from the beginning of the list.
  words: `id = any(array(select id from customer_contacts where ${WORDS} ilike :words limit ${String(FOUND_AT_MOST)}))`,
  letters: `${WORDS} ilike :letters`,
};

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
  { scopes: { all: ['true'] }, totals: { all: countOf() }, filters },
);

/** Those who have one tag, by an index of their own. */
export const taggedContactList = listOf(
  { tableName: 'tagged_contacts', columns },
  { scopes: { all: ['true'] }, filters: { tag: 'tag = :tag', ...filters } },
);
