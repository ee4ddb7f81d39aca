import { listOf } from '../../../../platform/lists/list-of.js';
import { tallyOf } from '../../../../platform/persistence/tally.js';
import { ENQUIRY_KINDS } from '../../domain/enquiry.js';
import { EnquirySchema } from './enquiry.schema.js';

export const enquiryList = listOf(EnquirySchema.options, {
  scopes: { all: ['true'], unread: ['not is_read'], read: ['is_read'] },
  totals: {
    all: tallyOf('enquiries', ...ENQUIRY_KINDS),
    unread: '(select count(*) from enquiries where not is_read)',
    read: `${tallyOf('enquiries', ...ENQUIRY_KINDS)} - (select count(*) from enquiries where not is_read)`,
  },
  filters: { kind: 'kind = :kind', words: "(name || ' ' || email || ' ' || data::text) ilike :words" },
  json: { isRead: 'is_read::text' },
});
