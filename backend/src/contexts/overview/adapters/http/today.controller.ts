import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../kernel/actor.js';
import { CurrentActor, Roles } from '../../../../platform/http/security/access.js';
import { MailCaps } from '../../../../platform/mail/mail-caps.js';
import { MailQueue } from '../../../../platform/mail/mail-queue.js';
import { DueApprovalsQuery } from '../../../approvals/index.js';
import { LeavingTodayQuery } from '../../../email-marketing/index.js';
import { EnquiryQueries } from '../../../enquiries/index.js';
import { MailboxSummaryQuery, ownMailbox } from '../../../messaging/index.js';
import { DueRequestsQuery } from '../../../reservations/index.js';
import { approvalsView, campaignView, requestsView, TodayView } from './today.views.js';

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
    private readonly campaigns: LeavingTodayQuery,
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
      this.campaigns.read(),
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
