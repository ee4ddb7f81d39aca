import { ApiProperty } from '@nestjs/swagger';
import { OptionalOneOf } from '../../../../../platform/http/fields/index.js';
import { PageQuery } from '../../../../../platform/lists/page-query.js';
import { EMAIL_STATUSES, EMAIL_TYPES, type EmailStatus } from '../../domain/email-history.js';
import type { Progress } from '../../domain/ports/sending.js';
import type { ClickedLink } from '../persistence/clicked-links.query.js';
import { OptionalCampaignId, OptionalPeriod } from './email-period.js';

export class EmailHistoryQuery extends PageQuery {
  @OptionalCampaignId()
  readonly campaignId?: string;

  @OptionalPeriod({ description: 'Campaigns’ and automations’ mails that left in so many days, the latest first.' })
  readonly days?: number;

  @OptionalOneOf(EMAIL_STATUSES)
  readonly status?: EmailStatus;
}

export class EmailHistoryView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) campaignId!: string | null;
  @ApiProperty({ type: String, nullable: true }) templateId!: string | null;
  @ApiProperty() recipientEmail!: string;
  @ApiProperty() recipientName!: string;
  @ApiProperty() subject!: string;
  @ApiProperty({ enum: EMAIL_TYPES }) emailType!: string;
  @ApiProperty({ enum: EMAIL_STATUSES }) status!: EmailStatus;
  @ApiProperty({ type: String, nullable: true }) openedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) clickedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) bouncedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) failureReason!: string | null;
  @ApiProperty() sentBy!: string;
  @ApiProperty() sentByRole!: string;
  @ApiProperty({ type: String, nullable: true }) sentAt!: string | null;
  @ApiProperty() createdAt!: string;
}

export class CampaignProgressView implements Progress {
  @ApiProperty() total!: number;
  @ApiProperty({ description: 'What left, also what came back.' }) sent!: number;
  @ApiProperty() failed!: number;
  @ApiProperty() bounced!: number;
  @ApiProperty({ description: 'What waits for its turn.' }) left!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null while nothing is sent.' })
  perMinute!: number | null;
  @ApiProperty({ type: Number, nullable: true }) secondsLeft!: number | null;
}

export class ClickedLinkView implements ClickedLink {
  @ApiProperty() url!: string;
  @ApiProperty({ description: 'How many recipients have followed it; programs are not counted.' }) people!: number;
  @ApiProperty() clicks!: number;
}
