import { isFound } from '../../../../../platform/lists/search.js';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { listOf } from '../../../../../platform/lists/list-of.js';
import { counterOf } from '../../../../../platform/persistence/counter-triggers.js';
import { CAMPAIGN_STATUSES } from '../../../sending/domain/index.js';
import { countSinceDays, sinceDays } from '../../../sending/index.js';
import { CampaignSchema } from './campaign.schema.js';

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
