import { listOf } from '../../../../../platform/lists/list-of.js';
import { EmailHistorySchema } from './email-history.schema.js';

const { nextTryAt: _, ...columns } = EmailHistorySchema.options.columns;

export const emailHistory = listOf(
  { tableName: 'email_history', columns },
  { scopes: { all: ['true'] }, filters: { campaignId: 'campaign_id = :campaignId', status: 'status = :status' } },
);
