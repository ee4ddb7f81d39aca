import { listOf } from '../../../../platform/lists/list-of.js';
import { EnquirySchema } from './enquiry.schema.js';
import { countOf } from './enquiry.tally.js';

export const enquiryList = listOf(EnquirySchema.options, {
  scopes: { all: ['true'], unread: ['not is_read'], read: ['is_read'] },
  totals: { all: countOf(), unread: countOf(undefined, false), read: countOf(undefined, true) },
  filters: { kind: 'kind = :kind', words: "(name || ' ' || email || ' ' || data::text) ilike :words" },
  json: { isRead: 'is_read::text' },
});
