import { applyDecorators, Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Roles } from '../../../../../platform/http/security/access.js';
import { ReadReplica } from '../../../../../platform/persistence/read-replica.js';
import {
  type ClickedLink,
  type EmailCounts,
  type EmailFigures,
  EmailFiguresQuery,
} from '../persistence/email-figures.query.js';
import { FromDigits, OptionalOneOf } from '../../../../../platform/http/fields/index.js';
import { IfNoneMatch, PageQuery } from '../../../../../platform/lists/page-query.js';
import {
  EMAIL_STATUSES,
  EMAIL_TYPES,
  type EmailStatus,
  type Progress,
  type SubjectTest,
} from '../../domain/ports/sending.js';
import type { ListPage, UnchangedPage } from '../../../../../platform/lists/list-page.js';
import { Lists } from '../../../../../platform/lists/lists.js';
import { emailActivity, emailHistory } from '../persistence/email-history.schema.js';

const PERIODS = [7, 30, 90, 365];

/** Number of days that statistics cover. */
export const OptionalPeriod = (api: { default?: number; description?: string } = {}) =>
  applyDecorators(
    ApiPropertyOptional({ enum: PERIODS, ...api }),
    IsOptional(),
    FromDigits(),
    IsIn(PERIODS, { message: 'days must be one of 7, 30, 90, 365.' }),
  );

export const OptionalCampaignId = () =>
  applyDecorators(
    ApiPropertyOptional({ format: 'uuid' }),
    IsOptional(),
    IsUUID(undefined, { message: 'campaignId must be the id of a campaign.' }),
  );

class EmailFiguresOf {
  @OptionalPeriod({ default: 30 })
  readonly days: number = 30;

  @OptionalCampaignId()
  readonly campaignId?: string;
}

class EmailCountsView implements EmailCounts {
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'Opened or clicked by a person, not a program.' }) opened!: number;
  @ApiProperty() clicked!: number;
  @ApiProperty() bounced!: number;
  @ApiProperty() unsubscribed!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Spam reports; null for a single campaign.' })
  complaints!: number | null;
}

class EmailFiguresView extends EmailCountsView implements EmailFigures {
  @ApiProperty({ type: EmailCountsView, description: 'The same numbers for the preceding period of equal length.' })
  before!: EmailCountsView;
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

class EmailHistoryQuery extends PageQuery {
  @OptionalCampaignId()
  readonly campaignId?: string;

  @OptionalPeriod({ description: 'Campaign and automation emails sent within this many days, newest first.' })
  readonly days?: number;

  @OptionalOneOf(EMAIL_STATUSES)
  readonly status?: EmailStatus;
}

class EmailHistoryView {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) campaignId!: string | null;
  @ApiProperty({ type: String, nullable: true }) templateId!: string | null;
  @ApiProperty() recipientEmail!: string;
  @ApiProperty() recipientName!: string;
  @ApiProperty() subject!: string;
  @ApiProperty({ enum: EMAIL_TYPES }) emailType!: string;
  @ApiProperty({
    enum: EMAIL_STATUSES,
    description:
      '`failed`: could not be sent, or was skipped. `canceled`: the campaign was canceled before it was sent.',
  })
  status!: EmailStatus;
  @ApiProperty({ type: String, nullable: true }) openedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) clickedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) bouncedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) failureReason!: string | null;
  @ApiProperty() sentBy!: string;
  @ApiProperty() sentByRole!: string;
  @ApiProperty({ type: String, nullable: true }) sentAt!: string | null;
  @ApiProperty() createdAt!: string;
}

class TestedSubjectView {
  @ApiProperty() subject!: string;
  @ApiProperty() sent!: number;
  @ApiProperty({ description: 'Opened or clicked by a person.' }) opened!: number;
  @ApiProperty() clicked!: number;
}

class SubjectTestView implements SubjectTest {
  @ApiProperty() a!: TestedSubjectView;
  @ApiProperty() b!: TestedSubjectView;
  @ApiProperty({ enum: ['A', 'B'], nullable: true, description: 'null while the test runs.' }) winner!:
    | 'A'
    | 'B'
    | null;
  @ApiProperty({ type: String, nullable: true }) chosenAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'When the winner is chosen.' }) decidesAt!: string | null;
}

export class CampaignProgressView implements Progress {
  @ApiProperty({ type: SubjectTestView, nullable: true, description: 'Of a campaign with two subjects.' })
  subjectTest!: SubjectTestView | null;
  @ApiProperty() total!: number;
  @ApiProperty({ description: 'Emails sent, including bounced ones.' }) sent!: number;
  @ApiProperty() failed!: number;
  @ApiProperty({ description: 'Skipped because they got another campaign within a week.' }) skipped!: number;
  @ApiProperty({ description: 'Not sent because the campaign was canceled.' }) canceled!: number;
  @ApiProperty() bounced!: number;
  @ApiProperty({ description: 'Emails still to be sent.' }) left!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null while nothing is sent.' })
  perMinute!: number | null;
  @ApiProperty({ type: Number, nullable: true }) secondsLeft!: number | null;
}

export class ClickedLinkView implements ClickedLink {
  @ApiProperty() url!: string;
  @ApiProperty({ description: 'Number of recipients who clicked it, without programs.' }) people!: number;
  @ApiProperty() clicks!: number;
}

@ApiTags('e-mail')
@Controller('email-history')
@Roles('manager', 'admin')
@ReadReplica()
export class EmailHistoryController {
  constructor(private readonly lists: Lists) {}

  @Get()
  @ApiOkResponse({ type: [EmailHistoryView] })
  list(
    @Query() { campaignId, status, days, ...page }: EmailHistoryQuery,
    @IfNoneMatch() known?: string,
  ): Promise<ListPage | UnchangedPage> {
    const listRequest = { ...page, scope: 'all', filter: { campaignId, status } } as const;
    return days === undefined
      ? this.lists.page(emailHistory, listRequest, known)
      : this.lists.page(
          emailActivity,
          { ...listRequest, filter: { ...listRequest.filter, days: String(days) } },
          known,
        );
  }
}
