import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Data } from '../../../../../kernel/data.js';
import { Campaign } from '../../domain/campaign.js';
import { TrackedSchema } from '../../../../../platform/persistence/tracked-schema.js';
import { CAMPAIGN, CAMPAIGN_STATUSES } from '../../../sending/domain/index.js';
import { isFound } from '../../../../../platform/lists/search.js';
import { listOf } from '../../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../../platform/persistence/counter-triggers.js';
import { countSinceDays, sinceDays } from '../../../sending/index.js';

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
      subjectB: { type: 'text', name: 'subject_b', nullable: true },
      subjectTestHours: { type: 'smallint', name: 'subject_test_hours' },
      previewText: { type: 'text', name: 'preview_text', nullable: true },
      htmlContent: { type: 'text', name: 'html_content' },
      textContent: { type: 'text', name: 'text_content', nullable: true },
      templateId: { type: 'uuid', name: 'template_id', nullable: true },
      templateName: { type: 'text', name: 'template_name', nullable: true },
      recipientCriteria: { type: 'jsonb', name: 'recipient_criteria' },
      targetSegment: { type: 'text', array: true, name: 'target_segment' },
      recipientCount: { type: 'integer', name: 'recipient_count' },
      status: { type: 'text' },
      statusReason: { type: 'text', name: 'status_reason', nullable: true },
      ignoresWeeklyLimit: { type: 'boolean', name: 'ignores_weekly_limit' },
      inArchive: { type: 'boolean', name: 'in_archive' },
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

const { htmlContent: _html, textContent: _text, ...columns } = CampaignSchema.options.columns;
const total = (name: string): EntitySchemaColumnOptions => ({ type: 'integer', name });

/** Without content and addresses, which are read with the single campaign, and with what the sending has counted. */
const LISTED = {
  tableName: 'email_campaign_list',
  columns: {
    ...columns,
    recipientCriteria: { type: 'jsonb' as const, name: 'listed_criteria' },
    segmentName: { type: 'text' as const, name: 'segment_name' },
    totalRecipients: total('total_recipients'),
    totalSent: total('total_sent'),
    totalOpened: total('total_opened'),
    totalClicked: total('total_clicked'),
    totalBounced: total('total_bounced'),
  },
};

export const campaignList = listOf(LISTED, {
  scopes: { all: ['true'] },
  totals: { all: counterOf('email_campaigns', ...CAMPAIGN_STATUSES) },
  filters: {
    words: isFound(`name || ' ' || subject`, ':words'),
    status: 'status = :status',
    campaignId: 'id = :campaignId',
    decidable: `status in ('draft', 'scheduled', 'paused') and started_at is null`,
  },
});

const STARTED = 'started_at is not null';

/** Those whose sending has begun, the latest first. */
export const startedCampaignList = listOf(LISTED, {
  scopes: { all: [STARTED] },
  newestBy: 'started_at',
  filters: { status: 'status = :status', campaignId: 'id = :campaignId', days: sinceDays('started_at') },
  totalsBy: { days: countSinceDays('email_campaigns', STARTED, 'started_at') },
});

/** Campaigns by the day they go out: started ones by their start, others by their scheduled date. */
export const campaignCalendar = listOf(LISTED, {
  scopes: { all: ['leaves_at is not null'] },
  newestBy: 'leaves_at',
  filters: { from: 'leaves_at >= :from::timestamptz', before: 'leaves_at < :before::timestamptz' },
});
