import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { EmailHistoryRecord } from '../../domain/email-history.js';

/** Columns that screens show; columns needed only for sending are used in its SQL alone. */
export const EmailHistorySchema = new EntitySchema<EmailHistoryRecord>({
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
