import { listOf } from '../../../../../platform/lists/list-of.js';
import { countSinceDays, sinceDays } from './since-days.query.js';
import { EmailHistorySchema } from './email-history.schema.js';

const { nextTryAt: _next, htmlContent: _html, textContent: _text, ...columns } = EmailHistorySchema.options.columns;

const LISTED = { tableName: 'email_history', columns };
const filters = { campaignId: 'campaign_id = :campaignId', status: 'status = :status' };

export const emailHistory = listOf(LISTED, { scopes: { all: ['true'] }, filters });

const LEFT = `email_type in ('campaign', 'automation') and sent_at is not null`;

/** Sent emails as the statistics of a period count them. */
export const emailActivity = listOf(LISTED, {
  scopes: { all: [LEFT] },
  newestBy: 'sent_at',
  filters: { ...filters, days: sinceDays('sent_at') },
  totalsBy: { days: countSinceDays(LISTED.tableName, LEFT, 'sent_at') },
});
