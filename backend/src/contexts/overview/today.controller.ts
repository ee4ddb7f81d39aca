import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Controller, Get } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType, type DueApprovals, DueApprovalsQuery } from '../approvals/index.js';
import { type LeavingCampaign, CampaignNumbers } from '../email-marketing/index.js';
import {
  type DueRequests,
  DueRequestsQuery,
  PARTY_SIZES,
  type PartySize,
  TIME_SLOTS,
  type TimeSlot,
} from '../reservations/index.js';
import type { Actor } from '../../kernel/actor.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { MailCaps } from '../../platform/mail/mail-caps.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { EnquiryQueries } from '../enquiries/index.js';
import { MailboxSummaryQuery, ownMailbox } from '../messaging/index.js';

class DueRequestView {
  @ApiProperty() id!: string;
  @ApiProperty() customerName!: string;
  @ApiProperty({ enum: PARTY_SIZES }) partySize!: PartySize;
  @ApiProperty({ description: 'YYYY-MM-DD' }) preferredDate!: string;
  @ApiProperty({ enum: TIME_SLOTS }) preferredTime!: TimeSlot;
  @ApiProperty() createdAt!: string;
  @ApiProperty({ description: 'Deadline for the promised reply.' })
  answerBy!: string;
}

class DueApprovalView {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: CONTENT_TYPES }) contentType!: ContentType;
  @ApiProperty() submittedBy!: string;
  @ApiProperty({ type: String, nullable: true }) scheduledDate!: string | null;
  @ApiProperty() createdAt!: string;
  @ApiProperty() approvalDeadline!: string;
}

class MailTodayView {
  @ApiProperty({ description: 'Emails that failed and are being retried.' }) waiting!: number;
  @ApiProperty({ description: 'Emails that could not be sent in the last seven days.' }) failed!: number;
  @ApiProperty({ description: 'Emails that were not created in the last 24 hours because of the limit per address.' })
  heldBack!: number;
}

class CampaignTodayView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true }) scheduledDate!: string | null;
  @ApiProperty() recipientCount!: number;
  @ApiProperty({ description: 'It is not sent before the owner approves it.' }) approvalNeeded!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it was paused automatically; null if it is on schedule.',
  })
  statusReason!: string | null;
}

class UnreadView {
  @ApiProperty() unread!: number;
}

export class TodayView {
  @ApiProperty({
    type: [DueRequestView],
    description: 'Requests without a reply for 18 hours, or for today or tomorrow; oldest first, at most ten.',
  })
  requests!: DueRequestView[];
  @ApiProperty() requestsTotal!: number;
  @ApiProperty({
    type: [DueApprovalView],
    description: 'Approvals due within three days or overdue; earliest first, at most ten.',
  })
  approvals!: DueApprovalView[];
  @ApiProperty() approvalsTotal!: number;
  @ApiProperty() mail!: MailTodayView;
  @ApiProperty({
    type: [CampaignTodayView],
    description: 'Campaigns scheduled for today, or due but paused automatically.',
  })
  campaigns!: CampaignTodayView[];
  @ApiProperty({ description: 'Unread messages in the owner’s inbox.' }) messages!: UnreadView;
  @ApiProperty() enquiries!: UnreadView;
}

const requestsView = ({ requests, total }: DueRequests): Pick<TodayView, 'requests' | 'requestsTotal'> => ({
  requests: requests.map(({ createdAt, answerBy, ...request }) => ({
    ...request,
    createdAt: createdAt.toISOString(),
    answerBy: answerBy.toISOString(),
  })),
  requestsTotal: total,
});

const approvalsView = ({ approvals, total }: DueApprovals): Pick<TodayView, 'approvals' | 'approvalsTotal'> => ({
  approvals: approvals.map(({ scheduledDate, createdAt, approvalDeadline, ...item }) => ({
    ...item,
    scheduledDate: scheduledDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    approvalDeadline: approvalDeadline.toISOString(),
  })),
  approvalsTotal: total,
});

const campaignView = ({ scheduledDate, ...campaign }: LeavingCampaign): CampaignTodayView => ({
  ...campaign,
  scheduledDate: scheduledDate?.toISOString() ?? null,
});

/** Number of rows that fit on a screen without scrolling; totals show how many more there are. */
const SHOWN = 10;

@ApiTags('overview')
@Controller('admin/today')
@Roles('admin')
export class TodayController {
  constructor(
    private readonly requests: DueRequestsQuery,
    private readonly approvals: DueApprovalsQuery,
    private readonly mailQueue: MailQueue,
    private readonly caps: MailCaps,
    private readonly campaigns: CampaignNumbers,
    private readonly mailboxes: MailboxSummaryQuery,
    private readonly enquiries: EnquiryQueries,
  ) {}

  /** What needs the owner today. Three questions at a time: a poll must not take the connections of all other calls. */
  @Get()
  @ApiOkResponse({ type: TodayView })
  async read(@CurrentActor() actor: Actor): Promise<TodayView> {
    const [requests, approvals, campaigns] = await Promise.all([
      this.requests.read(SHOWN),
      this.approvals.read(SHOWN),
      this.campaigns.leavingToday(),
    ]);
    const [waiting, failed, heldBack] = await Promise.all([
      this.mailQueue.waiting(),
      this.mailQueue.countFailed(),
      this.caps.countWithheld(),
    ]);
    const [mailbox, enquiries] = await Promise.all([this.mailboxes.read(ownMailbox(actor)), this.enquiries.summary()]);
    return {
      ...requestsView(requests),
      ...approvalsView(approvals),
      mail: { waiting: waiting?.count ?? 0, failed, heldBack },
      campaigns: campaigns.map(campaignView),
      messages: { unread: mailbox.unread },
      enquiries: { unread: enquiries.unread },
    };
  }
}
