import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../../kernel/data.js';
import { Campaign } from '../../../domain/campaigns/campaign.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { CAMPAIGN } from '../../../domain/campaigns/campaign.events.js';

const instant = (name: string) => ({ type: 'timestamptz', precision: 3, name }) as const;

export const CampaignSchema = new TrackedSchema<Campaign>(
  {
    name: 'Campaign',
    target: Campaign,
    tableName: 'email_campaigns',
    columns: {
      id: { type: 'uuid', primary: true },
      name: { type: 'text' },
      description: { type: 'text', nullable: true },
      subject: { type: 'text' },
      htmlContent: { type: 'text', name: 'html_content' },
      textContent: { type: 'text', name: 'text_content', nullable: true },
      templateId: { type: 'uuid', name: 'template_id', nullable: true },
      templateName: { type: 'text', name: 'template_name', nullable: true },
      recipientCriteria: { type: 'jsonb', name: 'recipient_criteria' },
      targetSegment: { type: 'text', array: true, name: 'target_segment' },
      recipientCount: { type: 'integer', name: 'recipient_count' },
      status: { type: 'text' },
      statusReason: { type: 'text', name: 'status_reason', nullable: true },
      scheduledDate: { ...instant('scheduled_date'), nullable: true },
      startedAt: { ...instant('started_at'), nullable: true },
      sentDate: { ...instant('sent_date'), nullable: true },
      approval: { type: 'text', nullable: true },
      approvalComments: { type: 'text', name: 'approval_comments', nullable: true },
      approvedBy: { type: 'text', name: 'approved_by', nullable: true },
      approvedAt: { ...instant('approved_at'), nullable: true },
      createdBy: { type: 'text', name: 'created_by' },
      createdByRole: { type: 'text', name: 'created_by_role' },
      createdAt: instant('created_at'),
      updatedAt: instant('updated_at'),
    } satisfies Record<keyof Data<Campaign>, EntitySchemaColumnOptions>,
  },
  { subject: CAMPAIGN, nameOf: ({ name }) => name },
);
