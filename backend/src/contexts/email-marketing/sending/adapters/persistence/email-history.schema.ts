import type { EntitySchemaColumnOptions } from 'typeorm';
import { listOf } from '../../../../../platform/lists/list-of.js';
import { TableSchema } from '../../../../../platform/persistence/table-schema.js';
import type { EmailHistoryRecord } from '../../domain/ports/sending.js';

/** Columns that screens show; columns needed only for sending are used in its SQL alone. */
export const EmailHistorySchema = new TableSchema<EmailHistoryRecord>({
  name: 'EmailHistory',
  tableName: 'email_history',
  columns: {
    id: { type: 'uuid', primary: true },
    campaignId: { type: 'uuid', name: 'campaign_id', nullable: true },
    templateId: { type: 'uuid', name: 'template_id', nullable: true },
    recipientEmail: { type: 'text', name: 'recipient_email' },
    recipientName: { type: 'text', name: 'recipient_name' },
    subject: { type: 'text' },
    htmlContent: { type: 'text', name: 'html_content', nullable: true },
    textContent: { type: 'text', name: 'text_content', nullable: true },
    emailType: { type: 'text', name: 'email_type' },
    status: { type: 'text' },
    openedAt: { type: 'timestamptz', precision: 3, name: 'opened_at', nullable: true },
    clickedAt: { type: 'timestamptz', precision: 3, name: 'clicked_at', nullable: true },
    bouncedAt: { type: 'timestamptz', precision: 3, name: 'bounced_at', nullable: true },
    failureReason: { type: 'text', name: 'failure_reason', nullable: true },
    sentBy: { type: 'text', name: 'sent_by' },
    sentByRole: { type: 'text', name: 'sent_by_role' },
    sentAt: { type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    nextTryAt: { type: 'timestamptz', precision: 3, name: 'next_try_at' },
  } satisfies Record<keyof EmailHistoryRecord, EntitySchemaColumnOptions>,
});

/** Filter of a list: rows whose `column` is at most `:days` days old. */
export const sinceDays = (column: string) => `${column} >= :now::timestamptz - :days::int * interval '1 day'`;

const MAX_COUNTED = 10_000;

/** Counts the matching rows, at most 10,000. The order makes PostgreSQL use the column's index, not read the whole table. */
export const countSinceDays = (table: string, condition: string, column: string) =>
  `select case when count(*) > ${String(MAX_COUNTED)} then '${String(MAX_COUNTED)}+' else count(*)::text end
    from (select 1 from ${table} where ${condition} and ${sinceDays(column)} order by ${column} desc limit ${String(MAX_COUNTED + 1)}) latest`;

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
