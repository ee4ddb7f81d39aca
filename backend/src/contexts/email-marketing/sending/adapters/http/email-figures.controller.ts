import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../../platform/http/security/access.js';
import { ReadReplica } from '../../../../../platform/persistence/read-replica.js';
import { type EmailCounts, type EmailFigures, EmailFiguresQuery } from '../persistence/email-figures.query.js';
import { OptionalCampaignId, OptionalPeriod } from './email-period.js';

class EmailFiguresOf {
  @OptionalPeriod({ default: 30 })
  readonly days: number = 30;

  @OptionalCampaignId()
  readonly campaignId?: string;
}

class EmailCountsView implements EmailCounts {
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'Opened or clicked by a person.' }) opened!: number;
  @ApiProperty() clicked!: number;
  @ApiProperty() bounced!: number;
  @ApiProperty() unsubscribed!: number;
}

class EmailFiguresView extends EmailCountsView implements EmailFigures {
  @ApiProperty({ type: EmailCountsView, description: 'The same of as many days before.' }) before!: EmailCountsView;
}

@ApiTags('email marketing')
@Controller('email-history/summary')
@Roles('manager', 'admin')
@ReadReplica()
export class EmailFiguresController {
  constructor(private readonly figures: EmailFiguresQuery) {}

  /** Statistics of emails sent in the last days. */
  @Get()
  @ApiOkResponse({ type: EmailFiguresView })
  read(@Query() { days, campaignId }: EmailFiguresOf): Promise<EmailFiguresView> {
    return this.figures.read(days, campaignId ?? null);
  }
}
