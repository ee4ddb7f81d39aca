import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CAMPAIGN_STATUSES, type CampaignStatus } from '../../../sending/domain/index.js';
import { type Campaign, SUBJECT_TEST_HOURS, type SubjectTestHours } from '../../domain/campaign.js';
import type { Finding, PreFlight } from '../../domain/pre-flight.service.js';
import { RECIPIENT_KINDS, type RecipientCriteria } from '../../../contacts/domain/index.js';
import type { CampaignSurroundings, LeavingUnapproved } from '../persistence/campaigns.query.js';
import { type Approval, APPROVALS } from '../../../settings/domain/index.js';
import { MailPreviewView } from '../../../templates/index.js';

const optional = { type: String, nullable: true };

/** Recipients of a campaign; the type determines which other field is present. */
export class RecipientCriteriaView {
  @ApiProperty({ enum: RECIPIENT_KINDS }) type!: RecipientCriteria['type'];
  @ApiPropertyOptional({ type: [String] }) tags?: readonly string[];
  @ApiPropertyOptional({ type: [String] }) emails?: readonly string[];
  @ApiPropertyOptional() segmentId?: string;
}

/** The same in a list, where one's own list of addresses is only counted. */
export class ListedCriteriaView {
  @ApiProperty({ enum: RECIPIENT_KINDS }) type!: RecipientCriteria['type'];
  @ApiPropertyOptional({ type: [String] }) tags?: readonly string[];
  @ApiPropertyOptional() count?: number;
  @ApiPropertyOptional() segmentId?: string;
}

class CampaignFacts {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty(optional) description!: string | null;
  @ApiProperty() subject!: string;
  @ApiProperty({ ...optional, description: 'Tested against the first one on a tenth of the recipients.' })
  subjectB!: string | null;
  @ApiProperty({ enum: SUBJECT_TEST_HOURS, description: 'How long two subjects are tested.' })
  subjectTestHours!: SubjectTestHours;
  @ApiProperty({ ...optional, description: 'Text that inboxes show after the subject.' }) previewText!: string | null;
  @ApiProperty(optional) templateId!: string | null;
  @ApiProperty(optional) templateName!: string | null;
  @ApiProperty({ ...optional, description: 'Current name of the segment in the criteria.' })
  segmentName!: string | null;
  @ApiProperty({ type: [String], description: 'Tags in the criteria.' }) targetSegment!: readonly string[];
  @ApiProperty({ description: 'Number of contacts that matched the criteria when they were saved.' })
  recipientCount!: number;
  @ApiProperty({ enum: CAMPAIGN_STATUSES }) status!: CampaignStatus;
  @ApiProperty({ ...optional, description: 'Why it was paused automatically.' }) statusReason!: string | null;
  @ApiProperty(optional) scheduledDate!: string | null;
  @ApiProperty({ description: 'Whether it also goes to people who got another campaign within a week.' })
  ignoresWeeklyLimit!: boolean;
  @ApiProperty({ description: 'Whether the archive of the website shows it once it has been sent.' })
  inArchive!: boolean;
  @ApiProperty(optional) startedAt!: string | null;
  @ApiProperty(optional) sentDate!: string | null;
  @ApiProperty({ enum: APPROVALS, nullable: true }) approval!: Approval | null;
  @ApiProperty(optional) approvalComments!: string | null;
  @ApiProperty(optional) approvedBy!: string | null;
  @ApiProperty(optional) approvedAt!: string | null;
  @ApiProperty() totalRecipients!: number;
  @ApiProperty() totalSent!: number;
  @ApiProperty() totalOpened!: number;
  @ApiProperty() totalClicked!: number;
  @ApiProperty() totalBounced!: number;
  @ApiProperty() createdBy!: string;
  @ApiProperty() createdByRole!: string;
  @ApiProperty() createdAt!: string;
  @ApiProperty() updatedAt!: string;
}

/** A campaign as the list shows it (campaign.list.ts writes the same shape). */
export class ListedCampaignView extends CampaignFacts {
  @ApiProperty() recipientCriteria!: ListedCriteriaView;
}

export class CampaignView extends CampaignFacts {
  @ApiProperty() recipientCriteria!: RecipientCriteriaView;
  @ApiProperty({ description: 'As written; sanitize before showing it as HTML.' }) htmlContent!: string;
  @ApiProperty(optional) textContent!: string | null;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

export function campaignView(campaign: Campaign, surroundings: CampaignSurroundings): CampaignView {
  return {
    ...campaign,
    ...surroundings,
    scheduledDate: iso(campaign.scheduledDate),
    startedAt: iso(campaign.startedAt),
    sentDate: iso(campaign.sentDate),
    approvedAt: iso(campaign.approvedAt),
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
  };
}

export class CampaignFindingView implements Finding {
  @ApiProperty({ enum: ['error', 'warning'] }) level!: Finding['level'];
  @ApiProperty() message!: string;
}

export class LeftOutView {
  @ApiProperty() notOptedIn!: number;
  @ApiProperty() inactive!: number;
  @ApiProperty() unsubscribed!: number;
  @ApiProperty() bounced!: number;
  @ApiProperty() duplicates!: number;
  @ApiProperty() malformed!: number;
  @ApiProperty({ description: 'Contacts who got another campaign within the week before this one is sent.' })
  emailedThisWeek!: number;
}

export class PreFlightView implements PreFlight {
  @ApiProperty() recipients!: number;
  @ApiProperty() leftOut!: LeftOutView;
  @ApiProperty({ type: [CampaignFindingView] }) findings!: readonly Finding[];
}

export class CampaignReachView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Who would get it, without those who got another campaign this week.' })
  recipients!: number;
  @ApiProperty() emailedThisWeek!: number;
}

/** The owner's decision applies to this version of the campaign. */
export class CampaignPreviewView extends MailPreviewView {
  @ApiProperty(optional) subjectB!: string | null;
  @ApiProperty() updatedAt!: string;
}

class LeavingCampaignView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() scheduledDate!: string;
}

export class LeavingUnapprovedView implements LeavingUnapproved {
  @ApiProperty({ description: 'Scheduled campaigns that the owner has not approved.' }) campaigns!: number;
  @ApiProperty({ type: [LeavingCampaignView], description: 'The next three to be sent.' })
  next!: readonly LeavingCampaignView[];
  @ApiProperty({ description: 'Active automations that the owner has not approved.' }) automations!: number;
}

export class CampaignSummaryView {
  @ApiProperty() total!: number;
  @ApiProperty() draft!: number;
  @ApiProperty() scheduled!: number;
  @ApiProperty() sending!: number;
  @ApiProperty() sent!: number;
  @ApiProperty() paused!: number;
  @ApiProperty() cancelled!: number;
}
