import { isFound } from '../../../../platform/lists/search.js';
import { listOf } from '../../../../platform/lists/list-of.js';
import { counterOf, counterOfAny } from '../../../../platform/persistence/counter-triggers.js';
import { CONTENT_STATUSES } from '../../domain/scheduled-content.js';
import { ScheduledContentSchema } from './scheduled-content.schema.js';

const TABLE = 'scheduled_content';
const STATUS = 'status = :status';

/** All content, by creation time. */
export const scheduledContentList = listOf(ScheduledContentSchema.options, {
  scopes: { all: ['true'] },
  totals: { all: counterOf(TABLE, ...CONTENT_STATUSES) },
  totalsBy: { status: counterOfAny(TABLE, ':status') },
  filters: { words: isFound('title', ':words'), status: STATUS },
});

/** Content of some days by its date. */
export const calendarList = listOf(ScheduledContentSchema.options, {
  scopes: { all: ['true'] },
  newestBy: 'scheduled_date',
  filters: {
    from: 'scheduled_date >= :from::timestamptz',
    before: 'scheduled_date < :before::timestamptz',
    status: STATUS,
  },
});

/** Drafts whose deadline is near or has passed. */
export const upcomingList = listOf(ScheduledContentSchema.options, {
  scopes: { drafts: [`status = 'draft'`] },
  newestBy: 'approval_deadline',
  filters: { before: 'approval_deadline < :before::timestamptz' },
});
