import { isFound } from '../../../../platform/lists/search.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { EnquirySchema } from './enquiry.schema.js';
import { countOf } from './enquiry.tally.js';

/** Searched text. */
export const LOOKED_THROUGH = "name || ' ' || email || ' ' || data::text";

export const enquiryList = listOf(EnquirySchema.options, {
  scopes: { all: ['true'], unread: ['not is_read'], read: ['is_read'] },
  totals: { all: countOf(), unread: countOf(undefined, false), read: countOf(undefined, true) },
  filters: {
    kind: 'kind = :kind',
    // Must match the predicates of the indexes.
    guests: `kind in ('contact', 'gift')`,
    agency: `kind not in ('contact', 'gift')`,
    words: isFound(LOOKED_THROUGH, ':words'),
  },
  json: { isRead: 'is_read::text' },
});
